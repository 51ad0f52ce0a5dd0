import type { Phrases } from '../../../voice.ts';

/** What is wrong, in one row or as predicates of the car: as big as it is, before the price. */
export const defects: Phrases = [
  'To be straight with you, it has {things}.',
  '!damaged & !rough :: What is not perfect: {things}.',
  'damaged :: Come prepared for {things}.',
  'rough & !damaged :: Expect {things}.',
  '!rough :: You will find {things}, and we would rather you heard it from us.',
  '!damaged & !rough :: So that you know before you come: {things}.',
  'It has {things}.',
  '!rough :: To be straight with you, it {damageHas}.',
  'It {damageHas}.',
  '!rough :: So that you know before you come: it {damageHas}.',
  'As it stands, {states}.',
  'On the plus side, {states}.',
];
