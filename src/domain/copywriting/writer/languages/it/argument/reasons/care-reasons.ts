import type { Argument } from '../../../../argument/arguments.ts';

export const careReasons: readonly Argument[] = [];
