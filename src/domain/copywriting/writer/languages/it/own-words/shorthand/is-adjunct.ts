import { hasVerb } from '../../../../../brief/notes/has-verb.ts';
import { agrees } from '../../grammar/read-word.ts';
import { isDefiniteArticle, isDone, isSaidOf } from './shorthand-lexicon.ts';
import { type Token, typedFrom } from './tokens.ts';

/** Whether what stands behind a predicate only says when, where, how or by whom. */
export function isAdjunct(tokens: readonly Token[], from: number): boolean {
  const [first, second] = tokens.slice(from);
  if (!first) return true;
  if (first.text === 'lato') return tokens.length === from + 2;
  if (first.kind === 'word' || first.kind === 'name' || first.kind === 'verb' || isDone(first.text))
    return false;
  const isUntilEnd = tokens.slice(from, -1).every(({ text }) => !text.startsWith('('));
  if (!isUntilEnd || hasTask.test(` ${typedFrom(tokens, from)}`)) return false;
  if (first.kind === 'figure') return ago.test(typedFrom(tokens, from));
  if (first.kind === 'article' && isDefiniteArticle(first.text))
    return /^(?:anno|mese|estate|inverno|altro)$/u.test(second?.text ?? '');
  if (/^(?:e|ed|,)$/u.test(first.text) && second && second.nouns.length > 0) return false;
  if (first.kind === 'adverb' && !when.test(first.text)) return false;
  return !tokens.slice(from).some((token, at, all) => {
    const before = all[at - 1];
    if (at === 0 || !before) return false;
    if (hasVerb(token.text, 'it')) return !leadsOn.test(before.text);
    const says = isSaidOf(token.text) || /bil[ei]$/u.test(token.text);
    return (
      says &&
      !leadsOn.test(before.text) &&
      !before.nouns.some((noun) => token.adjectives.some((form) => agrees(noun, form)))
    );
  });
}

/** "… e aria condizionata da ricaricare": another thing with what is to be done to it. */
const hasTask = / (?:e|ed|,) .* da \p{L}+(?:are|ere|ire)(?!\p{L})/u;
const ago = /^(?:\d[\d.]*|un|due|tre) (?:km|mes[ei]|ann[oi]) fa/u;
const when =
  /^(?:bene|male|oggi|ieri|ora|subito|sempre|spesso|poco|molto|solo|qui|ovunque|insieme|\p{L}+mente)$/u;
const leadsOn =
  /^(?:e|ed|ma|che|chi|se|quando|dove|mentre|perché|però|poi|quindi|non|si|ci|lo|la|li|le|già|,)$/u;

/** "togliere", but no noun that ends like one. */
export const isInfinitive = (token: Token | undefined) =>
  !!token && /(?:[aei]re|rre|[aei]rsi)$/u.test(token.text) && token.nouns.length === 0;
