import { expect, test } from 'vitest';
import { notesOf } from '../../../brief/notes/fixtures/notes-of.ts';
import { dealClause, workClause } from './say-as-clause.ts';
import { sayNote } from './say-meaning.ts';

const thingsOf = (notes: string) => notesOf(notes).flatMap((note) => sayNote(note));

test.each([
  ['frizione e volano rifatti a 120.000', 'la frizione e il volano sono stati sostituiti a 120.000 km'],
  ['catena distribuzione verificata', 'la catena di distribuzione è stata controllata'],
  ['parabrezza sostituito', 'il parabrezza è stato sostituito'],
  ['meccanica ok', 'la meccanica è in ordine'],
])('what was done to a part is a clause: %s', (note, clause) => {
  expect(thingsOf(note).map(workClause)).toEqual([clause]);
});

test.each(['unico proprietario', 'gomme nuove', 'tagliandi Fiat'])('what is no part is none: %s', (note) => {
  expect(thingsOf(note).map(workClause)).toEqual([undefined]);
});

test.each([
  ['iva esposta', "l'IVA è esposta"],
  ['gar 1 anno', 'c’è la garanzia di un anno'],
  ['permuta possibile', 'è possibile la permuta'],
  ['possibilità di finanziamento', 'è possibile il finanziamento'],
  ['finanziabile senza anticipo', 'il finanziamento è possibile anche senza anticipo'],
  ['passaggio escluso', 'il passaggio di proprietà è escluso'],
  ['bollo pagato fino a 04/2027', 'il bollo è pagato fino ad aprile 2027'],
  ['prezzo non trattabile', 'il prezzo non è trattabile'],
  ['no permute', 'non si accettano permute'],
  ['consegna in tutta Italia', 'è possibile la consegna in tutta Italia'],
])('a term of sale is a clause: %s', (note, clause) => {
  expect(thingsOf(note).map(dealClause)).toEqual([clause]);
});
