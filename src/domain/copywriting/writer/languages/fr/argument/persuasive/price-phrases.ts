import type { Phrases } from '../../../voice.ts';

const each = (condition: string, phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `${condition} & ${phrase}` : `${condition} :: ${phrase}`));

const warranted: Phrases = [
  'Le prix est de {price} et comprend {unewarranty}<; {dealNotes}>.',
  'Nous en demandons {price}, avec {unewarranty}<; {dealNotes}>.',
  '{auto} coûte {price} et vous l’achetez avec {unewarranty}<; {dealNotes}>.',
  'Pour {price}, vous repartez avec {unewarranty}<; {dealNotes}>.',
  '{auto} est à vous pour {price}, {warranty} comprise<; {dealNotes}>.',
  'Après l’achat, vous comptez sur {unewarranty}; le prix est de {price}<. Conditions : {dealNotes}>.',
  'thrifty :: Pour vos comptes, le prix est de {price} et comprend {unewarranty}<; {dealNotes}>.',
  'goodDeal :: Si vous comparez les annonces, notez que pour {price} vous avez aussi {unewarranty}<; {dealNotes}>.',
  'family :: Si vous en parlez à la maison, retenez le prix de {price}, avec {unewarranty}<; {dealNotes}>.',
  'newDriver :: Si c’est votre premier achat, le prix est de {price} et vous avez {unewarranty}<; {dealNotes}>.',
  'atWork & cargo :: Pour travailler l’esprit tranquille, vous avez {unewarranty}, et le prix est de {price}<; {dealNotes}>.',
  'dear :: Un tel achat se décide dans le calme : le prix est de {price} et comprend {unewarranty}<; {dealNotes}>.',
  'lasting :: Si vous comptez garder {themodel} longtemps, vous commencez avec {unewarranty}; le prix est de {price}<. Conditions : {dealNotes}>.',
  'defective :: Vous savez ce qui est à revoir; le prix est de {price} et comprend {unewarranty}<. Conditions : {dealNotes}>.',
];

const unwarranted: Phrases = [
  'Le prix est de {price} et la garantie n’est pas comprise{!warranty}<; {dealNotes}>.',
  'Nous en demandons {price}, sans garantie{!warranty}<; {dealNotes}>.',
  '{auto} coûte {price}, sans garantie{!warranty} : prenez le temps de bien regarder avant de décider<; {dealNotes}>.',
  '{auto} se vend {price}, sans garantie{!warranty}<; {dealNotes}>.',
  'thrifty :: Pour vos comptes, le prix est de {price} et la garantie n’est pas comprise{!warranty}<; {dealNotes}>.',
  'classic :: Venez avec quelqu’un qui connaît ces voitures, car la vente se fait sans garantie{!warranty}; le prix est de {price}<. Conditions : {dealNotes}>.',
];

const plain: Phrases = [
  'Le prix est de {price}<; {dealNotes}>.',
  '{auto} coûte {price}<; {dealNotes}>.',
  'Nous en demandons {price}<; {dealNotes}>.',
  '{auto} est à vous pour {price}<; {dealNotes}>.',
  'thrifty :: Pour vos comptes, le prix est de {price}<; {dealNotes}>.',
  'family :: Si vous en parlez à la maison, retenez le prix de {price}<; {dealNotes}>.',
];

/** What a car that is hardly used is called, with its price. */
const fresh = (kind: string): Phrases => [
  `priced & warranted :: C’est ${kind}{!condition}: le prix est de {price} et comprend {unewarranty}<; {dealNotes}>.`,
  `priced & warranted :: Pour {price}, vous avez ${kind}{!condition} avec {unewarranty}<; {dealNotes}>.`,
  `priced & !warranted & !unwarranted :: C’est ${kind}{!condition}, et le prix est de {price}<; {dealNotes}>.`,
  `priced & unwarranted :: C’est ${kind}{!condition} au prix de {price}, sans garantie{!warranty}<; {dealNotes}>.`,
  `!priced :: C’est ${kind}{!condition}<, avec {unewarranty}>; pour le prix, appelez-nous<. Conditions : {dealNotes}>.`,
];

const asked: Phrases = [
  '!unwarranted :: Demandez-nous le prix<, {warranty} comprise><; {dealNotes}>.',
  '!unwarranted :: Pour connaître le prix<, qui comprend {unewarranty}>, appelez-nous ou écrivez-nous<; {dealNotes}>.',
  'unwarranted :: Demandez-nous le prix; la garantie n’est pas comprise{!warranty}<. Conditions : {dealNotes}>.',
];

const broken: Phrases = [
  'priced & !unwarranted :: Le prix est de {price}<, avec {unewarranty}>, et la réparation est à prévoir en plus<; {dealNotes}>.',
  'priced & !unwarranted :: Nous en demandons {price}<, avec {unewarranty}>; ajoutez-y la réparation<. Conditions : {dealNotes}>.',
  'priced & unwarranted :: Le prix est de {price}, sans garantie{!warranty}, et la réparation est à prévoir en plus<; {dealNotes}>.',
  'priced & unwarranted :: Nous en demandons {price}, sans garantie{!warranty}; ajoutez-y la réparation<. Conditions : {dealNotes}>.',
];

/** The price, what covers the buyer and the terms. */
export const price: Phrases = [
  ...each('!damaged & priced & warranted', warranted),
  ...each('!damaged & priced & unwarranted', unwarranted),
  ...each('!damaged & priced & !warranted & !unwarranted', plain),
  ...each('!damaged & !priced', asked),
  ...each('!damaged & km0', fresh('un véhicule 0 km')),
  ...each('!damaged & new', fresh('un véhicule neuf')),
  ...each('!damaged & company', fresh('un véhicule de société')),
  ...each('damaged', broken),
];
