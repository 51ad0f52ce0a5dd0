import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { writeFreshCopy } from '../../../write-fresh-copy.ts';
import { italian } from '../italian.ts';

const write = (notes: string, style: 'professional' | 'persuasive' = 'persuasive') =>
  writeFreshCopy(
    {
      brief: briefSchema.parse({ make: 'Audi', model: 'A4', year: 2019, mileage: 98_000, notes }),
      ...{ style, language: 'it', seed: 1 },
    },
    italian,
    2026,
  );

test('equipment in the seller’s own words stands in a row with the rest', () => {
  const { text, leftOut } = write('presa AUX, scarico attivo, kit vivavoce parrot, lunotto termico');
  expect(text).toMatch(/(?:presa AUX|scarico attivo)[^.]*kit vivavoce parrot/u);
  expect(leftOut).toEqual([]);
});

test.each(['professional', 'persuasive'] as const)('what is no equipment does not: %s', (style) => {
  const { text } = write('due multe già pagate, storico Audi consultabile', style);
  expect(text).toContain('storico Audi consultabile');
  expect(text).not.toMatch(/(?:dotazione|equipaggi)[^.]*(?:multe|storico)/u);
});

test.each([
  ['gancio traino, pnl slr', 'pnl slr'],
  ['gancio traino, vol mlt rg prf', 'vol mlt'],
])('what no buyer can read is named to the seller and not printed: %s', (notes, unread) => {
  const { text, leftOut } = write(notes);
  expect(text).not.toContain(unread);
  expect(leftOut.some(({ note, reason }) => note.includes(unread) && reason === 'no-words')).toBe(true);
});

test('a damage is told however it is typed', () => {
  const { text } = write('gancio traino, graffio prt pst sx bsso');
  expect(text).toMatch(/graffio/u);
});
