import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

/** The terms of the sale, each a clause of a sentence of their own. */
const terms = '<. {deals}>.';

const warranted: Phrases = [
  `Prix demandé : {price}, {warranty} comprise${terms}`,
  `Nous {la} proposons à {price}, {warranty} comprise${terms}`,
  `{il} part pour {price}, {warranty} comprise${terms}`,
  `Le tout pour {price}, {warranty} comprise${terms}`,
  `Pour {price}, {themodel} part avec {unewarranty}${terms}`,
  `Côté prix, {price}, {warranty} comprise${terms}`,
  `Le prix est de {price}, {warranty} comprise${terms}`,
  `newDriver :: Pour commencer à rouler, comptez {price}, {warranty} comprise${terms}`,
  `adult :: Le prix à retenir : {price}, {warranty} comprise${terms}`,
  `{price}, {warranty} comprise${terms}`,
  `Le prix : {price}, {warranty} comprise${terms}`,
  `Comptez {price}, {warranty} comprise${terms}`,
  `{price} à l’achat et {unewarranty} pour la suite${terms}`,
  `{auto} est à {price}, {warranty} comprise${terms}`,
  `{themodel} est à vous pour {price}, {warranty} comprise${terms}`,
  `Vous {la} trouvez chez nous à {price}, {warranty} comprise${terms}`,
  `À {price}, {warranty} comprise, {auto} attend son prochain propriétaire${terms}`,
  `Il faut {price} pour {la} garer chez vous, {warranty} comprise${terms}`,
  `thrifty :: Pour vos comptes : {price}, {warranty} comprise${terms}`,
  `thrifty :: Le chiffre à retenir : {price}, {warranty} comprise${terms}`,
  `goodDeal :: À mettre en face des autres annonces : {price}, {warranty} comprise${terms}`,
  `goodDeal :: {price} avec {unewarranty} : comparez${terms}`,
  `family :: {price} pour toute la famille, {warranty} comprise${terms}`,
  `young & !dear :: {price}, {warranty} comprise, et le reste pour les week-ends${terms}`,
  `onTrips :: {price}, {warranty} comprise : il reste à choisir la destination${terms}`,
  `atWork & cargo :: {price}, {warranty} comprise : au travail${terms}`,
  `dear :: Son prix est de {price}, {warranty} comprise${terms}`,
  `inCity & small :: {price}, {warranty} comprise, et la ville rétrécit${terms}`,
  `stylish :: {price} pour en profiter, {warranty} comprise${terms}`,
];

const unwarranted: Phrases = [
  `{price}, sans garantie{!warranty}${terms}`,
  `Le prix : {price}, vente sans garantie{!warranty}${terms}`,
  `{auto} se vend {price}, sans garantie{!warranty}${terms}`,
  `Comptez {price}, sans garantie{!warranty}, et prenez le temps de regarder${terms}`,
  `classic :: {price}, sans garantie{!warranty}, comme souvent à cet âge${terms}`,
];

const plain: Phrases = [
  `Le prix : {price}${terms}`,
  `{auto} est à {price}${terms}`,
  `Comptez {price}${terms}`,
  `{auto} est à vous pour {price}${terms}`,
  `thrifty :: Pour vos comptes : {price}${terms}`,
  `family :: {price} pour toute la famille${terms}`,
  `atWork & cargo :: {price}, et au travail${terms}`,
  `young & goodDeal :: {price} : comparez, puis décidez${terms}`,
];

const asked: Phrases = [
  `!unwarranted :: Pour le prix, un appel suffit{asked}<, {warranty} comprise>${terms}`,
  `!unwarranted :: Le prix se donne au téléphone{asked}<, {warranty} comprise>${terms}`,
  `!unwarranted :: Prix {ondemand}<, {warranty} comprise>${terms}`,
  `unwarranted :: Prix {ondemand}, vente sans garantie{!warranty}${terms}`,
  `unwarranted :: Le prix se donne au téléphone{asked}, et la vente se fait sans garantie{!warranty}${terms}`,
];

const broken: Phrases = [
  `priced & !unwarranted :: {price}<, {warranty} comprise>, réparation en plus${terms}`,
  `priced & !unwarranted :: Le prix : {price}<, {warranty} comprise>. La réparation s’y ajoute${terms}`,
  `priced & unwarranted :: {price}, sans garantie{!warranty}, réparation en plus${terms}`,
  `priced & unwarranted :: Le prix : {price}, sans garantie{!warranty}. La réparation s’y ajoute${terms}`,
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('!damaged & priced & warranted', warranted),
  ...each('!damaged & priced & unwarranted', unwarranted),
  ...each('!damaged & priced & !warranted & !unwarranted', plain),
  ...each('!damaged & !priced', asked),
  ...each('damaged', broken),
];
