import { dayOf } from '#domain/shared/days.ts';
import type { User } from '../accounts/user.ts';
import { guessLanguage } from '../copywriting/model/guess-language.ts';
import type { ScoreText } from '../copywriting/score/score-text.ts';
import type { ImportedListing } from '../listings/import-listing.ts';
import type { VehicleReading } from '../listings/listing-reading.ts';
import { noTargeting } from '../vehicles/targeting.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { type HappeningDeps, newHappening } from './new-happening.ts';
import { recordingOf } from './recording.ts';
import { siteOf } from './site-of.ts';

export interface RecordImportDeps extends HappeningDeps {
  analytics: Pick<AnalyticsStore, 'record'>;
  score: ScoreText;
}

/**
 * Records that a listing was read, from which site, and how good its own text is where it has one. The text
 * itself is not kept. A stock list is one import; what gave no vehicle is none.
 */
export async function recordImport(
  deps: RecordImportDeps,
  user: User,
  imported: ImportedListing,
): Promise<void> {
  if (imported.kind === 'refused') return;
  const place = siteOf(imported.url) || undefined;
  const happening = newHappening(deps, user, { kind: 'imported', place });
  const value =
    imported.kind === 'listing' ? await scoreOfAd(deps, imported, dayOf(happening.at)) : undefined;
  await deps.analytics.record(recordingOf(user.ownerId, [{ ...happening, value }]));
}

/**
 * A seller's own words are the brief of his text, beside the data of his ad: only what contradicts that
 * counts against him. Undefined where the ad has no text, or in no language of ours.
 */
async function scoreOfAd(
  { score }: RecordImportDeps,
  { vehicle, equipment, text }: VehicleReading,
  today: string,
): Promise<number | undefined> {
  const { make, model } = vehicle;
  const language = text === undefined ? undefined : guessLanguage(text);
  if (text === undefined || !language || !make || !model) return undefined;
  const brief = {
    ...{ ...vehicle, make, model, notes: [...equipment, text].join('\n') },
    ...noTargeting,
  };
  return score({ text, brief, language, thisYear: Number(today.slice(0, 4)) });
}
