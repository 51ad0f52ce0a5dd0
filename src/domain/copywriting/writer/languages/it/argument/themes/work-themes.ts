import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

export const workThemes = {
  work: ['per il lavoro hai {things}'],
  offroad: ['dove l’asfalto finisce (entra/entrano) in gioco {things}'],
  living: ['per dormire e vivere fuori casa hai {things}'],
} satisfies Partial<Record<Theme, Phrases>>;
