import type { Plugin } from 'vite';
import { type Copy, copyStyles } from '#domain/copywriting/copy.ts';
import { terms } from '#domain/copywriting/vocabulary/terms.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { sampleNotes, sampleSeed, sampleTargeting, sampleVehicle } from '#web/demo/sample-brief.ts';
import { oncePerId } from './once-per-id.ts';

/**
 * Lets the demo show what the writer writes without shipping the writer: `sample-brief.ts?de&texts`
 * are the texts of that brief, `terms.ts?count` how many things of a car the product has words for.
 */
export function demoSamples() {
  return {
    name: 'demo-samples',
    enforce: 'pre' as const,
    load: {
      filter: { id: /\?(?:count|[a-z]{2}&texts)$/ },
      handler: oncePerId(loadSample),
    },
  } satisfies Plugin;
}

async function loadSample(id: string): Promise<string | undefined> {
  const [path = '', query = ''] = id.split('?');
  if (path.endsWith('/vocabulary/terms.ts') && query === 'count') {
    return `export const count = ${Object.keys(terms).length};`;
  }
  const language = languages.find((known) => query === `${known}&texts`);
  if (!path.endsWith('/sample-brief.ts') || !language) return undefined;
  const texts = await writeSample(language, { now: () => new Date() });
  return `export const texts = ${JSON.stringify(texts)};`;
}

/** The demo's car in the three styles, as the writer without a language model says it. */
export async function writeSample(language: Language, clock: { now(): Date }): Promise<Copy> {
  const writer = offlineCopywriter(clock);
  const brief = sampleBriefIn(language);
  const written = await Promise.all(
    copyStyles.map(async (style) => {
      const { text } = await writer.write({ brief, style, language, seed: sampleSeed });
      return [style, text] as const;
    }),
  );
  return Object.fromEntries(written);
}

/** What the texts of the demo are written from; the notes are in the language of the text. */
export function sampleBriefIn(language: Language): Brief {
  return briefSchema.parse({ ...sampleVehicle, ...sampleTargeting, notes: sampleNotes[language] });
}
