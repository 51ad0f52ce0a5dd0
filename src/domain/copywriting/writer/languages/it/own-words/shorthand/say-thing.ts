import { withArticle, withIndefinite } from '../../grammar/articles.ts';
import { isPartOfAnyCar } from '../own-nouns-lexicon.ts';
import type { Thing } from './read-thing.ts';
import { isDamageNoun, isDefiniteArticle, isSet } from './shorthand-lexicon.ts';

/** A "bollo" is a dent or a tax: only the tax is what something is said of. */
const isMark = ({ head }: Thing) => isDamageNoun(head) && head !== 'bollo';

/** As the subject of what is said of it. */
export function asSubject(thing: Thing): string {
  if (thing.before !== '' && !isDefiniteArticle(thing.before) && !/^\d$/u.test(thing.before))
    return `${thing.before} ${thing.text}`;
  const counted = /^\d$/u.test(thing.before) ? `${thing.before} ${thing.text}` : thing.text;
  const isOneOf = !thing.plural && (isMark(thing) || isSet(thing.head));
  return isOneOf ? withIndefinite({ ...thing, text: counted }) : withArticle({ ...thing, text: counted });
}

/** As what is there, or what something was done to. */
export function asObject(thing: Thing): string {
  if (thing.before !== '')
    return isDefiniteArticle(thing.before) ? withArticle(thing) : `${thing.before} ${thing.text}`;
  if (isDamageNoun(thing.head) || isSet(thing.head)) return asPresent(thing);
  return isPartOfAnyCar(thing.text) || !thing.plural ? withArticle(thing) : thing.text;
}

/** As what there is: "un graffio", "della ruggine". */
export const asPresent = (thing: Thing) => {
  if (thing.before !== '') return `${thing.before} ${thing.text}`;
  if (thing.plural) return thing.text;
  return /^(?:ruggine|usura|opacità)$/u.test(thing.head) ? `della ${thing.text}` : withIndefinite(thing);
};
