import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

export const careThemes = {
  past: ['hai anche {things}'],
  care: ['hai anche {things}'],
  papers: ['con l’auto ricevi {things}'],
  guarantee: ['hai anche {things}'],
} satisfies Partial<Record<Theme, Phrases>>;
