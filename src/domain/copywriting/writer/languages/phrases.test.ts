import { describe, expect, test } from 'vitest';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../brief/car/read-car.ts';
import { traits } from '../../brief/car/traits.ts';
import { briefs } from '../fixtures/briefs.ts';
import { phrasesOf } from '../fixtures/phrases-of.ts';
import { seededRandom } from '../seeded-random.ts';
import { fillSilently } from '../text/fill-silently.ts';
import { type Piece, parseTemplate } from '../text/parse-template.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import { italian } from './it/italian.ts';
import type { Voice } from './voice.ts';

const carOf = (make: string, model: string, notes: string) => briefSchema.parse({ make, model, notes });

/** With each language the cars that only notes written in it can tell of. */
const voices: [string, Voice, Brief[]][] = [
  ['Italian', italian, [carOf('Fiat', 'Panda', 'senza navigatore')]],
  ['English', english, []],
  ['German', german, [carOf('Fiat', '500', 'da restaurare')]],
  ['French', french, [carOf('Fiat', 'Panda', 'auto incidentata e riparata')]],
  ['Spanish', spanish, [carOf('Seat', 'Ibiza', 'libro de revisiones sellado, único dueño, ITV hasta 2027')]],
];

const slotsOf = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'slot') return [piece.name];
    if (piece.kind === 'choice') return piece.options.flatMap(slotsOf);
    return piece.kind === 'optional' ? slotsOf(piece.body) : [];
  });

describe.each(voices)('every %s phrase of an idea', (_, voice, ownCars) => {
  const all = phrasesOf(voice);

  test('is well formed and depends on known traits', () => {
    const known = new Set<string>(traits);
    const wrong = all.filter((phrase) =>
      parseTemplate(phrase).when.some((trait) => !known.has(trait.replace(/^!/, ''))),
    );
    expect(wrong).toEqual([]);
  });

  test('uses slots that some car can fill', () => {
    const fillers = [...briefs, ...ownCars].map((brief) => {
      const car = readCar(brief, 2026);
      return fillSilently(voice.tell(car), car);
    });
    const random = seededRandom('slots');
    const names = new Set(all.flatMap((phrase) => slotsOf(parseTemplate(phrase).body)));
    const empty = [...names].filter((name) => !fillers.some((fill) => fill(name, new Set(), random)));
    expect(empty).toEqual([]);
  });

  test('ends like a sentence', () => {
    expect(all.filter((phrase) => !/[.?>\]]$/.test(phrase))).toEqual([]);
  });
});
