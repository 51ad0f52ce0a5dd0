import type { Phrases } from '../../../voice.ts';

/** What the car is and has been through. */
export const past: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  'Vamos con los datos: {auto} {past}.',
  'Esto es lo que conviene saber: {auto} {past}.',
];

/** The same where nothing of it is of the past. */
export const state: Phrases = [
  '{auto} {past}.',
  '{themodel} {past}.',
  'En cuanto a los datos, {auto} {past}.',
];

/** Things that no theme has a word for. */
export const remaining: Phrases = [
  '{auto} lleva también {things0}.',
  'Además tienes {things0}.',
  'A todo eso se (suma/suman) {things}.',
  'También encontrarás {un things}.',
  'En el equipamiento hay además {things0}.',
];

/** What of the form is left over. */
export const details: Phrases = [
  'fiveDoors & !cargo & !van :: {auto} tiene {doors}, y detrás se entra sin mover los asientos delanteros.',
  'fiveDoors & family & !cargo & !van :: Con {doors}, los niños suben cada uno por su lado.',
  '{auto} tiene {doors}.',
  'La carrocería es {colf}.',
  'El motor tiene {cv}<, con {:gear+drive}>.',
  'Tiene {:gear+drive}.',
  'Hasta ahora {auto} ha recorrido {km}.',
];

/** Terms of sale that are sentences. */
export const terms: Phrases = [
  '{auto} {predicates}.',
  'Antes de venir, ten en cuenta que {auto} {predicates}.',
  'También debes saber que {auto} {predicates}.',
  'Sobre la venta, una cosa: {auto} {predicates}.',
];

/** That not everybody may buy the car. */
export const restrictions: Phrases = [
  'Este anuncio no es para todos: {auto} {things}.',
  'Lo decimos desde el principio: {auto} {things}.',
];

/** What no other sentence had room for. */
export const rest: Phrases = ['Queda por decir {mainFacts}.', 'Y un dato más: {essentials}.'];
