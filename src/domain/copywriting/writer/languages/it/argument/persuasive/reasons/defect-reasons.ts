import type { Argument } from '../../../../../argument/arguments.ts';
import { limitReasons } from './defect-limits.ts';
import { markReasons } from './defect-marks.ts';
import { runningReasons } from './defect-running.ts';

/** What is wrong, said at once and plainly, with what it means for the reader. */
export const defectReasons: readonly Argument[] = [...markReasons, ...runningReasons, ...limitReasons];
