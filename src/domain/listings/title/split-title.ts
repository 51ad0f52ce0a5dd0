import { findModel, isCounted } from '../words/find-model.ts';
import { makeFrom, mayBeginMake } from '../words/makes.ts';
import { plainWords } from '../words/plain-words.ts';

/** Make and model as they are said; the make in its proper spelling. */
export interface VehicleName {
  make: string;
  model: string;
}

const mostWords = 30;

/** Words that open a model's name of two words. */
const opensTwoWords =
  /^(model|serie|series|classe|class|klasse|clase|grand|grande|gran|land|santa|new|nuova|nuovo|ioniq)$/i;
const noModel =
  /^(used|new|usat[aoe]|nuov[aoe]|km|gebraucht\w*|neuwagen|for|fur|pentru|per|pour|para|in|auto|cars?|a|e|y|et|und|and|da|di|de|of|benzin\w*|diesel|gpl|metano|hybrid|ibrid\w*|elettric\w*|sale|vendita|dealer|service|concession\w*|official|ufficiale|group|gruppo|partner|center|centro|zentrum|niederlassung|autohaus|retail|store|annunci|offerte|listino)$/;

/** Names of makes that are also everyday words: only at the start of a title are they the make. */
const everydayMakes =
  /^(mini|smart|dr|evo|man|ram|rover|seat|ds|mg|lotus|alpine|sym|vespa|triumph|dodge|tata|morgan|lincoln|austin|aston|alfa|harley|merc|indian|genesis|lucid|norton|daimler|mercury|simca|santana|fantic|sherco|pagani|talbot|seres|jac|gac|voge|adria|laika|knaus)$/;
/** Makes that are written behind their mother's: `Fiat Abarth 595`. */
const daughters = /^(?:abarth|alpina|alpine|cupra|maybach|polestar)$/;
/** Words between a make and its model: `Fiat Nuova Panda`. */
const beforeModel =
  /^(?:nuov[aoe]|new|all-new|neue[rsn]?|nouve(?:lle|au)|nuev[ao]|nieuwe|novo|nova|modell?[oi]?|19\d\d|20\d\d)$/i;
/** Models that look like a year. */
const yearLikeModels: Readonly<Record<string, string>> = { Peugeot: '2008', BMW: '2002' };

/** Make and model as a title names them (`2009 Volkswagen Golf V GTI`); both or nothing. */
export function splitTitle(title: string): VehicleName | undefined {
  const words = title
    .slice(0, 200)
    .split(/[\s,;|•·]+/)
    .slice(0, mostWords);
  for (let at = 0; at < words.length; at++) {
    if (/^range rover$/i.test(words.slice(at, at + 2).join(' '))) return rangeRover(words.slice(at));
    if (!mayBeginMake(words[at] ?? '')) continue;
    for (const length of words[at + 1] === '&' ? [3, 2, 1] : [2, 1]) {
      const name = words.slice(at, at + length);
      const make = name.length === length ? makeFrom(name.join(' ')) : undefined;
      if (!make) continue;
      const rest = words.slice(at + length);
      const known = modelIn(make, rest);
      if (length === 1 && !isMakeAt(words, at, known)) continue;
      const isEveryday = everydayMakes.test(plainWords(name.join(' ')));
      const model = known ?? (isEveryday && isPlainWord(rest[0]) ? undefined : firstWords(make, rest));
      if (!model && isEveryday) continue;
      if (!model && daughters.test(plainWords(rest[0] ?? ''))) break;
      return model ? { make, model } : undefined;
    }
  }
  return undefined;
}

/** `Mini prezzi` names no car: models of everyday makes begin with a capital or a figure. */
const isPlainWord = (word = '') => /^\p{Ll}/u.test(word);

/** Everyday words and words in lower case are a make where a model of theirs stands behind them. */
function isMakeAt(words: string[], at: number, known: string | undefined): boolean {
  const word = words[at] ?? '';
  const isTold = (known?.length ?? 0) >= telling || known?.startsWith('#') === true;
  if (!/^\p{Lu}/u.test(word)) return at === 0 && isTold;
  const isFirst = at === 0 || (at === 1 && /^(19|20)\d\d$/.test(words[0] ?? ''));
  return isFirst || !everydayMakes.test(word.toLowerCase()) || isTold;
}

const telling = 3;

const rangeRover = (words: readonly string[]) => ({
  make: 'Land Rover',
  model: modelIn('Land Rover', words) ?? 'Range Rover',
});

/** The model of the table that begins here, or behind `Nuova`, a year, or the make once more. */
function modelIn(make: string, words: readonly string[]): string | undefined {
  const [first = '', ...rest] = words.slice(0, 7).map(bare);
  const found = findModel(make, [first, ...rest].join(' '));
  if (found || !(beforeModel.test(first) || makeFrom(first) === make)) return found?.model;
  return findModel(make, rest.join(' '))?.model;
}

const bare = (word: string) => word.replace(/^[("'\-–]+|[)"':.\-–]+$/g, '');

/** A model the table does not have: the word behind the make, where it can be a name. */
function firstWords(make: string, words: string[]): string | undefined {
  const [first = '', second = ''] = words.map(bare);
  if (/^\d[.,]\d/.test(first)) return behindEngine(make, words);
  if (/^\p{Lu}$/u.test(first) && /^\d{1,3}\w?$/.test(second)) return `${first} ${second}`;
  const plain = plainWords(first);
  const isYear = /^(19|20)\d\d$/.test(first) && yearLikeModels[make] !== first;
  if (
    plain === '' ||
    noModel.test(plain) ||
    makeFrom(first) ||
    /[€£$]/.test(first) ||
    isYear ||
    isFigure(first, second) ||
    (first.length < (words[0]?.length ?? 0) && /:$/.test(words[0] ?? ''))
  ) {
    return undefined;
  }
  if (opensTwoWords.test(plain) && second && !noModel.test(plainWords(second))) return `${first} ${second}`;
  return first;
}

/** `Volkswagen 1.6 TDI Golf`. */
function behindEngine(make: string, words: readonly string[]): string | undefined {
  for (let at = 1; at < 6; at++) {
    const model = modelIn(make, words.slice(at));
    if (model && /\p{L}{2}/u.test(model)) return model;
  }
  return undefined;
}

/** `1.6 TDI`, `150 CV` and `5 porte` are no names. */
const isFigure = (first: string, second: string) =>
  /^\d$/.test(first) || (/^\d+$/.test(first) && isCounted(second));
