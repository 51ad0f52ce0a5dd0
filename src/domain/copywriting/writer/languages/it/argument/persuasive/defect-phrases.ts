import type { Phrases } from '../../../voice.ts';

/** What is wrong, in one row or as predicates of the car: plainly, before the price. */
export const defects: Phrases = [
  '(C’è/Ci sono) {things}, e te lo diciamo prima della visita.',
  'Prima di venire sappi che (c’è/ci sono) {things}.',
  'Meglio dirlo adesso: (c’è/ci sono) {things}.',
  'Da mettere in conto (c’è/ci sono) {things}.',

  'Per correttezza ti segnaliamo {things}.',
  'Ti diciamo anche quello che non va: {things}.',
  'Sappi che {auto} {damageClauses}.',
  'Prima di decidere tieni presente che {auto} {damageClauses}.',
  'Va detto che {auto} {damageClauses}.',
  'È giusto che tu lo sappia: {auto} {damageClauses}.',
  'Quanto al resto, {states}.',
  'Per il resto {states}.',
];
