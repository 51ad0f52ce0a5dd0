import type { Argument } from '../../../../argument/arguments.ts';
import { cabinReasons } from './cabin-reasons.ts';
import { driveReasons } from './drive-reasons.ts';
import { workReasons } from './work-reasons.ts';

/** Things that belong together, each with what it does in the reader's day. */
export const reasons: readonly Argument[] = [...driveReasons, ...cabinReasons, ...workReasons];
