import { dayOf } from '#domain/shared/days.ts';
import { copyStyles } from '../copywriting/copy.ts';
import { loadFactChecker } from '../copywriting/facts/load-fact-checker.ts';
import type { Description } from '../descriptions/description.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';

/** The words of a description's texts that its data do not bear out, each once. */
export async function findDoubts(
  { copy, language, brief }: Pick<Description, 'copy' | 'language' | 'brief'>,
  now: Date,
): Promise<string[]> {
  const check = await loadFactChecker(language, { thisYear: Number(dayOf(now).slice(0, 4)) });
  const stated = stateDetails(brief);
  const words = copyStyles.flatMap((style) => {
    const text = copy[style];
    if (text === undefined) return [];
    const claims = check(text, stated).filter(({ verdict }) => isDoubtful.includes(verdict));
    return claims.map(({ start, end }) => text.slice(start, end));
  });
  return [...new Set(words)];
}

const isDoubtful: readonly string[] = ['unsupported', 'contradicting'];
