import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through, as an advertisement notes it. */
export const past: Phrases = [
  '{record}<, {data}>.',
  '{km} au compteur, {record}<. {data}>.',
  'Au dossier : {record}<, {km}><. {data}>.',
  'À retenir : {record}<, {data}>.',
  'À savoir aussi : {record}<. {data}>.',
  '{data}. {record}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{data}.',
  'En bref : {data}.',
  'La fiche : {data}.',
  'Pour le reste : {data}.',
  '{km} au compteur<, {data}>.',
  'Au compteur, {km}<. {data}>.',
  '{record}<, {data}>.',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'S’y (ajoute/ajoutent) {things}.',
  'Et aussi : {things0}.',
  'Sur la liste encore : {things0}.',
  'À noter également : {things0}.',
];

/** What of the form is left over. */
export const details: Phrases = ['{data}.', '{ch}<, {gear}>.', 'Carrosserie {colf}.', 'Compteur : {km}.'];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{deals}.',
  'Pour la vente : {deals}.',
  '{auto} {predicates}.',
  'À savoir sur la vente : {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Autant le dire tout de suite : {things0}.',
  'Avant d’aller plus loin : {things0}.',
  '{things0}, et cela ne se discute pas.',
];
