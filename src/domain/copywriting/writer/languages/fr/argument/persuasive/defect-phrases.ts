import type { Phrases } from '../../../voice.ts';

/** What is wrong, plainly, before the price. */
export const defects: Phrases = [
  'Nous vous le disons avant la visite : {auto} présente {things}.',
  'Avant de venir, sachez qu’il y a {things}.',
  '!damaged :: Tout n’est pas en ordre : il y a {things}.',
  'En venant voir {auto}, regardez ce point : {things}.',
  '!damaged :: Nous vous signalons aussi ce qui ne va pas : {things}.',
  'À savoir avant de décider : {things}.',
  'Vous devez savoir que {auto} {damageClauses}.',
  'Avant de décider, tenez compte de ceci : {auto} {damageClauses}.',
  'Nous vous le disons tout de suite : {auto} {damageClauses}.',
  'Pour ce qui est de l’état, {states}.',
];
