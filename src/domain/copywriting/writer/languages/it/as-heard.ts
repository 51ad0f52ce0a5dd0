import type { Note } from '../../../brief/notes/note.ts';
import type { SaidThing } from './say-meaning.ts';

/** Words of the seller that say less, more or other than ours do, by what we would say. */
function inTypedWords(said: string, typed: string): string {
  const [, verb = ''] = redone.exec(typed) ?? [];
  const [, stuff = ''] = metals.exec(typed) ?? [];
  return finer
    .reduce((text, [ours, theirs, better]) => (theirs.test(typed) ? text.replace(ours, better) : text), said)
    .replace(/revisionat(?=[oaie](?!\p{L}))/u, verb === '' ? '$&' : verb.toLowerCase())
    .replace(/in lamiera/u, stuff === '' ? '$&' : `in ${stuff.toLowerCase()}`);
}

const redone =
  /(?<!\p{L})(rifatt|rigenerat|ricondizionat|ricostruit|restaurat|rettificat|ritappezzat)[oaie](?!\p{L})/iu;
const metals = /(?<!\p{L})(?:in|di) (ferro|acciaio|metallo)(?!\p{L})/iu;

const finer: readonly (readonly [ours: RegExp, theirs: RegExp, better: string])[] = [
  // a belt may be any
  [/cinghia di distribuzione/u, /cinghi[ae](?! (?:di |della )?distr)/iu, 'cinghia'],
  [
    /^cavo di ricarica(?! tipo)/u,
    /^(?!.*colonnina).*(?:domestic|schuko|carichino|da casa)/iu,
    '$& domestico',
  ],
  [/pneumatici da fuoristrada/u, /(?<!\p{L})A\/?T(?!\p{L})/u, 'pneumatici AT'],
  [/^manuali d’uso/u, /(?<!\p{L})libretto(?! (?:d|uso|istr|manut))/iu, 'libretto'],
  [/vernice scolorita/u, /trasparente (?:bruciat|cott|rovinat|consumat)/iu, 'vernice trasparente bruciata'],
  [/(pneumatici.*?) DOT del (\d{4})/u, /DOT/u, '$1 con DOT $2'],
  [/ha gli airbag esplosi.*$/u, /volante e passegger/iu, 'ha gli airbag volante e passeggero esplosi'],
  [/come autovettura/u, /no n1/iu, '$& (non N1)'],
];

/** "turbo che fischia", "vernice opaca": noise and colour keep the word that the seller has for them. */
export function asHeard(heard: SaidThing, { text, language }: Note): SaidThing {
  const said = language === 'it' ? { ...heard, text: inTypedWords(heard.text, text) } : heard;
  const dull = /(?<!\p{L})opac[oaih]/iu.test(text)
    ? said.text.replace(/scolorit(?=[oa](?!\p{L}))/u, 'opac')
    : said.text;
  if (dull !== said.text) return { ...said, text: dull };
  const noise = noises.find((verbs) =>
    verbs.some((verb) => new RegExp(`(?<!\\p{L})${verb}(?!\\p{L})`, 'iu').test(text)),
  );
  if (!noise || !said.meaning.modifiers.includes('noisy')) return said;
  const verb = noise[said.noun?.plural ? 1 : 0];
  return { ...said, text: said.text.replace(/rumoros[oaie]/u, `che ${verb}`) };
}

const noises = [
  ['fischia', 'fischiano'],
  ['cigola', 'cigolano'],
  ['ronza', 'ronzano'],
  ['stride', 'stridono'],
  ['batte', 'battono'],
] as const;
