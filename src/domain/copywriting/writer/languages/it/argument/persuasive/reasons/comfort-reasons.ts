import type { Argument } from '../../../../../argument/arguments.ts';
import { cabinPairReasons } from './cabin-pair-reasons.ts';
import { cabinReasons } from './cabin-reasons.ts';
import { energyReasons } from './energy-reasons.ts';
import { looksReasons } from './looks-reasons.ts';
import { spaceReasons } from './space-reasons.ts';
import { wheelsReasons } from './wheels-reasons.ts';

/** Why comfort, looks, space, wheels and energy are worth having. */
export const comfortReasons: readonly Argument[] = [
  ...cabinPairReasons,
  ...cabinReasons,
  ...looksReasons,
  ...spaceReasons,
  ...wheelsReasons,
  ...energyReasons,
];
