import type { Argument } from '../../../../../argument/arguments.ts';
import { cargoReasons } from './cargo-reasons.ts';
import { livingReasons } from './living-reasons.ts';
import { measureReasons } from './measure-reasons.ts';
import { trailReasons } from './trail-reasons.ts';

/** Why what serves at work, off the road and away from home is worth having. */
export const workReasons: readonly Argument[] = [
  ...cargoReasons,
  ...measureReasons,
  ...trailReasons,
  ...livingReasons,
];
