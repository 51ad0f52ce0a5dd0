import type { Argument } from '../../../../argument/arguments.ts';

export const defectReasons: readonly Argument[] = [];
