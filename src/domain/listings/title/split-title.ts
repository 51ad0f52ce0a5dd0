import { makeFrom } from '../words/makes.ts';
import { plainWords } from '../words/plain-words.ts';

const mostWords = 30;

/** Words that open a model's name of two words. */
const opensTwoWords =
  /^(model|serie|series|classe|class|klasse|clase|grand|grande|gran|land|santa|range|new|nuova|nuovo|cooper|ds|ioniq|id|mustang|rav|e|i|x)$/i;
const noModel =
  /^(used|new|usat[aoe]|nuov[aoe]|km|gebraucht\w*|neuwagen|for|fur|pentru|per|pour|para|in|auto|cars?|a|da|di|de|of|benzin\w*|diesel|gpl|metano|hybrid|ibrid\w*|elettric\w*|sale|vendita|dealer|service|concession\w*|official|ufficiale|group|gruppo|partner|center|centro|annunci|offerte|listino)$/;

/** Make and model as a title names them (`2009 Volkswagen Golf V GTI`); both or nothing. */
export function splitTitle(title: string): { make: string; model: string } | undefined {
  const words = title
    .slice(0, 200)
    .split(/[\s,;|•·]+/)
    .slice(0, mostWords);
  for (let at = 0; at < words.length; at++) {
    for (const length of [2, 1]) {
      const name = words.slice(at, at + length);
      const make = name.length === length ? makeFrom(name.join(' ')) : undefined;
      if (!make || (length === 1 && !/^\p{Lu}/u.test(words[at] ?? ''))) continue;
      const model = modelFrom(words.slice(at + length));
      return model ? { make, model } : undefined;
    }
  }
  return undefined;
}

function modelFrom(words: string[]): string | undefined {
  const [first = '', second = ''] = words.map((word) => word.replace(/^[("'\-–]+|[)"':.\-–]+$/g, ''));
  const plain = plainWords(first);
  if (
    plain === '' ||
    noModel.test(plain) ||
    /[€£$]/.test(first) ||
    /^(19|20)\d\d$/.test(first) ||
    /:/.test(words[0] ?? '')
  ) {
    return undefined;
  }
  if (/^\p{L}$/u.test(first) && /^\d{1,3}\w?$/.test(second)) return `${first} ${second}`;
  if (opensTwoWords.test(plain) && second && !noModel.test(plainWords(second))) return `${first} ${second}`;
  return first;
}
