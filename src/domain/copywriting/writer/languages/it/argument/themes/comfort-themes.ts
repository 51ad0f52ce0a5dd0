import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

export const comfortThemes = {
  comfort: ['dentro hai {things}'],
  looks: ['da fuori si (nota/notano) {things}'],
  space: ['per chi carica (c’è/ci sono) {things}'],
  wheels: ['a terra hai {things}'],
  energy: ['per l’energia hai {things}'],
} satisfies Partial<Record<Theme, Phrases>>;
