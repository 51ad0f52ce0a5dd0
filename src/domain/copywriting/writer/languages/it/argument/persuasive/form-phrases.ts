import type { Phrases } from '../../../voice.ts';

export { price } from './price-phrases.ts';

/** What the car is and has been through: from "ha 84.000 km" alone to a life told in full. */
export const past: Phrases = [
  '{past}.',
  '{auto} {past}.',
  '{themodel} {past}.',
  'damaged :: A parte il danno, {auto} {past}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = ['{past}.', '{auto} {past}.', '{themodel} {past}.'];

/** What was done to its parts, and how they are. */
export const work: Phrases = ['{work}.', 'Inoltre {work}.'];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  '{auto} ha anche {ha things}.',
  'Nella dotazione (c’è/ci sono) anche {things}.',
  'La dotazione comprende anche {things}.',
  'Inoltre {auto} ha {ha things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'fiveDoors & !cargo & !van :: Chi sale dietro apre la sua portiera, perché {auto} ha {doors}.',
  'fiveDoors & !cargo & !van :: {auto} ha {doors} e si sale dietro senza spostare i sedili davanti<; la carrozzeria è {colf}>.',
  'fiveDoors & family & !cargo & !van :: {auto} ha {doors}, e i bambini salgono dietro dalla loro portiera.',
  'fiveDoors & commuter & !cargo & !van :: {auto} ha {doors}, comode anche per appoggiare la borsa sul sedile dietro.',
  '!fiveDoors :: {auto} ha {doors}<, e la carrozzeria è {colf}>.',
  '{auto} ha {doors}.',
  'La carrozzeria è {colf}.',
  'Quanto alla meccanica, {auto} ha {il:gear+drive+cv}.',
  'Il contachilometri segna {km}.',
  'Fin qui {auto} ha percorso {km}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Prima di metterti in strada sappi che {auto} {predicates}.',
  'Te lo diciamo prima che tu venga: {auto} {predicates}.',
  'Tra le cose da sapere c’è anche che {auto} {predicates}.',
  'Sulla vendita c’è da sapere che {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Questo annuncio non è per tutti: {auto} {things}.',
  'Lo diciamo subito: {auto} {things}.',
  'Prima di tutto, {auto} {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = [
  '!front :: [Il prezzo è di {price}<, con {warranty}>||Hai anche la {warranty}||Ha {il:cv+gear+drive+colour}||Ha percorso {km}].',
  'front :: [Il prezzo è di {price}<, {warranty} compresa>||La {warranty} è compresa||{auto} ha {il:cv+gear+colour}||Ha percorso {km}].',
];
