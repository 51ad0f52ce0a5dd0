/** A stretch of a text (UTF-16 units, end excluded). */
interface Stretch {
  start: number;
  end: number;
}

/** Fewer words than these make no sentence. */
const leastWords = 4;

/**
 * Returns a sentence in any of the five languages without the clause that holds `fault`, where what is left
 * is surely a sentence: a tail is dropped, an item of a list, an opening before a car of these `names`.
 * Undefined otherwise.
 */
export function cutClause(
  sentence: string,
  fault: Stretch,
  names: readonly string[] = [],
): string | undefined {
  const left = leftBound(sentence, fault.start);
  const right = rightBound(sentence, fault.end);
  const whole = left.at === 0 ? cutOpening(sentence, right, names) : cutInside(sentence, left, right);
  const words = whole?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words >= leastWords && whole !== sentence ? whole : undefined;
}

const and = '(?:e|ed|and|und|sowie|et|y)';
const preposition =
  '(?:con|grazie a\\p{L}*|oltre a\\p{L}*|with|thanks to|besides|mit|dank|neben|avec|grâce à|outre|gracias a\\p{L}*|además de)';
const article =
  "(?:il|lo|la|i|gli|le|un[ao]?|the|an?|der|die|das|den|dem|ein\\p{L}*|les?|une?|des|el|los|las|l[’']|un[’']|\\p{N})";

const startsWith = (pattern: string) => new RegExp(`^${pattern}(?!\\p{L})`, 'iu');
const isAdverbial = startsWith(
  `(?:${preposition}|in|a|su\\p{L}*|sotto|sopra|tra|fra|per|on|at|under|above|between|für|bei|über|unter|zwischen|sous|sur|entre|pour|en|bajo|sobre|para)`,
);
const isItem = startsWith(article);

/** Where the clause begins: a comma, or the word that joins it to what stands before. */
interface Bound {
  at: number;
  /** How many characters the mark or word takes. */
  length: number;
  is: 'edge' | 'comma' | 'and' | 'preposition';
}

function leftBound(sentence: string, before: number): Bound {
  const marks = [...sentence.slice(0, before).matchAll(/[,;]\s+|\s+–\s+/gu)].map(boundAs('comma'));
  const joins = [...sentence.slice(0, before).matchAll(wordsAs(and))].map(boundAs('and'));
  const leads = [...sentence.slice(0, before).matchAll(wordsAs(preposition))].map(boundAs('preposition'));
  return [...leads, ...joins, ...marks].reduce((last, one) => (one.at > last.at ? one : last), edge(0));
}

function rightBound(sentence: string, behind: number): Bound {
  const end = edge(sentence.length - (/[.?!…]+["»”’')]*$/u.exec(sentence)?.[0].length ?? 0));
  const rest = sentence.slice(behind, end.at);
  const comma = [...rest.matchAll(/[,;:]\s+|\s+–\s+/gu)].map(boundAs('comma'));
  const join = [...rest.matchAll(wordsAs(and))].map(boundAs('and'));
  return [...comma, ...join]
    .map((bound) => ({ ...bound, at: bound.at + behind }))
    .reduce((first, one) => (one.at < first.at ? one : first), end);
}

const edge = (at: number): Bound => ({ at, length: 0, is: 'edge' });
const wordsAs = (pattern: string) => new RegExp(`,?\\s+${pattern}\\s+`, 'giu');
const boundAs =
  (is: Bound['is']) =>
  ({ 0: words, index }: RegExpExecArray): Bound => ({ at: index, length: words.length, is });

/** "Con il tetto panoramico, la Panda costa poco": the main clause stays, which begins with the car. */
function cutOpening(sentence: string, right: Bound, names: readonly string[]): string | undefined {
  const rest = sentence.slice(right.at + right.length);
  const [first = '', second = ''] = rest.split(/[\s’']+/u);
  const isCar = pointing.test(first) || [first, second].some((word) => names.includes(word));
  if (right.is !== 'comma' || !isCar || !startsWith(preposition).test(sentence)) return undefined;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const pointing = /^(?:quest[oa]|this|cette|est[ea])$/iu;

function cutInside(sentence: string, left: Bound, right: Bound): string | undefined {
  if (left.is !== 'preposition' && isAdverbial.test(sentence)) return undefined;
  const head = sentence.slice(0, left.at);
  const clause = sentence.slice(left.at + left.length, right.at);
  const next = sentence.slice(right.at + right.length);
  if (right.is === 'edge') return head + sentence.slice(right.at);
  if (left.is === 'preposition') {
    const isList = right.is === 'and' || isItem.test(next);
    if (!isList && sentence.charAt(left.at) === ',') return undefined;
    return isList ? sentence.slice(0, left.at + left.length) + next : head + sentence.slice(right.at);
  }
  const isListed = isItem.test(clause) && clause.split(/\s+/u).length <= mostWordsOfItem;
  if (left.is === 'comma') return isListed ? head + sentence.slice(right.at) : undefined;
  return right.is === 'comma' && isListed ? head + sentence.slice(right.at) : undefined;
}

/** "il tetto panoramico in vetro"; with more a verb may be among them. */
const mostWordsOfItem = 5;
