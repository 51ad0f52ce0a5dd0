import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readBeginning } from './read-beginning.ts';
import { understandNotes } from './understand-notes.ts';

const beginningOf = (notes: string) =>
  understandNotes(briefSchema.parse({ make: 'Ford', model: 'Transit', notes })).notes.map(
    (note) => readBeginning(note)?.text,
  );

test.each([
  ['una botta sul portellone dx post. lasciata cosi e scalata dal prezzo', 'botta sul portellone destro'],
  ['strisciata sul passaruota sx che sistemiamo noi', 'strisciata sul passaruota sinistro'],
  ['prezzo chiavi in mano come piace agli amici', 'prezzo chiavi in mano'],
])('%s begins with what is understood by itself', (notes, beginning) => {
  expect(beginningOf(notes)).toEqual([beginning]);
});

test.each([
  ['graffio paraurti già sistemato male'],
  ['graffio sul paraurti ma non si vede'],
  ['prezzo chiavi in mano solo fino a venerdì'],
  ['bella da vedere quando piove'],
])('%s has no beginning that could be told without the rest', (notes) => {
  expect(beginningOf(notes)).toEqual([undefined]);
});
