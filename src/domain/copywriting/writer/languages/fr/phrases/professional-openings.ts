import type { Angle } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';
import { gone, looks } from './fact-fragments.ts';
import { openingLinks } from './professional-links.ts';

/** What any car may open with when year and kilometres say its condition well enough. */
const general: Phrases = [
  `{this}< de {year}> est {unbody}${looks}${gone}.`,
  `Avec {km} au compteur, {this}< de {year}> est {unbody}${looks}.`,
  `Nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  `Nous proposons à la vente {this}< de {year}> : {unbody}${looks}${gone}.`,
  `{this} date de {year}< et compte {km}> : il s’agit de {unbody}${looks}.`,
  `{this}, {unbody}${looks}, date de {year}< et affiche {km}>.`,
  `Immatriculé@ en {year}, {this} est {unbody}${looks}${gone}.`,
  `Mis@ en circulation en {year}, {this} est {unbody}${looks}${gone}.`,
  `{this} roule depuis {year}< et totalise {km}> : c’est {unbody}${looks}.`,
  `{this}< de {year}> a parcouru {km} : c’est {unbody}${looks}.`,
  `{unbody}${looks}< de {year}>[, avec {km}|, {km} au compteur|, qui a parcouru {km}] : [voici {this}|c’est {this} que nous proposons|nous présentons {this}].`,
];

const worn: Phrases = [
  `{this} {used}< de {year}> est {unbody}${looks}${gone}.`,
  `Proposé@ {used}, {this}< de {year}> est {unbody}${looks}${gone}.`,
  `Nous proposons {this} {used}< de {year}>, {unbody}${looks}${gone}.`,
  `{this} {used} date de {year}< et compte {km}> : c’est {unbody}${looks}.`,
  `Nous vendons {this} {used}< de {year}>, {unbody}${looks}${gone}.`,
];

/** A condition that raises the value is said in the first sentence. */
const conditioned: Phrases = [
  `km0 :: {this}< de {year}> est un véhicule 0 km{!condition}<{nokm}> : {unbody}${looks}<, avec {km} au compteur>.`,
  `km0 :: Véhicule de démonstration 0 km{!condition}<{nokm}>, {this}< de {year}> est {unbody}${looks}<, avec {km} au compteur>.`,
  `km0 :: {unbody}${looks}, en véhicule 0 km{!condition}<{nokm}> : c’est {this}< de {year}><, avec {km}>.`,
  'km0 :: Nous proposons {this}< de {year}> en véhicule 0 km{!condition}<{nokm}> : {unbody}< {colb}>< à {doors}><, {km}>.',
  'new :: {this}< de {year}> est (neuf/neuve){!condition} : {unbody}< {colb}>< à {doors}><{nokm}><, {km}>.',
  'new :: (Neuf/Neuve){!condition}<{nokm}>, {this}< de {year}> est {unbody}< {colb}>< à {doors}><, {km}>.',
  'new :: {unbody}< {colb}>< à {doors}>, (neuf/neuve){!condition}<{nokm}> : voici {this}< de {year}><, {km}>.',
  'new :: Nous proposons {this} (neuf/neuve){!condition}<{nokm}><, de {year}> : {unbody}< {colb}>< à {doors}><, {km}>.',
  `company :: Véhicule de société{!condition}< de {year}>, {this} est {unbody}${looks}${gone}.`,
  `company :: {this}< de {year}> est un véhicule de société{!condition} : {unbody}${looks}${gone}.`,
  `company :: Issu@ d’une flotte de société{!condition}, {this}< de {year}> est {unbody}${looks}${gone}.`,
  `company :: {unbody}${looks}, ancien véhicule de direction{!condition} : {this}< de {year}><, avec {km}>.`,
];

const nameless: Phrases = [
  '{this}< de {year}><, vendu@ {used},> a parcouru {km}< et compte {doors}>< ; la carrosserie est {colf}>.',
  '{this}< de {year}> est {color}[<, compte {doors}> et totalise {km}|| et compte {doors}||].',
  'Nous proposons {this}< de {year}><, {used}><, {color}><, à {doors}><, avec {km}>.',
  'À vendre : {un}< de {year}><, {used}><, {color}><, à {doors}><, avec {km} au compteur>.',
  '{this}, mis@ en circulation en {year}, [est vendu@ {used}< et affiche {km}>||affiche {km}]< ; la carrosserie est {colf}< et compte {doors}>>.',
];

const usual = (phrases: Phrases): Phrases => phrases.map((phrase) => `!km0 & !new & !company :: ${phrase}`);

const any: Phrases = [
  ...openingLinks,
  ...usual(general),
  ...worn.map((phrase) => `used :: ${phrase}`),
  ...conditioned,
  ...nameless.map((phrase) => `bodyless & !km0 & !new & !company :: ${phrase}`),
  'bodyless & km0 :: {this}< de {year}> est un véhicule 0 km{!condition}<, {color}><, {doors}><, avec {km}>.',
  'bodyless & new :: {this}< de {year}> est (neuf/neuve){!condition}<, {color}><, {doors}>.',
  'bodyless & company :: {this}< de {year}> est un véhicule de société{!condition}<, {color}><, {doors}><, avec {km}>.',
];

/** What any car may open with, and an angle's own. */
const from = (...own: string[]): Phrases => [
  ...own.map((phrase) =>
    phrase.includes('::') ? `!km0 & !new & !company & ${phrase}` : `!km0 & !new & !company :: ${phrase}`,
  ),
  ...any,
];

const rest = `{this}< de {year}> est {unbody}${looks}${gone}`;

export const professionalOpenings = {
  damaged: [
    'crashed :: {this}< de {year}> est vendu@ accidenté@{!condition}<, avec {damageThings}><. {auto} {damageClauses}>.< {states}.>',
    'crashed :: {the}< de {year}> est un véhicule accidenté{!condition}< et présente {damageThings}>.< {states}.>',
    'crashed :: À vendre : {un}< de {year}>, véhicule accidenté{!condition}< ; constaté : {damage}>.< {states}.>',
    'crashed :: {this}< de {year}> est proposé@ en l’état d’un véhicule accidenté{!condition}.< Dans le détail : {damage}.>< {states}.>',
    'crashed :: À préciser d’emblée : {this}< de {year}> est accidenté@{!condition}<, avec {damageThings}>.< {states}.>',
    'crashed :: {this}< de {year}>, accidenté@{!condition}, est à réparer<. À noter : {damage}>.< {states}.>',
    '!crashed :: {this}< de {year}> est à réparer : {il} présente {damageThings}.< {states}.>',
    '!crashed :: À vendre : {un}< de {year}>, à remettre en état< ; à noter : {damage}>.< {states}.>',
    '!crashed :: {this}< de {year}> s’adresse à qui peut (le/la) réparer. À prévoir : {damage}.< {states}.>',
    '!crashed :: {this}< de {year}> n’est pas en ordre de marche<. À reprendre : {damage}>.< {states}.>',
    '!crashed :: Vendu@ à réparer, {this}< de {year}> demande du travail<. Constaté : {damage}>.< {states}.>',
  ],
  bare: [
    '{this}< de {year}> est à vendre< au prix de {price}>.',
    '{this}< de {year}> est disponible à la vente.',
    'À vendre : {un}< de {year}><, {color}><, avec {km}>.',
    'Nous proposons {this}< de {year}><, {unbody}><, avec {km}>.',
    'Cette annonce concerne {un}< de {year}><, {unbody}>< de couleur {colf}>.',
  ],
  van: [
    `{this}< de {year}> est un outil de travail : {unbody}${looks}${gone}.`,
    `Conçu pour le travail, {this}< de {year}> est {unbody}${looks}${gone}.`,
    `Pour le travail, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
    ...any,
  ],
  electric: from(
    `Électrique{!fuelType}, (silencieux/silencieuse) et (vif/vive) à l’accélération, ${rest}.`,
    `{this}< de {year}> est {unbody} {fuel}${looks}, qui roule sans bruit de moteur< ; le compteur affiche {km}>.`,
    `{this}< de {year}> est {unbody} {fuel}${looks}${gone}.`,
    `{this}< de {year}>, {unbody} {fuel}${looks}, [a parcouru|affiche] {km}.`,
  ),
  hydrogen: from(
    `{this}< de {year}> compte parmi les rares voitures à hydrogène{!fuelType} en circulation : {unbody}${looks}${gone}.`,
    `{this}< de {year}> est {unbody} {fuel}${looks}, qui fait le plein dans les stations dédiées< ; le compteur affiche {km}>.`,
  ),
  sports: from(
    `Pensé@ pour le plaisir de conduire, ${rest}.`,
    `Pour ceux qui aiment conduire, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  ),
  open: from(
    `À conduire à ciel ouvert, ${rest}.`,
    `Pour qui aime rouler au grand air, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  ),
  classic: from(
    `{this} date de {year}< et affiche {km}> : c’est {unbody}${looks} d’une autre époque.`,
    'Nous proposons aux amateurs {this} de {year}<, {color}><, à {doors}><, avec {km} au compteur>.',
  ),
  fresh: from(),
  firstCar: from(`Facile à conduire, ${rest}.`, `Simple à comprendre comme à utiliser, ${rest}.`),
  family: from(
    `Pensé@ pour la famille, ${rest}.`,
    `roomy :: (Spacieux/Spacieuse) et pratique, ${rest}.`,
    `Pour ceux qui voyagent en famille, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  ),
  wild: from(
    `Pour qui quitte souvent le bitume, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
    `Robuste et à l’aise hors des routes, ${rest}.`,
  ),
  luxury: from(
    `Élégant@ et reposant@, ${rest}.`,
    `Pour qui soigne sa façon de voyager, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  ),
  city: from(`Agile et peu encombrant@, ${rest}.`, `À l’aise en ville, ${rest}.`),
  budget: from(
    `Simple et économique à l’achat, ${rest}.`,
    `Pour qui va à l’essentiel, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  ),
  gas: from(
    `{this}< de {year}> {runs} : c’est {unbody}${looks}${gone}.`,
    `{this}< de {year}>, {unbody} {fuel}${looks}, intéressera ceux qui roulent beaucoup< ; le compteur affiche {km}>.`,
  ),
  hybrid: from(
    `{this}< de {year}> est {unbody} {fuel}${looks}${gone}.`,
    `{this}< de {year}>, {unbody} {fuel}${looks}, [a parcouru|affiche] {km}.`,
  ),
  style: from(
    `Soigné@ dans ses lignes, ${rest}.`,
    `{this}< de {year}> se remarque à sa ligne : c’est {unbody}${looks}${gone}.`,
  ),
  commuter: from(
    `Pour ceux qui prennent le volant chaque jour, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
    `À l’aise sur les trajets quotidiens, ${rest}.`,
  ),
  traveller: from(
    `À l’aise sur les longs trajets, ${rest}.`,
    `Pour les grands rouleurs, nous proposons {this}< de {year}>, {unbody}${looks}${gone}.`,
  ),
  allRound: from(`Prêt@ à des usages variés, ${rest}.`, `Équilibré@ et polyvalent@, ${rest}.`),
} satisfies Record<Angle, Phrases>;
