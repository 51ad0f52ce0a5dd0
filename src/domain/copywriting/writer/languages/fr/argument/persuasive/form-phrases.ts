import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  'Passons aux faits : {auto} {past}.',
  'Voici ce que vous devez savoir : {auto} {past}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = ['{auto} {past}.', '{themodel} {past}.', 'Côté données, {auto} {past}.'];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  'Vous avez aussi {un things}.',
  'À cela (s’ajoute/s’ajoutent) {things}.',
  'Vous trouverez également {un things}.',
  '{auto} vous offre aussi {un things}.',
  'Dans l’équipement, vous avez encore {un things}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'fiveDoors & !cargo & !van :: {auto} a {doors}, et l’on monte à l’arrière sans déplacer les sièges avant.',
  'fiveDoors & family & !cargo & !van :: Avec {doors}, vos enfants montent chacun de leur côté.',
  '{auto} a {doors}.',
  'La carrosserie est {colf}.',
  'Le moteur développe {ch}<, avec {gear}< et {drive}>>.',
  '{auto} a {unegear}<, en {drive}>.',
  '{auto} est à {drive}.',
  'À ce jour, {auto} a parcouru {km}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Avant de venir, sachez que {auto} {predicates}.',
  'Un point à savoir sur la vente : {auto} {predicates}.',
  'Notez aussi que {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Cette annonce ne s’adresse pas à tous : {things0}.',
  'Nous vous le disons d’emblée : {things0}.',
];
