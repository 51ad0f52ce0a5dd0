import { describe, expect, test } from 'vitest';
import type { LeftOutKind } from '../copywriting/copy.ts';
import { kindOf, listLeftOut } from './list-left-out.ts';

describe('the seller’s words are damage, a condition of sale or something else', () => {
  test.each<[string, LeftOutKind]>([
    ['qualche segno di lavoro sulla carrozzeria', 'damage'],
    ['Kratzer an der Tür', 'damage'],
    ['vettura non marciante', 'damage'],
    ['Il prezzo è di 14.500 €, vendita solo a partita IVA.', 'deal'],
    ['Vendita solo a commercianti.', 'deal'],
    ['Verkauf nur an Händler', 'deal'],
    ['trade sale only', 'deal'],
    ['passaggio escluso', 'deal'],
    ['senza garanzia', 'deal'],
    ['cerchi 20 Carrera S', 'other'],
    ['Nessun graffio.', 'other'],
    ['La nonna la usava solo la domenica.', 'other'],
  ])('%s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });
});

test('damage comes first, then conditions of sale, each with why it is not there', () => {
  const making = {
    leftOut: ['cerchi 20 Carrera S', 'vendita solo a partita IVA', 'chiamare Luca'],
    setAside: [{ note: 'chiamare Luca', reason: 'contact' as const }],
  };
  expect(listLeftOut(making, ['graffio sul paraurti'])).toEqual([
    { note: 'graffio sul paraurti', kind: 'damage', reason: 'deleted' },
    { note: 'vendita solo a partita IVA', kind: 'deal', reason: 'no-words' },
    { note: 'cerchi 20 Carrera S', kind: 'other', reason: 'no-words' },
    { note: 'chiamare Luca', kind: 'aside', reason: 'contact' },
  ]);
});
