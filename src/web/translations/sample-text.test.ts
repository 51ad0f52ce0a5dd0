import { expect, test } from 'vitest';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { translateSample } from '#domain/descriptions/translate-sample.ts';
import { sampleText } from './sample-text.ts';

test.each(['en', 'de', 'fr', 'es'] as const)('a visitor can have the sample in %s', async (to) => {
  const now = () => new Date('2026-11-21');
  const deps = { sampleWriter: offlineCopywriter({ now }), limiter: { take: async () => true }, now };
  const translation = await translateSample(deps, 'anybody', { text: sampleText, from: 'it', to });
  expect(translation.untranslated).toEqual([]);
  expect(translation.text).toMatch(/22.900/);
});
