import { type Day, dayOf } from '#domain/shared/days.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import type { AnalyticsStore } from './analytics-store.ts';
import { checkAnalyticsRights } from './check-analytics-rights.ts';
import { fewestAds } from './fewest.ts';
import type { DailyFigure, FigureName } from './figure.ts';
import { marketplaceName } from './marketplace-name.ts';
import { oneDecimal } from './percent.ts';
import { type AnalyticsPeriod, rangesOf } from './period.ts';
import { shareOut } from './share-out.ts';
import { type FigureSum, sumFigures } from './sum-figures.ts';

export interface Competitors {
  /** Mean score, 0 to 100, of ours and of each marketplace with enough ads; the best first. */
  comparison: { competitor: string; score: number }[];
  /** Whole percents of the imports that add up to 100, the largest first. */
  marketShare: { name: string; value: number }[];
  performance: {
    /** Seconds. */
    avgResponseTime: number | null;
    qualityScore: number | null;
    /** Percent. */
    customerSatisfaction: number | null;
  };
  basis: {
    from: Day;
    to: Day;
    imports: number;
    scoredAds: { competitor: string; ads: number }[];
    texts: number;
    generations: number;
    ratings: number;
    fewestAds: number;
  };
}

export interface GetCompetitorsDeps {
  analytics: Pick<AnalyticsStore, 'findFigures'>;
  now(): Date;
}

/**
 * An owner's texts beside the ads he imported in a period, names in the reader's language; throws `forbidden`
 * where the plan does not give them.
 */
export async function getCompetitors(
  { analytics, now }: GetCompetitorsDeps,
  user: User,
  period: AnalyticsPeriod,
  language: Language,
): Promise<Competitors> {
  checkAnalyticsRights(user, 'competitors');
  const { from, to } = rangesOf(period, dayOf(now())).now;
  const figures = await analytics.findFigures(user.ownerId, from, to);
  const generated = sumFigures(figures, 'generated');
  const scored = sumFigures(figures, 'scored');
  const rated = sumFigures(figures, 'rated');
  const imports = sumByName(figures, 'imported', language);
  // An ad without an address is of no marketplace that could be compared.
  const ads = sumByName(
    figures.filter(({ place }) => place !== ''),
    'imported-scored',
    language,
  );
  const shares = shareOut(imports.map(({ sum }) => sum.n));
  return {
    comparison: [{ name: 'Autoscritto', sum: scored }, ...ads]
      .flatMap(({ name, sum }) => {
        const score = meanOf(sum);
        return score === null ? [] : [{ competitor: name, score }];
      })
      .sort((one, other) => other.score - one.score),
    marketShare: imports.map(({ name }, place) => ({ name, value: shares[place] ?? 0 })),
    performance: {
      avgResponseTime: meanOf({ n: generated.n, total: generated.total / 1000 }),
      qualityScore: meanOf(scored),
      customerSatisfaction: meanOf({ n: rated.n, total: rated.total * 100 }),
    },
    basis: {
      ...{ from, to, texts: scored.n, generations: generated.n, ratings: rated.n, fewestAds },
      imports: imports.reduce((all, { sum }) => all + sum.n, 0),
      scoredAds: ads.map(({ name, sum }) => ({ competitor: name, ads: sum.n })),
    },
  };
}

function meanOf({ n, total }: FigureSum): number | null {
  return n < fewestAds ? null : oneDecimal(total / n);
}

/** Addresses of the same marketplace together; the most frequent first, then by name. */
function sumByName(figures: readonly DailyFigure[], figure: FigureName, language: Language) {
  const named = Map.groupBy(
    figures.filter((one) => one.figure === figure),
    ({ place }) => (place === '' ? withoutAddress[language] : marketplaceName(place)),
  );
  return [...named]
    .map(([name, ofName]) => ({ name, sum: sumFigures(ofName, figure) }))
    .filter(({ sum }) => sum.n > 0)
    .sort((one, other) => other.sum.n - one.sum.n || (one.name < other.name ? -1 : 1));
}

const withoutAddress: Localised = {
  it: 'Senza indirizzo',
  en: 'Without an address',
  de: 'Ohne Adresse',
  fr: 'Sans adresse',
  es: 'Sin dirección',
};
