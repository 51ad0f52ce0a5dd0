import { expect, it } from 'vitest';
import { kindOfMeaning } from './defects.ts';
import { findMeanings } from './find-meanings.ts';
import { italianTerms } from './words/it.ts';

it.each([
  ['graffi sul cofano', 'damage'],
  ['cerchi graffiati', 'damage'],
  ['navigatore non funzionante', 'damage'],
  ['senza graffi', 'history'],
  ['frizione nuova', 'history'],
  ['freni rifatti a 90.000 km', 'history'],
  ['cerchi in lega', 'equipment'],
  ['airbag esplosi', 'state'],
  ['verricello escluso', 'deal'],
  ['IVA esposta', 'deal'],
])('"%s" is %s', (note, kind) => {
  expect(findMeanings(note, italianTerms).map(kindOfMeaning)).toEqual([kind]);
});
