import { expect, test } from 'vitest';
import { type CopyStyle, copyStyles } from '#domain/copywriting/copy.ts';
import { loadFactChecker } from '#domain/copywriting/facts/load-fact-checker.ts';
import { findHardFails } from '#domain/copywriting/quality/find-hard-fails.ts';
import { loadQualityWords } from '#domain/copywriting/quality/load-quality-words.ts';
import { terms } from '#domain/copywriting/vocabulary/terms.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { languages } from '#domain/shared/languages.ts';
import { sampleSeed } from '#web/demo/sample-brief.ts';
import { demoSamples, sampleBriefIn } from './demo-samples.ts';

/** What the plugin gives for a module; undefined when it is none of its own. */
async function load(id: string): Promise<string | undefined> {
  const { load: hook } = demoSamples();
  return hook.filter.id.test(id) ? hook.handler(id) : undefined;
}

const builtModule = async (id: string) =>
  import(`data:text/javascript,${encodeURIComponent((await load(id)) ?? '')}`);

test.each(languages)(
  'the demo shows what the writer writes of its car, and all of it is true, in %s',
  async (language) => {
    const { texts } = await builtModule(`/any/src/web/demo/sample-brief.ts?${language}&texts`);
    const brief = sampleBriefIn(language);
    const writer = offlineCopywriter({ now: () => new Date() });
    const check = await loadFactChecker(language);
    const words = await loadQualityWords(language);
    expect(Object.keys(texts)).toEqual(copyStyles);
    for (const [style, text] of Object.entries<string>(texts)) {
      const written = await writer.write({ brief, style: style as CopyStyle, language, seed: sampleSeed });
      expect(text).toBe(written.text);
      expect(written.leftOut).toEqual([]);
      const claims = check(text, brief);
      expect(claims.length).toBeGreaterThan(5);
      expect(
        claims.filter(({ verdict }) => verdict === 'unsupported' || verdict === 'contradicting'),
      ).toEqual([]);
      expect(findHardFails(text, brief, words)).toEqual([]);
    }
  },
);

test('the demo counts the terms the product knows', async () => {
  const { count } = await builtModule('/any/src/domain/copywriting/vocabulary/terms.ts?count');
  expect(count).toBe(Object.keys(terms).length);
});

test.each([
  '/any/src/web/demo/sample-brief.ts',
  '/any/src/web/demo/sample-brief.ts?xx&texts',
  '/any/other.ts?it&texts',
  '/any/src/domain/copywriting/vocabulary/terms.ts',
])('%s is left to others', async (id) => {
  expect(await load(id)).toBeUndefined();
});
