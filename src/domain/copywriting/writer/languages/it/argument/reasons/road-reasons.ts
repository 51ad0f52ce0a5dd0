import type { Argument } from '../../../../argument/arguments.ts';

export const roadReasons: readonly Argument[] = [];
