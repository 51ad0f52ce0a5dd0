import type { Phrases } from '../../../voice.ts';

/** What is wrong, in one row or as predicates of the car: plainly, before the price. */
export const defects: Phrases = [
  'It has {things}, and we would rather tell you now.',
  'Before you come, you should know about {things}.',
  'Not everything is perfect: it has {things}.',
  'When you come to see it, look at this too: {things}.',
  'In fairness, we should point out {things}.',
  'You will see {things} when you look closely.',
  'You should know that it {damageHas}.',
  'Before you decide, bear in mind that it {damageHas}.',
  'We would rather tell you now: it {damageHas}.',
  'In fairness, we should add that it {damageHas}.',
  'One more thing to know: {states}.',
  'As it stands, {states}.',
];
