import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { Claim } from '../facts/claim.ts';
import { shortenText } from './shorten-text.ts';
import { writeTitle } from './write-title.ts';

/** What search engines show of a title and a description, in characters. */
export const searchPreviewLimits = { title: 60, description: 155 } as const;

/** SEO title and meta description of a car's page, from its facts and its own text. */
export function writeSearchPreview(
  brief: Brief,
  text: string,
  claims: readonly Claim[],
  language: Language,
): { title: string; description: string } {
  return {
    title: writeTitle(brief, language, searchPreviewLimits.title),
    description: shortenText(text, claims, searchPreviewLimits.description, `${brief.make} ${brief.model}`),
  };
}
