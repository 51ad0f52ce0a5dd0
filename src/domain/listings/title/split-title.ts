import { makeFrom } from '../words/makes.ts';
import { plainWords } from '../words/plain-words.ts';

const mostWords = 30;

/** Words that open a model's name of two words. */
const opensTwoWords =
  /^(model|serie|series|classe|class|klasse|clase|grand|grande|gran|land|santa|new|nuova|nuovo|ioniq)$/i;
const noModel =
  /^(used|new|usat[aoe]|nuov[aoe]|km|gebraucht\w*|neuwagen|for|fur|pentru|per|pour|para|in|auto|cars?|a|e|y|et|und|and|da|di|de|of|benzin\w*|diesel|gpl|metano|hybrid|ibrid\w*|elettric\w*|sale|vendita|dealer|service|concession\w*|official|ufficiale|group|gruppo|partner|center|centro|zentrum|niederlassung|autohaus|retail|store|annunci|offerte|listino)$/;

/** Names of makes that are also everyday words: only at the start of a title are they the make. */
const everydayMakes =
  /^(mini|smart|dr|evo|man|ram|rover|seat|ds|mg|lotus|alpine|sym|vespa|triumph|dodge|tata|morgan|lincoln|austin|aston|alfa|harley)$/;
const rangeRovers = /^(evoque|sport|velar)$/i;
/** Models that look like a year. */
const yearLikeModels: Readonly<Record<string, string>> = { Peugeot: '2008', BMW: '2002' };

/** Make and model as a title names them (`2009 Volkswagen Golf V GTI`); both or nothing. */
export function splitTitle(title: string): { make: string; model: string } | undefined {
  const words = title
    .slice(0, 200)
    .split(/[\s,;|•·]+/)
    .slice(0, mostWords);
  for (let at = 0; at < words.length; at++) {
    if (/^range rover$/i.test(words.slice(at, at + 2).join(' '))) return rangeRover(words.slice(at));
    for (const length of [2, 1]) {
      const name = words.slice(at, at + length);
      const make = name.length === length ? makeFrom(name.join(' ')) : undefined;
      if (!make || (length === 1 && !isMakeAt(words, at))) continue;
      const model = modelFrom(make, words.slice(at + length));
      return model ? { make, model } : undefined;
    }
  }
  return undefined;
}

function isMakeAt(words: string[], at: number): boolean {
  const word = words[at] ?? '';
  const isFirst = at === 0 || (at === 1 && /^(19|20)\d\d$/.test(words[0] ?? ''));
  return /^\p{Lu}/u.test(word) && (isFirst || !everydayMakes.test(word.toLowerCase()));
}

function rangeRover([, , kind = '']: string[]) {
  return { make: 'Land Rover', model: rangeRovers.test(kind) ? `Range Rover ${kind}` : 'Range Rover' };
}

function modelFrom(make: string, words: string[]): string | undefined {
  if (/^range rover$/i.test(words.slice(0, 2).join(' '))) return rangeRover(words).model;
  const [first = '', second = ''] = words.map((word) => word.replace(/^[("'\-–]+|[)"':.\-–]+$/g, ''));
  if (/^\p{Lu}$/u.test(first) && /^\d{1,3}\w?$/.test(second)) return `${first} ${second}`;
  const plain = plainWords(first);
  const isYear = /^(19|20)\d\d$/.test(first) && yearLikeModels[make] !== first;
  if (
    plain === '' ||
    noModel.test(plain) ||
    makeFrom(first) ||
    /[€£$]/.test(first) ||
    isYear ||
    (first.length < (words[0]?.length ?? 0) && /:$/.test(words[0] ?? ''))
  ) {
    return undefined;
  }
  if (opensTwoWords.test(plain) && second && !noModel.test(plainWords(second))) return `${first} ${second}`;
  return first;
}
