import type { Language } from '#domain/shared/languages.ts';
import { type TurnDeps, takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { compareTexts } from '../copywriting/quality/compare-texts.ts';
import { findCommonStretches } from '../copywriting/quality/find-common-stretches.ts';
import type { QualityWords } from '../copywriting/quality/quality-words.ts';
import { tooManyOfMinute } from '../descriptions/limit-writing.ts';
import { getStockJob } from './get-stock-job.ts';
import { type ReadStockTextsDeps, readStockTexts, type StockText } from './read-stock-texts.ts';
import type { StockStore } from './stock-job.ts';

/** How much a text of a job reads like the one it is most alike. */
export interface TextLikeness {
  carId: string;
  style: CopyStyle;
  /** Share of common runs of five words, facts masked (0 to 1). */
  share: number;
  /** The place in the file of the car of that other text. */
  nearest: number;
}

/** Two texts of one style that read alike. */
export interface AlikePair {
  style: CopyStyle;
  share: number;
  cars: readonly [StockText, StockText];
  /** The words they have in common, as the first has them, facts as "…"; the longest first. */
  stretches: readonly string[];
  /** The car whose text can be written anew; neither where the seller worded or approved both. */
  rewritable: string | undefined;
}

export interface StockLikeness {
  texts: readonly TextLikeness[];
  /** The most alike first. */
  pairs: readonly AlikePair[];
}

const mostPairs = 5;
const mostStretches = 5;
const perMinute = { most: 20, milliseconds: 60_000 };
/** So many texts are compared before requests go first. */
const portion = 50;

/**
 * Returns how much the texts of a job read like each other, each compared with all others of its style. Throws
 * `too-many-requests` for the 21st within a minute.
 */
export async function measureStockLikeness(
  deps: ReadStockTextsDeps &
    TurnDeps & {
      stock: Pick<StockStore, 'findJob'>;
      loadQualityWords: (language: Language) => Promise<QualityWords>;
    },
  user: Pick<User, 'id' | 'ownerId'>,
  jobId: string,
): Promise<StockLikeness> {
  const job = await getStockJob(deps, user, jobId);
  await takeTurn(deps, `stock-likeness:${user.id}`, perMinute, tooManyOfMinute(perMinute.most));
  const words = await deps.loadQualityWords(job.language);
  const ofStyles = await readStockTexts(deps, { jobId: job.id, styles: job.styles }, words);
  const texts: TextLikeness[] = [];
  const pairs: Omit<AlikePair, 'stretches' | 'rewritable'>[] = [];
  for (const [style, known] of ofStyles) {
    const { add, nearestOf } = compareTexts();
    for (const [index, { masked }] of known.entries()) {
      add(masked);
      if (index % portion === 0) await deps.giveWay();
    }
    for (const [index, text] of known.entries()) {
      const nearest = nearestOf(index);
      const other = nearest && known[nearest.index];
      if (!nearest || !other) continue;
      const { share } = nearest;
      texts.push({ carId: text.carId, style, share, nearest: other.position });
      const cars = text.position < other.position ? ([text, other] as const) : ([other, text] as const);
      pairs.push({ style, share, cars });
      if (index % portion === 0) await deps.giveWay();
    }
  }
  const once = new Map(pairs.map((pair) => [`${pair.style} ${pair.cars.map(({ carId }) => carId)}`, pair]));
  const alike = [...once.values()].toSorted((a, b) => b.share - a.share).slice(0, mostPairs);
  return { texts, pairs: alike.map(described) };
}

function described(pair: Omit<AlikePair, 'stretches' | 'rewritable'>): AlikePair {
  const [first, second] = pair.cars;
  return {
    ...pair,
    stretches: findCommonStretches(first.masked, second.masked).slice(0, mostStretches),
    // The later one: the first was there before it.
    rewritable: [second, first].find(({ isSettled }) => !isSettled)?.carId,
  };
}
