import { describe, expect, test } from 'vitest';
import { loadFactChecker } from '#domain/copywriting/facts/load-fact-checker.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { languages } from '#domain/shared/languages.ts';
import { afterBrief } from '#web/landing/after-brief.ts';
import { heroBrief } from '#web/landing/hero-brief.ts';
import type { SampleBrief } from '#web/landing/sample-brief.ts';
import type { TiedPart, TiedSample, TiedWords } from '#web/landing/tied-sample.ts';
import { landingSamples } from './landing-samples.ts';
import { briefIn, writeTiedSample } from './write-tied-sample.ts';

/** What the plugin gives for a module; undefined when it is none of its own. */
async function load(id: string): Promise<string | undefined> {
  const { load: hook } = landingSamples();
  return hook.filter.id.test(id) ? hook.handler(id) : undefined;
}

async function built(file: string, language: string): Promise<TiedSample> {
  const code = await load(`/any/src/web/landing/${file}?${language}&sample`);
  return (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)).sample;
}

const isTied = (part: TiedPart): part is TiedWords => typeof part !== 'string';
const wordsOf = (parts: readonly TiedPart[]) =>
  parts.map((part) => (isTied(part) ? part.text : part)).join('');
const textOf = ({ paragraphs }: TiedSample) =>
  paragraphs.map((sentences) => wordsOf(sentences.flat())).join('\n\n');
const factsIn = (parts: readonly TiedPart[] = []) => parts.filter(isTied).map(({ fact }) => fact);

describe.each([
  ['hero-brief.ts', heroBrief],
  ['after-brief.ts', afterBrief],
] as const)('the landing page shows what the writer made of %s', (file, sample: SampleBrief) => {
  test.each(languages)('word by word, every claim tied to a fact that is shown, in %s', async (language) => {
    const shown = await built(file, language);
    const brief = briefIn(sample, language);
    const { text } = await offlineCopywriter({ now: () => new Date() }).write({
      ...{ brief, language, style: sample.style },
      seed: sample.seeds[language],
    });
    const claims = (await loadFactChecker(language))(text, brief);
    expect(textOf(shown)).toBe(text);
    expect(shown.claims).toBe(claims.length);
    expect(claims.map(({ verdict }) => verdict)).not.toContain('unsupported');
    expect(claims.map(({ verdict }) => verdict)).not.toContain('contradicting');
    const ties = factsIn(shown.paragraphs.flat(2));
    const facts = shown.facts.map(({ fact }) => fact);
    expect(facts).toEqual(expect.arrayContaining(ties));
    // Name, year, mileage, engine, gearbox, colour, warranty and price, and all that was noted.
    for (const fact of facts.filter((one) => one !== 'condition')) expect(ties).toContain(fact);
    expect(shown.words).toBeGreaterThanOrEqual(90);
    expect(shown.words).toBeLessThanOrEqual(140);
  });
});

test.each(languages)('what is said of "before and after" is so in %s', async (language) => {
  const { paragraphs } = await built('after-brief.ts', language);
  const told = paragraphs.flat().map(factsIn);
  expect(told[0]).toContain('model');
  expect(told.some((facts) => facts.includes('year') && facts.includes('mileage'))).toBe(true);
  const scratch = told.findIndex((facts) => facts.includes('note-4'));
  expect(told[scratch]).toEqual(['note-4']);
  expect(scratch).toBeLessThan(told.findIndex((facts) => facts.includes('price')));
});

test('a text that leaves out what the seller noted breaks the build', async () => {
  const spoilt = {
    ...heroBrief,
    notes: { ...heroBrief.notes, de: ['impianto di profumazione artigianale'] },
  };
  await expect(writeTiedSample(spoilt, 'de', { now: () => new Date() })).rejects.toThrow(
    'Not fit to be shown',
  );
});

test.each([
  '/any/src/web/landing/hero-brief.ts',
  '/any/src/web/landing/hero-brief.ts?xx&sample',
  '/any/other.ts?it&sample',
])('%s is left to others', async (id) => {
  expect(await load(id)).toBeUndefined();
});
