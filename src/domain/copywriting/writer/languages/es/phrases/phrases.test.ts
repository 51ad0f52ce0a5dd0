import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { copyStyles } from '../../../../copy.ts';
import { readCar } from '../../../car/read-car.ts';
import { traits } from '../../../car/traits.ts';
import { briefs } from '../../../fixtures/briefs.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { fillSilently } from '../../../text/fill-silently.ts';
import { type Piece, parseTemplate } from '../../../text/parse-template.ts';
import { spanish } from '../spanish.ts';

const phrasesOf = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table ?? {}).flatMap(phrasesOf);
const all = [...new Set([...phrasesOf(spanish.phrases), ...phrasesOf(spanish.ideas)])];

const slotsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'choice') return piece.options.flatMap(slotsOf);
    return piece.kind === 'optional' ? slotsOf(piece.body) : [];
  });

/** What only notes written in Spanish can say. */
const spanishNotes = briefSchema.parse({
  make: 'Seat',
  model: 'Ibiza',
  notes: 'libro de revisiones sellado, único dueño, ITV hasta 2027',
});

describe('every Spanish phrase', () => {
  it('is well formed and depends on known traits', () => {
    const known = new Set<string>(traits);
    const wrong = all.filter((phrase) =>
      parseTemplate(phrase).when.some((trait) => !known.has(trait.replace(/^!/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('uses slots that some car can fill', () => {
    const fillers = [...briefs, spanishNotes].map((brief) => {
      const car = readCar(brief, 2026);
      return fillSilently(spanish.tell(car), car);
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
      const { openings, closings, ...tables } = spanish.phrases[style];
      for (const table of Object.values(tables).flatMap((topics) => Object.values(topics))) {
        expect(new Set(table).size).toBe(table.length);
      }
    }
  });

  it('opens every question it closes', () => {
    expect(all.filter((phrase) => phrase.split('?').length !== phrase.split('¿').length)).toEqual([]);
  });
});
