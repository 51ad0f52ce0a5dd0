export type Gender = 'm' | 'f' | 'n';
export type Case = 'nom' | 'acc' | 'dat';
export type Article = 'der' | 'ein' | 'dieser' | '';

/** A noun with the bare stems of its adjectives ("rot", "fünftürig"), ready to be put in any case. */
export interface NounPhrase {
  text: string;
  gender: Gender;
  plural?: boolean;
  adjectives?: readonly string[];
  /** What follows the noun and does not change: "in Rot", "mit fünf Türen". */
  tail?: string;
}

/** "der rote Kombi", "einen roten Kombi", "diesem roten Kombi", "roter Kombi". */
export function decline(noun: NounPhrase, article: Article, kase: Case): string {
  const { adjectives = [] } = noun;
  const form = formOf(noun);
  const ending = adjectiveEnding(article, kase, form);
  const determined = article !== '' || adjectives.length > 0;
  const [number = '', word = ''] = adjectives.length > 0 ? (counted.exec(noun.text)?.slice(1) ?? []) : [];
  return [
    articleOf(article, kase, form),
    number,
    ...adjectives.map((stem) => stem + ending),
    nounIn(number === '' ? noun : { ...noun, text: word }, kase, determined),
    noun.tail,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

/** "zwei neue Reifen": how many stands before the adjectives. */
const counted = /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\d+) (.+)$/u;

type Form = Gender | 'p';
const cases = { nom: 0, acc: 1, dat: 2 } as const;
const formOf = ({ gender, plural }: NounPhrase): Form => (plural ? 'p' : gender);

const definite = {
  m: ['er', 'en', 'em'],
  f: ['e', 'e', 'er'],
  n: ['es', 'es', 'em'],
  p: ['e', 'e', 'en'],
} as const;
const der = {
  m: ['der', 'den', 'dem'],
  f: ['die', 'die', 'der'],
  n: ['das', 'das', 'dem'],
  p: ['die', 'die', 'den'],
} as const;
const ein = {
  m: ['ein', 'einen', 'einem'],
  f: ['eine', 'eine', 'einer'],
  n: ['ein', 'ein', 'einem'],
  p: ['', '', ''],
} as const;

function articleOf(article: Article, kase: Case, form: Form): string {
  if (article === '') return '';
  if (article === 'der') return der[form][cases[kase]];
  return article === 'ein' ? ein[form][cases[kase]] : `dies${definite[form][cases[kase]]}`;
}

/** Strong without an article, weak after "der" and "dieser", mixed after "ein". */
function adjectiveEnding(article: Article, kase: Case, form: Form): string {
  const shown = article === '' || (article === 'ein' && (form === 'p' || ein[form][cases[kase]] === 'ein'));
  if (shown) return definite[form][cases[kase]];
  if (form === 'p' || kase === 'dat' || (form === 'm' && kase === 'acc')) return 'en';
  return 'e';
}

/** "mit den Scheinwerfern", "den Assistenten"; standing alone a weak noun keeps its form: "mit Tempomat". */
function nounIn({ text, gender, plural }: NounPhrase, kase: Case, determined: boolean): string {
  const [count = ''] = /^(?:\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun) /.exec(text) ?? [];
  const [head = '', ...rest] = text.slice(count.length).split(' ');
  const changed = (ending: string) => count + [head + ending, ...rest].join(' ');
  if (plural) return kase === 'dat' && /[elr]$/.test(head) ? changed('n') : text;
  if (gender === 'm' && kase !== 'nom' && determined && /(?:assistent|tempomat)$/i.test(head)) {
    return changed('en');
  }
  return text;
}

const contracted: Record<string, string> = {
  'an dem': 'am',
  'in dem': 'im',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'bei dem': 'beim',
};

/** "am vorderen Stoßfänger", "in der Frontscheibe", "zum Wagen". */
export function withPreposition(preposition: string, noun: NounPhrase): string {
  return `${preposition} ${decline(noun, 'der', 'dat')}`.replace(
    /^\p{L}+ (?:dem|der)(?!\p{L})/u,
    (found) => contracted[found] ?? found,
  );
}
