import type { Argument } from '../../../../argument/arguments.ts';
import { assistReasons } from './assist-reasons.ts';
import { parkingReasons } from './parking-reasons.ts';

export const roadReasons: readonly Argument[] = [...assistReasons, ...parkingReasons];
