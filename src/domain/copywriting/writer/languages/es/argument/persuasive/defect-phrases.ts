import type { Phrases } from '../../../voice.ts';

/** What is wrong, plainly, before the price. */
export const defects: Phrases = [
  'Te lo decimos antes de la visita: tiene {things}.',
  'Antes de venir debes saber que tiene {things}.',
  '!damaged :: No todo está bien: tiene {things}.',
  'Cuando lo veas, fíjate en esto: {things}.',
  '!damaged :: También te contamos lo que no está bien: {things}.',
  'Hay algo que debes saber: {auto} tiene {things}.',
  'Debes saber que {auto} {damageClauses}.',
  'Antes de decidir, ten en cuenta que {auto} {damageClauses}.',
  'Te lo decimos ya: {auto} {damageClauses}.',
  'En cuanto al estado, {states}.',
];
