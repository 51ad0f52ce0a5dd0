import type { Plugin } from 'vite';
import { languages } from '#domain/shared/languages.ts';
import { afterBrief } from '#web/landing/after-brief.ts';
import { heroBrief } from '#web/landing/hero-brief.ts';
import { writeTiedSample } from './write-tied-sample.ts';

const briefs = [
  { file: '/landing/hero-brief.ts', brief: heroBrief },
  { file: '/landing/after-brief.ts', brief: afterBrief },
];

/**
 * Lets the landing page show what the writer writes, and what the fact check says of it, without
 * shipping either: `hero-brief.ts?de&sample` is that brief's text in German with every claim tied.
 */
export function landingSamples() {
  return {
    name: 'landing-samples',
    enforce: 'pre' as const,
    load: { filter: { id: /\?[a-z]{2}&sample$/ }, handler: loadSample },
  } satisfies Plugin;
}

async function loadSample(id: string): Promise<string | undefined> {
  const [path = '', query = ''] = id.split('?');
  const language = languages.find((known) => query === `${known}&sample`);
  const found = briefs.find(({ file }) => path.endsWith(file));
  if (!found || !language) return undefined;
  const sample = await writeTiedSample(found.brief, language, { now: () => new Date() });
  return `export const sample = ${JSON.stringify(sample)};`;
}
