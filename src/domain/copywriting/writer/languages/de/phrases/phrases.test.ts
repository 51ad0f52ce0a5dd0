import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { copyStyles } from '../../../../copy.ts';
import { readCar } from '../../../car/read-car.ts';
import { traits } from '../../../car/traits.ts';
import { briefs } from '../../../fixtures/briefs.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { fillSilently } from '../../../text/fill-silently.ts';
import { type Piece, parseTemplate } from '../../../text/parse-template.ts';
import { german } from '../german.ts';

const phrasesOf = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table ?? {}).flatMap(phrasesOf);
const all = [...new Set([...phrasesOf(german.phrases), ...phrasesOf(german.ideas)])];

const slotsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'choice') return piece.options.flatMap(slotsOf);
    return piece.kind === 'optional' ? slotsOf(piece.body) : [];
  });

describe('every German phrase', () => {
  it('is well formed and depends on known traits', () => {
    const known = new Set<string>(traits);
    const wrong = all.filter((phrase) =>
      parseTemplate(phrase).when.some((trait) => !known.has(trait.replace(/^!/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('uses slots that some car can fill', () => {
    const wreck = briefSchema.parse({ make: 'Fiat', model: '500', notes: 'da restaurare' });
    const fillers = [...briefs, wreck].map((brief) => {
      const car = readCar(brief, 2026);
      return fillSilently(german.tell(car), car);
    });
    const random = seededRandom('slots');
    const filled = new Map<string, boolean>();
    for (const name of all.flatMap((phrase) => slotsOf(parseTemplate(phrase).body))) {
      if (!filled.get(name))
        filled.set(
          name,
          fillers.some((fill) => fill(name, new Set(), random)),
        );
    }
    expect([...filled].flatMap(([name, known]) => (known ? [] : [name]))).toEqual([]);
  });

  it('ends like a sentence and is written once per table', () => {
    expect(all.filter((phrase) => !/[.?>\]]$/.test(phrase))).toEqual([]);
    for (const style of copyStyles) {
      const { openings, closings, ...tables } = german.phrases[style];
      for (const table of Object.values(tables).flatMap((topics) => Object.values(topics))) {
        expect(table.filter((phrase, index) => table.indexOf(phrase) !== index)).toEqual([]);
      }
    }
  });

  it('gives no car a sex or an age of its driver, and no exclamation', () => {
    const words = all.map((phrase) => phrase.replace(/\{!\w+\}/g, ''));
    expect(words.filter((phrase) => /!(?![a-z])|Frau|Herr|Senior|Rentner|Jahre alt/.test(phrase))).toEqual(
      [],
    );
  });
});

it('tells at least three ideas for every angle, each from its first line to its last', () => {
  for (const ideas of Object.values(german.ideas)) {
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    for (const { opening, thread, closing } of ideas) {
      expect(Math.min(opening.length, thread.length, closing.length)).toBeGreaterThanOrEqual(2);
    }
  }
});
