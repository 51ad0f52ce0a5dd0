import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { HappeningDeps } from '../analytics/new-happening.ts';
import type { CopyStyle, StopSignal } from '../copywriting/copy.ts';
import { compareTexts } from '../copywriting/quality/compare-texts.ts';
import type { QualityWords } from '../copywriting/quality/quality-words.ts';
import { getDescription } from '../descriptions/get-description.ts';
import { limitWriting } from '../descriptions/limit-writing.ts';
import { type ProposeTextDeps, proposeText } from '../descriptions/propose-text.ts';
import { updateText } from '../descriptions/update-text.ts';
import { findDoubts } from './find-doubts.ts';
import { getStockJob, notThere } from './get-stock-job.ts';
import { maskText, type ReadStockTextsDeps, readStockTexts } from './read-stock-texts.ts';
import { requireStock } from './require-stock.ts';
import type { StockStore } from './stock-job.ts';

export type WriteApartDeps = ReadStockTextsDeps &
  ProposeTextDeps &
  HappeningDeps &
  TurnDeps & {
    stock: Pick<StockStore, 'findJob' | 'saveDoubts'>;
    loadQualityWords: (language: Language) => Promise<QualityWords>;
  };

interface ApartRequest {
  jobId: string;
  carId: string;
  style: CopyStyle;
}

/** Likeness with the nearest text of the job, before and after (0 to 1). */
export interface WrittenApart {
  before: number;
  after: number;
}

/** How many of the texts most alike it a new text keeps apart from. */
const mostApart = 20;
/** How many texts are written until one is unlike enough, and what is enough. */
const attempts = 3;
const unlike = 0.05;

/**
 * Writes a text of a job anew, apart from those it is most alike, and keeps it only if it is less alike than before; the
 * text before stays as a version and none of the month is taken. Throws `not-found` for a text that is not there,
 * `invalid` for one that the seller worded or approved, `too-many-requests` like any writing.
 */
export async function writeApart(
  deps: WriteApartDeps,
  user: User,
  { jobId, carId, style }: ApartRequest,
  signal?: StopSignal,
): Promise<WrittenApart> {
  const job = await getStockJob(deps, user, jobId);
  requireStock(user);
  const words = await deps.loadQualityWords(job.language);
  const texts = (await readStockTexts(deps, { jobId: job.id, styles: [style] }, words)).get(style) ?? [];
  const present = texts.find((text) => text.carId === carId);
  if (!present) throw notThere();
  if (present.isSettled) throw new ProductError('invalid', staysAsItIs);
  await limitWriting(deps, user);
  const others = texts.filter((text) => text !== present);
  const { add, nearestTo } = compareTexts();
  for (const { masked } of others) add(masked);
  const apartFrom = nearestTo(present.masked, mostApart).flatMap(({ index }) => others[index] ?? []);
  const likenessOf = (masked: string) => nearestTo(masked, 1)[0]?.share ?? 0;

  const key = { descriptionId: present.descriptionId, language: job.language, style };
  const { locked } = await getDescription(deps.descriptions, user, present.descriptionId);
  const before = likenessOf(present.masked);
  let best = { text: present.text, share: before };
  for (let attempt = 0; attempt < attempts && best.share > unlike; attempt++) {
    const { text } = await proposeText(deps, user, key, { apartFrom, signal });
    const share = likenessOf(maskText({ text, brief: present.brief, locked }, words));
    if (share < best.share) best = { text, share };
  }
  if (best.share < before) {
    await updateText(deps, user, key, { text: best.text, isProposed: true });
    const written = await getDescription(deps.descriptions, user, present.descriptionId);
    await deps.stock.saveDoubts(job.id, carId, await findDoubts(written, deps.now()));
  }
  return { before, after: best.share };
}

const staysAsItIs = {
  it: 'Questo testo l’hai corretto o approvato tu, quindi resta com’è.',
  en: 'You edited or approved this text, so it stays as it is.',
  de: 'Diesen Text haben Sie bearbeitet oder freigegeben, er bleibt deshalb, wie er ist.',
  fr: 'Vous avez modifié ou approuvé ce texte, il reste donc tel quel.',
  es: 'Este texto lo has corregido o aprobado tú, así que se queda como está.',
};
