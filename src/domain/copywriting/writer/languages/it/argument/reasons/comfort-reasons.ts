import type { Argument } from '../../../../argument/arguments.ts';

export const comfortReasons: readonly Argument[] = [];
