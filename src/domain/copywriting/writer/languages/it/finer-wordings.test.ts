import { describe, expect, test } from 'vitest';
import { notesOf } from '../../../brief/notes/fixtures/notes-of.ts';
import { sayNote } from './say-meaning.ts';

describe('a wording that says more than our name of the thing stands as typed', () => {
  test.each([
    ['fari full led', 'fari full LED'],
    ['gancio traino a scomparsa', 'gancio traino a scomparsa'],
    ['freni 4 pistoncini', 'freni 4 pistoncini'],
    ['cerchi scomponibili da 17', 'cerchi scomponibili da 17'],
    ['mappe aggiornate 2022', 'mappe aggiornate 2022'],
    ['motore fuso', 'motore fuso'],
    ['finanziamento senza garante', 'finanziamento senza garante'],
    ['permuta moto o camper', 'permuta moto o camper'],
    ['consegna gratuita in tutta Italia', 'consegna gratuita in tutta Italia'],
    ['consuma molto olio', 'consuma molto olio'],
    ['spia avaria motore accesa', 'spia motore accesa'],
    ['iscritta registro Fiat', 'è iscritt@ al registro Fiat'],
    ['sempre tagliandata in concessionaria', 'è stat@ sempre tagliandat@ dalla rete ufficiale'],
  ])('%s', (typed, said) => {
    const [note] = notesOf(typed);
    expect(note && sayNote(note).map(({ text }) => text)).toEqual([said]);
  });
});

describe('a wording that our term would make something else of is read by no table', () => {
  test.each([
    ['km non reali', 'damage'],
    ['danno da sinistro', 'damage'],
    ['difetti estetici', 'damage'],
    ['forte urto anteriore', 'damage'],
    ['vernice che si stacca', 'damage'],
    ['discrete condizioni', 'other'],
    ['auto sostitutiva', 'other'],
    ['garanzia convenzionale', 'deal'],
    ['ottimo stato di interni', 'other'],
    ['differenziale sportivo', 'other'],
    ['vetri stratificati', 'other'],
  ])('%s', (typed, kind) => {
    expect(notesOf(typed)).toMatchObject([{ meanings: [], kind }]);
  });
});
