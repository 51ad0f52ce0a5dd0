import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { copyStyles } from '../../../../copy.ts';
import { readCar } from '../../../car/read-car.ts';
import { traits } from '../../../car/traits.ts';
import { briefs } from '../../../fixtures/briefs.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { fillSilently } from '../../../text/fill-silently.ts';
import { type Piece, parseTemplate } from '../../../text/parse-template.ts';
import { french } from '../french.ts';

const phrasesOf = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table ?? {}).flatMap(phrasesOf);
const all = [...new Set([...phrasesOf(french.phrases), ...phrasesOf(french.ideas)])];

const slotsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'choice') return piece.options.flatMap(slotsOf);
    return piece.kind === 'optional' ? slotsOf(piece.body) : [];
  });

describe('every French phrase', () => {
  it('is well formed and depends on known traits', () => {
    const known = new Set<string>(traits);
    const wrong = all.filter((phrase) =>
      parseTemplate(phrase).when.some((trait) => !known.has(trait.replace(/^!/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  it('uses slots that some car can fill', () => {
    const repaired = briefSchema.parse({
      make: 'Fiat',
      model: 'Panda',
      notes: 'auto incidentata e riparata',
    });
    const fillers = [...briefs, repaired].map((brief) => {
      const car = readCar(brief, 2026);
      return fillSilently(french.tell(car), car);
    });
    const random = seededRandom('slots');
    const names = new Set(all.flatMap((phrase) => slotsOf(parseTemplate(phrase).body)));
    const empty = [...names].filter((name) => !fillers.some((fill) => fill(name, new Set(), random)));
    expect(empty).toEqual([]);
  });

  it('ends like a sentence and is written once per table', () => {
    expect(all.filter((phrase) => !/[.?>\]]$/.test(phrase))).toEqual([]);
    for (const style of copyStyles) {
      const { openings, closings, ...tables } = french.phrases[style];
      for (const table of Object.values(tables).flatMap((topics) => Object.values(topics))) {
        expect(new Set(table).size).toBe(table.length);
      }
    }
  });

  it('lets contractions to the slots that know the gender', () => {
    expect(
      all.filter((phrase) => /(?<!\p{L})(?:de|à) \{(?:themodel|auto|the|theengine)\}/u.test(phrase)),
    ).toEqual([]);
  });
});
