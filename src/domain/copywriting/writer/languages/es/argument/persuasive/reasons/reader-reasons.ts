import type { Argument } from '../../../../../argument/arguments.ts';
import { cabinReasons } from './cabin-reasons.ts';
import { careReasons } from './care-reasons.ts';
import { loadReasons } from './load-reasons.ts';
import { roadReasons } from './road-reasons.ts';

/** What things do for the reader, in a moment of his day. */
export const readerReasons: readonly Argument[] = [
  ...roadReasons,
  ...cabinReasons,
  ...loadReasons,
  ...careReasons,
];
