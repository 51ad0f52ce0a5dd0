import { splitTitle, type VehicleName } from '../title/split-title.ts';
import { findModel } from '../words/find-model.ts';
import { knownModel } from '../words/known-model.ts';
import { makeFrom } from '../words/makes.ts';

const mostWords = 30;
/** Makes that are also words of everyday language in lower case. */
const everyday =
  /^(?:mini|smart|dr|evo|man|ram|rover|seat|ds|mg|lotus|alpine|sym|vespa|triumph|dodge|tata|morgan|lincoln|austin|aston|alfa|harley|corvette|micro\w*|innocenti|benelli)$/i;

/** The vehicle a stretch of a message names, also in lower case (`vendo fiat panda`) and without its make (`Golf 7`). */
export function nameInClause(clause: string): VehicleName | undefined {
  const words = clause.slice(0, 200).split(/\s+/).slice(0, mostWords);
  const text = words.map((word, at) => capitalised(word, words[at - 1], words[at + 1])).join(' ');
  return splitTitle(text) ?? modelAlone(words);
}

/** A make in lower case as a name, and the model behind it; `mini` is one only before a model of its own. */
function capitalised(word: string, before = '', after = ''): string {
  const isMake = (text: string) => {
    const make = makeFrom(text);
    return (
      make !== undefined && (!everyday.test(text) || (text === word && findModel(make, after) !== undefined))
    );
  };
  const isName = isMake(word) || (isMake(before) && /^\p{Ll}{2,}/u.test(word));
  return isName ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Behind a word of everyday language (`corsa d 1.3 cdti`) this makes it a car's name. */
const isEngine =
  /(?:^| )(?:\d[.,]\d(?![.\d])|\d{2,3} ?cv|tdi|tsi|cdti|hdi|dci|jtdm?|mjt|multijet|tdci|gpl|metano|diesel|benzina|anno|del (?:19|20)\d\d|(?:19|20)\d\d)(?: |$)/iu;

/** `308 sw 1.6 bluehdi`: only one make numbers its cars so. */
const peugeot = /^(?:10[678]|20[5678]|30[678]|40[67]|508|[235]008)$/;
const ofPeugeot = /(?:^| )(?:sw|phase|hybrid4|blue-?hdi|hdi|puretech|vti|thp|\d[.,]\d)(?: |$)/iu;

function modelAlone(words: readonly string[]): VehicleName | undefined {
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/^[("'*_]+|[)"',.:;!*_]+$/g, '');
    const isCar = isEngine.test(words.slice(at + 1, at + 4).join(' '));
    const name = isCar ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare;
    if (peugeot.test(bare) && ofPeugeot.test(words.slice(at + 1, at + 4).join(' ')))
      return { make: 'Peugeot', model: bare };
    const known = knownModel(`${bare} ${words[at + 1] ?? ''}`.trim()) ?? knownModel(name);
    if (known) return known;
  }
  return undefined;
}
