import { type Angle, angles } from '../../../plan/angles.ts';
import type { Phrases } from '../../voice.ts';

/** A sober text closes with its invitation; these stand ready for a plan that asks for more. */
const closings: Phrases = [
  'Whatever is not said here can be [seen|asked] on the spot.',
  '{themodel} can be judged for itself, [in person|at leisure].',
  'The rest is best [seen in person|judged face to face].',
];

export const professionalClosings = Object.fromEntries(angles.map((angle) => [angle, closings])) as Record<
  Angle,
  Phrases
>;
