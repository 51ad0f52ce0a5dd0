import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#domain/shared/languages.ts';
import { copyStyles } from '../copy.ts';
import { briefs } from '../writer/fixtures/briefs.ts';
import { loadVoice } from '../writer/languages/load-voice.ts';
import { writeCopy } from '../writer/write-copy.ts';
import { cars } from './fixtures/cars.ts';
import type { CleanText } from './fixtures/clean-texts/clean-text.ts';
import { germanCleanTexts } from './fixtures/clean-texts/de.ts';
import { englishCleanTexts } from './fixtures/clean-texts/en.ts';
import { spanishCleanTexts } from './fixtures/clean-texts/es.ts';
import { frenchCleanTexts } from './fixtures/clean-texts/fr.ts';
import { italianCleanTexts } from './fixtures/clean-texts/it.ts';
import { type FactChecker, loadFactChecker } from './load-fact-checker.ts';

const texts: Record<Language, readonly CleanText[]> = {
  it: italianCleanTexts,
  en: englishCleanTexts,
  de: germanCleanTexts,
  fr: frenchCleanTexts,
  es: spanishCleanTexts,
};

describe.each(languages)('in %s', (language) => {
  let check: FactChecker;
  beforeAll(async () => {
    check = await loadFactChecker(language, { thisYear: 2026 });
  });

  it.each(texts[language])('a clean text about the %s car raises no alarm: %s', (car, text) => {
    expect(alarmsOf(check, text, cars[car])).toEqual([]);
  });

  it('the texts hold claims that are tied to their fields', () => {
    const founded = texts[language].flatMap(([car, text]) =>
      check(text, cars[car]).filter(({ source }) => source !== undefined),
    );
    expect(founded.length).toBeGreaterThan(80);
  });
});

describe.each(languages)('the offline writer in %s', (language) => {
  it('raises no alarm', async () => {
    const check = await loadFactChecker(language, { thisYear: 2026 });
    const voice = await loadVoice(language);
    const alarms = briefs.flatMap((brief, seed) =>
      copyStyles.flatMap((style) => {
        const text = writeCopy({ brief, style, language, seed }, voice, 2026);
        return alarmsOf(check, text, brief).map((alarm) => `${brief.make} ${brief.model}: ${alarm}`);
      }),
    );
    expect(alarms).toEqual([]);
  });
});

const alarmsOf = (check: FactChecker, text: string, brief: Parameters<FactChecker>[1]) =>
  check(text, brief)
    .filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicting')
    .map(({ kind, verdict, start, end }) => `${kind} ${verdict}: ${text.slice(start, end)}`);
