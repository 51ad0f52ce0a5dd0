import type { Said } from '../text/say-beat.ts';
import type { Arguments, Thing } from './arguments.ts';
import type { Clause, Speaker } from './speaker.ts';
import { placeOf, type Theme } from './themes.ts';

/** The most things that stand in one row. */
const longestRow = 6;
/** Things that are worth less, as every car has them, are told in a plain list. */
const worthClause = 3;
/** A sentence of more words gets no second clause. */
const longestClause = 16;

/** The equipment not told yet by theme, in so many clauses at most, the worthiest first; short ones stand two in a sentence. */
export function tellThemes({ left, clause, join }: Speaker, args: Arguments, most: number): Said[] {
  const clauses: Clause[] = [];
  for (const [theme, things] of byTheme(left(({ kind, isNoun }) => kind === 'equipment' && isNoun))) {
    for (let from = 0; from < things.length && clauses.length < most; from += longestRow) {
      const said = clause(args.themes[theme], things.slice(from, from + longestRow));
      if (said) clauses.push(said);
    }
  }
  const sentences: Said[] = [];
  while (clauses.length > 0) {
    const [one, next] = clauses as [Clause, Clause | undefined];
    const isShort = next && wordsIn(one) <= longestClause && wordsIn(next) <= longestClause;
    const joint = jointOf(args.joints, sentences.length, `${one.text} ${next?.text ?? ''}`);
    sentences.push(join('theme', clauses.splice(0, isShort ? 2 : 1), joint));
  }
  return sentences;
}

/** The joints in turn, but none whose word a clause holds already. */
function jointOf(joints: readonly string[], turn: number, text: string): string {
  const inTurn = joints.map((_, at) => joints[(turn + at) % joints.length] ?? ', ');
  const isHeard = (joint: string) =>
    joint.trim().length > 2 && text.toLowerCase().includes(joint.replace(/[^\p{L}]/gu, ''));
  return inTurn.find((joint) => /^, \p{L}{1,2} $/u.test(joint) || !isHeard(joint)) ?? ', ';
}

function byTheme(things: readonly Thing[]): [Theme, Thing[]][] {
  const groups = Map.groupBy(things, ({ term }) => placeOf(term).theme);
  const worth = (group: readonly Thing[]) => Math.max(...group.map(({ term }) => placeOf(term).worth));
  return [...groups]
    .flatMap(([theme, group]): [Theme, Thing[]][] =>
      theme && worth(group) >= worthClause ? [[theme, group]] : [],
    )
    .sort(([, a], [, b]) => worth(b) - worth(a));
}

const wordsIn = ({ text }: Clause) => text.split(' ').length;
