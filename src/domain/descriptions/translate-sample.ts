import type { Language } from '#domain/shared/languages.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import { type Copywriter, copyStyles } from '../copywriting/copy.ts';
import { splitSentences } from '../copywriting/sentences/split-sentences.ts';
import { kindOf, listLeftOut } from './list-left-out.ts';
import { tooManySamples } from './refusals.ts';
import { sampleBrief, sampleSeed } from './sample-brief.ts';
import type { Translation } from './translate-text.ts';

/** A sample is written up to four times a call: more than anybody tries, too few to keep us busy. */
const limit = { most: 30, milliseconds: 60_000 };

export interface TranslateSampleDeps extends TurnDeps {
  /** Writes the samples: always the same, and no visitor's call costs anything. */
  sampleWriter: Copywriter;
}

/**
 * For visitors: the sample texts of the public pages in another language; any other text stays behind.
 * `client` stands for where the visitor calls from. Throws `too-many-requests` for his 31st text within a
 * minute.
 */
export async function translateSample(
  { sampleWriter, ...turns }: TranslateSampleDeps,
  client: string,
  { text, from, to }: { text: string; from: Language; to: Language },
): Promise<Translation> {
  await takeTurn(turns, `translate-sample:${client}`, limit, tooManySamples);
  for (const style of copyStyles) {
    const sample = { brief: sampleBrief, style, seed: sampleSeed };
    const original = await sampleWriter.write({ ...sample, language: from });
    if (original.text !== text) continue;
    const translated = await sampleWriter.write({ ...sample, language: to });
    return { text: translated.text, untranslated: [], leftOut: listLeftOut(translated, []) };
  }
  const reason = 'not-a-sample' as const;
  const untranslated = splitSentences(text).map((sentence) => ({
    ...{ sentence: sentence.text, kind: kindOf(sentence.text), reason },
  }));
  return { text: '', untranslated, leftOut: [] };
}
