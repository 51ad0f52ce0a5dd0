import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from '../../brief/car/read-car.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Choosing, choosePhrase } from './choose-phrase.ts';
import { hearTexts } from './heard.ts';
import type { Draft } from './say-beat.ts';
import { soundsOf } from './sounds.ts';
import { freshnessOf } from './worn.ts';

const brief = briefSchema.parse({ make: 'Fiat', model: 'Prova' });
const car = readCar(brief, 2026);

/** The phrases that forty seeds take after `said`; each phrase is tried. */
function takenOf(
  phrases: readonly string[],
  said: { words?: string[]; used?: string[]; lastWord?: string } = {},
  heard = 'Vi aspettiamo domani.',
) {
  const before = hearTexts([{ brief, text: heard }], []);
  const seeds = Array.from({ length: 40 }, (_, seed) => seededRandom(`${seed}`));
  const taken = seeds.map((random) => {
    const choosing: Choosing = {
      ...{ style: 'professional', car, random, allowed: new Map() },
      fill: () => undefined,
      fresh: freshnessOf(before),
      sounds: soundsOf(car, before, new Set()),
    };
    const draft: Draft = {
      ...{ told: new Set(), used: new Set(said.used), words: new Set(said.words) },
      ...{ lastWord: said.lastWord ?? '', named: 0, namedLast: false },
    };
    return choosePhrase(phrases, choosing, draft)?.text;
  });
  return [...new Set(taken)].sort();
}

test('of two phrases as good as each other both are taken by turns', () => {
  expect(takenOf(['Viaggia serena.', 'Guida docile.'])).toEqual(['Guida docile.', 'Viaggia serena.']);
});

test('the one that repeats words of the text so far is left', () => {
  const words = ['viagg', 'seren'];
  expect(takenOf(['Viaggia serena.', 'Guida docile.'], { words })).toEqual(['Guida docile.']);
});

test('so is the one that begins like the sentence before, and one that was said', () => {
  expect(takenOf(['Ha spazio.', 'Offre spazio.'], { lastWord: 'ha' })).toEqual(['Offre spazio.']);
  expect(takenOf(['Ha spazio.', 'Offre spazio.'], { used: ['Ha spazio.'] })).toEqual(['Offre spazio.']);
});

test('so is a sentence of one of the last texts', () => {
  const phrases = ['Comoda anche nei viaggi lunghi.', 'Docile nelle strade di tutti.'];
  expect(takenOf(phrases, {}, 'Comoda anche nei viaggi lunghi.')).toEqual(['Docile nelle strade di tutti.']);
});

test('nothing is said where no phrase is allowed', () => {
  expect(takenOf(['cabrio :: Si apre.'])).toEqual([undefined]);
});
