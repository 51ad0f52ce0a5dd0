import type { AnswerOf } from '#contract/endpoints.ts';
import { type CopyStyle, type LeftOutKind, leftOutKinds } from '#domain/copywriting/copy.ts';

/** Something of the seller's that translated texts do not say. */
export interface LeftBehind {
  words: string;
  kind: LeftOutKind;
  reason: string;
  /** It stands in the text in the language it was typed in. */
  isQuoted: boolean;
  /** The texts that lack it, or quote it. */
  styles: readonly CopyStyle[];
}

type Answer = Pick<AnswerOf<'translate'>, 'leftOut' | 'untranslated'> & { style: CopyStyle };

/** Returns what the translated texts leave out, each once and the gravest first. */
export function gatherLeftBehind(answers: readonly Answer[]): LeftBehind[] {
  const found = answers.flatMap(({ style, leftOut, untranslated }) => [
    ...leftOut.map(({ note, ...rest }) => ({ words: note, style, ...rest })),
    ...untranslated.map(({ sentence, ...rest }) => ({ words: sentence, style, isQuoted: false, ...rest })),
  ]);
  const byWords = Map.groupBy(found, ({ words }) => words);
  return [...byWords.values()]
    .flatMap((same) => {
      const [first] = same;
      const styles = [...new Set(same.map(({ style }) => style))];
      if (!first) return [];
      const { style: _, ...item } = first;
      return [{ ...item, styles }];
    })
    .sort((a, b) => gravityOf(a) - gravityOf(b) || a.reason.localeCompare(b.reason));
}

const gravityOf = ({ kind }: LeftBehind) => leftOutKinds.indexOf(kind);

/** Returns the items in their order, neighbours that share a reason together. */
export function groupByReason(items: readonly LeftBehind[]): LeftBehind[][] {
  const groups: LeftBehind[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0]?.reason === item.reason) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** True for what no buyer may miss: damage and conditions of sale. */
export const isGrave = ({ kind }: LeftBehind) => kind === 'damage' || kind === 'deal';

/** Returns the text with the seller's own words behind it, as sentences in a paragraph of their own. */
export function withOwnWords(text: string, words: readonly string[]): string {
  return words.length === 0 ? text : `${text}\n\n${words.map(asSentence).join(' ')}`;
}

function asSentence(words: string): string {
  const begun = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?…]["»”]?$/u.test(begun) ? begun : `${begun}.`;
}
