import type { AnswerOf } from '#contract/endpoints.ts';
import { type CopyStyle, type LeftOutKind, leftOutKinds } from '#domain/copywriting/copy.ts';

/** Something of the seller's that translated texts do not say. */
export interface LeftBehind {
  words: string;
  kind: LeftOutKind;
  reason: string;
  /** The texts that lack it. */
  styles: readonly CopyStyle[];
}

type Answer = Pick<AnswerOf<'translate'>, 'leftOut' | 'untranslated'> & { style: CopyStyle };

/** Returns what the translated texts leave out, each once and the gravest first. */
export function gatherLeftBehind(answers: readonly Answer[]): LeftBehind[] {
  const found = answers.flatMap(({ style, leftOut, untranslated }) => [
    ...leftOut.map(({ note, ...rest }) => ({ words: note, style, ...rest })),
    ...untranslated.map(({ sentence, ...rest }) => ({ words: sentence, style, ...rest })),
  ]);
  const byWords = Map.groupBy(found, ({ words }) => words);
  return [...byWords.values()]
    .flatMap((same) => {
      const [first] = same;
      const styles = [...new Set(same.map(({ style }) => style))];
      return first ? [{ words: first.words, kind: first.kind, reason: first.reason, styles }] : [];
    })
    .sort((a, b) => leftOutKinds.indexOf(a.kind) - leftOutKinds.indexOf(b.kind));
}

/** True for what no buyer may miss: damage and conditions of sale. */
export const isGrave = ({ kind }: LeftBehind) => kind !== 'other';

/** Returns the text with the seller's own words behind it, as sentences in a paragraph of their own. */
export function withOwnWords(text: string, words: readonly string[]): string {
  return words.length === 0 ? text : `${text}\n\n${words.map(asSentence).join(' ')}`;
}

function asSentence(words: string): string {
  const begun = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.!?…]["»”]?$/u.test(begun) ? begun : `${begun}.`;
}
