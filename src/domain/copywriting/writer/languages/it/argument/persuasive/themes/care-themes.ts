import type { Theme } from '../../../../../argument/themes.ts';
import type { Phrases } from '../../../../voice.ts';

export const careThemes = {
  past: [
    'della sua storia (fa/fanno) parte anche {things}',
    'tra le sue qualità (c’è/ci sono) anche {things}',
    'chi {it} guarda da vicino nota {things}',
    'vale la pena sapere che ha {things}',
  ],
  care: [
    'per la meccanica (c’è/ci sono) da ricordare {things}',
    'a chi guarda la manutenzione (interessa/interessano) {things}',
  ],
  papers: [
    'alla consegna ricevi {things}',
    'al momento della firma ricevi {things}',
    'al ritiro ti consegniamo anche {things}',
    'tra le cose che ti consegniamo (c’è/ci sono) {things}',
    'insieme ai documenti ricevi {things}',
  ],
  guarantee: [
    'per gli imprevisti hai {things}',
    'dopo l’acquisto ti (tutela/tutelano) {things}',
    'tra le tutele (c’è/ci sono) {things}',
    'dopo la firma puoi contare {su things}',
  ],
} satisfies Partial<Record<Theme, Phrases>>;
