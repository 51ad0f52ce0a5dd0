import type { Argument } from '../../../../argument/arguments.ts';
import { careReasons } from './care-reasons.ts';
import { comfortReasons } from './comfort-reasons.ts';
import { roadReasons } from './road-reasons.ts';
import { useReasons } from './use-reasons.ts';

/** Why things are good to have, said without addressing anyone, so that every style may use it. */
export const reasons: readonly Argument[] = [
  ...roadReasons,
  ...comfortReasons,
  ...useReasons,
  ...careReasons,
];
