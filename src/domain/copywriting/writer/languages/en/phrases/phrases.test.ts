import { describe, expect, it } from 'vitest';
import { copyStyles } from '../../../../copy.ts';
import { readCar } from '../../../car/read-car.ts';
import { traits } from '../../../car/traits.ts';
import { briefs } from '../../../fixtures/briefs.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { fillSilently } from '../../../text/fill-silently.ts';
import { type Piece, parseTemplate } from '../../../text/parse-template.ts';
import { english } from '../english.ts';

const phrasesOf = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table ?? {}).flatMap(phrasesOf);
const all = [...new Set([...phrasesOf(english.phrases), ...phrasesOf(english.ideas)])];

const slotsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'choice') return piece.options.flatMap(slotsOf);
    return piece.kind === 'optional' ? slotsOf(piece.body) : [];
  });

describe('every English phrase', () => {
  it('is well formed and depends on known traits', () => {
    const known = new Set<string>(traits);
    const wrong = all.filter((phrase) =>
      parseTemplate(phrase).when.some((trait) => !known.has(trait.replace(/^!/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('uses slots that some car can fill', () => {
    const fillers = briefs.map((brief) => {
      const car = readCar(brief, 2026);
      return fillSilently(english.tell(car), car);
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
      const { openings, closings, ...tables } = english.phrases[style];
      for (const table of Object.values(tables).flatMap((topics) => Object.values(topics))) {
        expect(new Set(table).size).toBe(table.length);
      }
    }
  });

  it('has an idea of its own for every angle, in more than one wording', () => {
    for (const [angle, ideas] of Object.entries(english.ideas)) {
      expect({ angle, enough: ideas.length >= 3 }).toEqual({ angle, enough: true });
    }
    const openings = Object.values(english.ideas).flatMap((ideas) => ideas.flatMap(({ opening }) => opening));
    expect(new Set(openings).size).toBe(openings.length);
  });
});
