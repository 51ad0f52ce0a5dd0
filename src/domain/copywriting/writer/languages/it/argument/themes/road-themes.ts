import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

export const roadThemes = {
  assist: ['{things} ti (affianca/affiancano) lungo la strada'],
  parking: ['per le manovre (c’è/ci sono) {things}'],
  connected: ['sullo schermo e nelle casse trovi {things}'],
  lights: ['di notte (lavora/lavorano) {things}'],
  ease: ['ai gesti di ogni giorno (pensa/pensano) {things}'],
  protection: ['a chi sta a bordo (pensa/pensano) {things}'],
  sport: ['per guidare con gusto hai {things}'],
} satisfies Partial<Record<Theme, Phrases>>;
