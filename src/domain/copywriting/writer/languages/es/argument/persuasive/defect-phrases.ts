import type { Phrases } from '../../../voice.ts';

/** What is wrong, plainly, before the price. */
export const defects: Phrases = [
  'Lo que conviene saber antes de venir: tiene {things}.',
  'También hay que contarlo: tiene {things}.',
  'Cuando vengas verás que tiene {things}.',
  '!rough :: Y un detalle que no escondemos: tiene {things}.',
  '!rough :: Para que no te lleves sorpresas: tiene {things}.',
  'rough :: El parte: {things}.',
  'rough :: Esto es lo que tiene: {things}.',
  'Conviene saber que {damageClauses}.',
  'También hay que contar que {damageClauses}.',
  'Antes de decidir, ten en cuenta que {damageClauses}.',
  'Por lo demás, {states}.',
  'Lo que sigue bien: {states}.',
];
