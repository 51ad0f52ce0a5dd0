import type { Argument } from '../../../../argument/arguments.ts';

export const workReasons: readonly Argument[] = [];
