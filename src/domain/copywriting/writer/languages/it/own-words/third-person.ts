import { speaksOfHimself } from './speaks-of-himself.ts';

/**
 * Returns a seller's words with those that only the seller can say put as others would: "mia mamma", "ho le fatture".
 * Words that would still be in the first person stay as they are.
 */
export function inThirdPerson(text: string): string {
  const changed = changes.reduce(
    (words, [pattern, better]) => words.replace(pattern, better as string),
    text,
  );
  return speaksOfHimself(changed) ? text : changed;
}

const kin =
  'mamma|madre|papà|padre|nonn[oa]|zi[oa]|moglie|marito|figli[oa]|suocer[oa]|fratello|sorella|cognat[oa]|compagn[oa]|genitori|nonni';

/** Contracted with the article of each of these: "di mia mamma", "da mio zio". */
const contracted: Readonly<Record<string, readonly [f: string, m: string, vowel: string, many: string]>> = {
  '': ['la ', 'il ', "l'", 'i '],
  di: ['della ', 'del ', "dell'", 'dei '],
  da: ['dalla ', 'dal ', "dall'", 'dai '],
  a: ['alla ', 'al ', "all'", 'ai '],
};

type Change = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const changes: readonly Change[] = [
  [
    new RegExp(`(?<!\\p{L})(?:(di|da|a) )?(?:mi[oae]|miei) (${kin})(?!\\p{L})`, 'giu'),
    (_, preposition = '', who = '') => {
      const [f = '', m = '', , many = ''] = contracted[preposition?.toLowerCase() ?? ''] ?? [];
      const article = /^(?:genitori|nonni)$/iu.test(who)
        ? many
        : /(?:a|moglie|madre)$/iu.test(who) && !/^papà$/iu.test(who)
          ? f
          : m;
      return `${who === 'zio' ? article.replace(/l $/u, 'llo ').replace(/^il /u, 'lo ') : article}${who} di chi vende`;
    },
  ],
  [/(?<!\p{L})cerco (?=chi |acquirent|comprator)/giu, 'si cerca '],
  [/(?<!\p{L})ho (?=(?:tutte )?(?:le )?(?:fatture|ricevute)(?!\p{L}))/giu, 'ci sono '],
  [
    /(?<!\p{L})ho (?=(?:la|il|lo) (?:fattura|ricevuta|report|certificato|documento|scontrino|perizia|preventivo)(?!\p{L}))/giu,
    "c'è ",
  ],
  [
    /(?<=\() ?ho (?=(?:fattura|ricevuta|report|certificato|documento|scontrino|perizia|preventivo)(?!\p{L}))/giu,
    'con ',
  ],
  [
    /,? ho (?=(?:fattura|ricevuta|report|certificato|documento|scontrino|perizia|preventivo)(?!\p{L}))/giu,
    ', con ',
  ],
];
