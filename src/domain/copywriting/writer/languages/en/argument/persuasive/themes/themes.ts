import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';
import { cabinThemes } from './cabin-themes.ts';
import { roadThemes } from './road-themes.ts';
import { workThemes } from './work-themes.ts';

/** Clauses about all things of a theme, without a stop at their end. */
export const themes: Record<Theme, Phrases> = { ...roadThemes, ...cabinThemes, ...workThemes };
