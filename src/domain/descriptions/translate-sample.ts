import type { Language } from '#domain/shared/languages.ts';
import { type Copywriter, copyStyles } from '../copywriting/copy.ts';
import { splitSentences } from '../copywriting/sentences/split-sentences.ts';
import { sampleBrief, sampleSeed } from './sample-brief.ts';
import type { Translation } from './translate-text.ts';

/** For visitors: the sample texts of the public pages in another language; any other text stays behind. */
export async function translateSample(
  copywriter: Copywriter,
  { text, from, to }: { text: string; from: Language; to: Language },
): Promise<Translation> {
  for (const style of copyStyles) {
    const sample = { brief: sampleBrief, style, seed: sampleSeed };
    const original = await copywriter.write({ ...sample, language: from });
    if (original.text !== text) continue;
    const translated = await copywriter.write({ ...sample, language: to });
    return { text: translated.text, untranslated: [] };
  }
  const reason = 'not-a-sample' as const;
  const untranslated = splitSentences(text).map((sentence) => ({ sentence: sentence.text, reason }));
  return { text: '', untranslated };
}
