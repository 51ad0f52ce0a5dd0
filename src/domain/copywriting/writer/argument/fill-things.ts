import type { FillSlot } from '../text/fill-template.ts';
import { remembered } from '../text/remembered.ts';
import type { Arguments, Thing } from './arguments.ts';

/** Fewer things keep their articles. */
const longRow = 3;

const places: Readonly<Record<string, number>> = { x: 0, y: 1, z: 2 };

/**
 * The slots of a language and those of some things: `{x}`, `{y}`, `{z}` are single ones, `{things}` all of
 * them; a word before asks for a form (`{un x}`, `{con things}`), `0` after it for the bare words. `{!x}` notes
 * that the phrase says the thing in words of its own, which it can only when there is no more to say of it.
 * A form that begins with `job` makes a clause of each thing.
 * What was told is not told again but when `isAgain`. Where it `isBare`, a long row has no articles.
 */
export function fillThings(
  fill: FillSlot,
  things: readonly Thing[],
  { listOf }: Pick<Arguments, 'listOf'>,
  { isAgain, isBare }: { isAgain: boolean; isBare: boolean } = { isAgain: false, isBare: false },
): FillSlot {
  return (name, told, random) => {
    const asked = askedBy(name);
    if (!asked) return fill(name, told, random);
    const { silent, form, which, bare } = asked;
    const meant = which === 'things' ? things : things.slice(places[which], (places[which] ?? 0) + 1);
    const untold = meant.filter(({ fact }) => isAgain || !told.has(fact));
    if (untold.length === 0 || (silent === '' && untold.length < meant.length && which !== 'things'))
      return undefined;
    if (silent && !isAgain && !untold.every((thing) => thing.isBare)) return undefined;
    if (isBare && untold.length >= longRow && !/^(?:un|ha|job)/u.test(form))
      return {
        text: [form, listOf(untold.map((thing) => thing.form('0')))].filter((part) => part !== '').join(' '),
        facts: untold.map(({ fact }) => fact),
      };
    // "con il gancio e le barre": one preposition is enough for a row.
    const texts = untold.map((thing, at) => thing.form(bare || (form === 'con' && at > 0 ? '' : form)));
    return { text: silent ? '' : listOf(texts, form), facts: isAgain ? [] : untold.map(({ fact }) => fact) };
  };
}

/** The things that a slot's name asks for; undefined of other slots. */
const askedBy = remembered((name) => {
  const [, silent, form = '', which = '', bare = ''] =
    /^(!?)(?:(\p{L}+) )?(x|y|z|things)(0?)$/u.exec(name) ?? [];
  return silent === undefined ? undefined : { silent, form, which, bare };
});
