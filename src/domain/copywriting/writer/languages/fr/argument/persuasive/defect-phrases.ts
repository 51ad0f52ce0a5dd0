import type { Phrases } from '../../../voice.ts';

/** What is wrong, plainly and as big as it is, before the price. */
export const defects: Phrases = [
  'À signaler : {things}.',
  'À savoir avant la visite : {things}.',
  '!rough :: Ce qui n’est pas parfait : {things}.',
  '!rough :: Un point à connaître : {things}.',
  '!rough :: Nous préférons l’écrire ici : {things}.',
  'rough :: Le relevé : {things}.',
  'rough :: Ce qui est à reprendre : {things}.',
  'rough :: La liste, telle quelle : {things}.',
  'À savoir : {auto} {damageClauses}.',
  'Avant de décider, notez que {auto} {damageClauses}.',
  'Nous le disons ici : {auto} {damageClauses}.',
  'Pour le reste, {states}.',
  'Bon point : {states}.',
];
