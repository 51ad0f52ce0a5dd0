import type { Said, Telling } from '../text/realise-plan.ts';
import type { Arguments, Thing } from './arguments.ts';
import type { Speaker } from './speaker.ts';
import { placeOf, type Theme } from './themes.ts';

/** The most things that stand in one row. */
const longestRow = 6;
/** A sentence of more words gets no second clause. */
const longestClause = 16;

/** The equipment not told yet by theme, the worthiest first; short clauses stand two in a sentence. */
export function tellThemes({ left, say }: Speaker, args: Arguments, { voice, car }: Telling): Said[] {
  const clauses: Said[] = [];
  for (const [theme, things] of byTheme(left(({ kind, isNoun }) => kind === 'equipment' && isNoun))) {
    for (let from = 0; from < things.length; from += longestRow) {
      const said = say('theme', args.themes[theme], things.slice(from, from + longestRow));
      if (said) clauses.push(said);
    }
  }
  const sentences: Said[] = [];
  for (let at = 0; at < clauses.length; at++) {
    const one = clauses[at] as Said;
    const next = clauses[at + 1];
    if (next && wordsIn(one) <= longestClause && wordsIn(next) <= longestClause) {
      const joint = args.joints[sentences.length % args.joints.length] ?? ', ';
      sentences.push(joined(one, next, joint, (text) => voice.polish(text, car)));
      at++;
    } else sentences.push({ ...one, text: `${one.text}.` });
  }
  return sentences;
}

function byTheme(things: readonly Thing[]): [Theme, Thing[]][] {
  const groups = Map.groupBy(things, ({ term }) => placeOf(term).theme);
  const worth = (group: readonly Thing[]) => Math.max(...group.map(({ term }) => placeOf(term).worth));
  return [...groups]
    .flatMap(([theme, group]): [Theme, Thing[]][] => (theme ? [[theme, group]] : []))
    .sort(([, a], [, b]) => worth(b) - worth(a));
}

const joined = (one: Said, next: Said, joint: string, polish: (text: string) => string): Said => ({
  ...one,
  text: polish(`${one.text}${joint}${uncapitalised(next.text)}.`),
  phrase: `${one.phrase} + ${next.phrase}`,
  facts: [...one.facts, ...next.facts],
});

/** Clauses begin with an article or a preposition, never with a name. */
const uncapitalised = (text: string) =>
  text.replace(/^\p{Lu}(?=\p{Ll}|['’ ])/u, (letter) => letter.toLowerCase());

const wordsIn = ({ text }: Said) => text.split(' ').length;
