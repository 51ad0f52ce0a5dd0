import type { Argument } from '../../../../argument/arguments.ts';
import { assistReasons } from '../reasons/assist-reasons.ts';
import { cabinReasons } from '../reasons/cabin-reasons.ts';
import { roadReasons } from '../reasons/road-reasons.ts';
import { readerReasons } from './reader-reasons.ts';

/** Things that belong together, each with its use: first what it does for the reader. */
export const reasons: readonly Argument[] = [
  ...readerReasons,
  ...assistReasons,
  ...cabinReasons,
  ...roadReasons,
];
