import type { Argument } from '../../../../argument/arguments.ts';
import { assistReasons } from '../reasons/assist-reasons.ts';
import { cabinReasons } from '../reasons/cabin-reasons.ts';
import { roadReasons } from '../reasons/road-reasons.ts';

/** Things that belong together, each with its plain use. */
export const reasons: readonly Argument[] = [...assistReasons, ...cabinReasons, ...roadReasons];
