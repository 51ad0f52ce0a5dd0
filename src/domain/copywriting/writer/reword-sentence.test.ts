import { describe, expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadFactChecker } from '../facts/load-fact-checker.ts';
import { splitSentences } from '../sentences/split-sentences.ts';
import { italian } from './languages/it/italian.ts';
import { rewordSentence } from './reword-sentence.ts';
import { writeCopy } from './write-copy.ts';

const brief = briefSchema.parse({
  ...{ make: 'Fiat', model: 'Panda', year: 2019, mileage: 64_000, price: 7900, fuelType: 'Benzina' },
  ...{ color: 'Rosso', doors: 5, category: 'Citycar', warranty: '12 mesi', targetCustomers: ['Pendolare'] },
  notes: 'sensori di parcheggio, torcia magnetica',
});
const checkFacts = await loadFactChecker('it');
const rewording = { voice: italian, thisYear: 2026, checkFacts };
const of = (text: string, index: number, seed = 5) =>
  rewordSentence({ brief, style: 'professional', language: 'it', seed, text, index }, rewording);
const text = writeCopy({ brief, style: 'professional', language: 'it', seed: 1 }, italian, 2026);

describe('a sentence in other words', () => {
  it.each(splitSentences(text).map((sentence, index) => [sentence.text, index] as const))(
    '%s',
    (old, index) => {
      const anew = of(text, index);
      if (anew === undefined) return;
      expect(text).not.toContain(anew);
      const fields = (words: string) =>
        [...new Set(checkFacts(words, brief).map(({ source }) => source?.field))].sort();
      expect(fields(anew)).toEqual(fields(old));
      if (old.includes('torcia magnetica')) expect(anew).toContain('torcia magnetica');
    },
  );

  it('is found for most sentences', () => {
    const found = splitSentences(text).filter((_, index) => of(text, index) !== undefined);
    expect(found.length / splitSentences(text).length).toBeGreaterThanOrEqual(0.6);
  });

  it('is the same for the same seed and another for another', () => {
    expect(of(text, 0)).toBe(of(text, 0));
    const price = splitSentences(text).findIndex((sentence) => sentence.text.includes('7.900'));
    const wordings = new Set([1, 2, 3, 4, 5].map((seed) => of(text, price, 1000 * seed)));
    expect(wordings.size).toBeGreaterThan(1);
  });

  it('is looked for among so many sentences at most, however long the notes', () => {
    const checksWith = (notes: string) => {
      let checks = 0;
      const counting: typeof checkFacts = (...told) => {
        checks++;
        return checkFacts(...told);
      };
      const request = {
        brief: { ...brief, notes },
        style: 'professional',
        language: 'it',
        seed: 5,
        index: splitSentences(text).findIndex((sentence) => sentence.text.includes('torcia')),
      } as const;
      rewordSentence({ ...request, text }, { ...rewording, checkFacts: counting });
      return checks;
    };
    const usual = checksWith('sensori di parcheggio, torcia magnetica');
    const long = checksWith(Array.from({ length: 400 }, (_, n) => `torcia magnetica ${n}`).join(', '));
    expect(usual).toBeGreaterThan(30);
    expect(long).toBeLessThan(250);
  });

  it('does not exist for what we would never write, or for no sentence', () => {
    expect(of('La nonna fischia.', 0)).toBeUndefined();
    expect(of(text, 99)).toBeUndefined();
  });
});
