import type { Said } from '../text/say-beat.ts';
import type { Arguments, Thing } from './arguments.ts';
import type { Clause, Speaker } from './speaker.ts';
import { placeOf, type Theme } from './themes.ts';

/** The most things that stand in one row. */
const longestRow = 7;
/** Fewer are told by theme. */
const shortestRow = 3;
/** Things that are worth less, as every car has them, are told in a plain list. */
const worthClause = 3;
/** A sentence of more words gets no second clause. */
const longestClause = 16;

/** The equipment not told yet: in rows where a style has them, else by theme. */
export function tellThemes(speaker: Speaker, args: Arguments, most: number): Said[] {
  return [...tellInRows(speaker, args), ...tellByTheme(speaker, args, most)];
}

/** What the car is fitted with, what belongs together side by side, in sentences of about the same length. */
function tellInRows({ left, clause, join }: Speaker, { equipment }: Arguments): Said[] {
  const fitted = left((thing) => isNamed(thing) && !ofItsKeeping.has(placeOf(thing.term).theme));
  if (!equipment || fitted.length < shortestRow) return [];
  const inOrder = byWorth([...Map.groupBy(fitted, ({ term }) => placeOf(term).theme)]).flatMap(
    ([, group]) => group,
  );
  const rows = Math.ceil(inOrder.length / longestRow);
  const sentences: Said[] = [];
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row, row + 1].map((at) => Math.round((at * inOrder.length) / rows));
    const said = clause(equipment[row === 0 ? 0 : 1], inOrder.slice(from, to));
    if (said) sentences.push(join('theme', [said], ''));
  }
  return sentences;
}

/** In so many clauses at most, the worthiest first; short ones stand two in a sentence. */
function tellByTheme({ left, clause, join }: Speaker, args: Arguments, most: number): Said[] {
  const clauses: Clause[] = [];
  for (const [theme, things] of byTheme(left(isNamed))) {
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

const isNamed = ({ kind, isNoun }: Thing) => kind === 'equipment' && isNoun;
/** What was done to the car and comes with it is no equipment. */
const ofItsKeeping: ReadonlySet<Theme | undefined> = new Set<Theme>(['past', 'care', 'papers', 'guarantee']);

/** The joints in turn, but none whose word a clause holds already. */
function jointOf(joints: readonly string[], turn: number, text: string): string {
  const inTurn = joints.map((_, at) => joints[(turn + at) % joints.length] ?? ', ');
  const isHeard = (joint: string) =>
    joint.trim().length > 2 && text.toLowerCase().includes(joint.replace(/[^\p{L}]/gu, ''));
  return inTurn.find((joint) => /^, \p{L}{1,2} $/u.test(joint) || !isHeard(joint)) ?? ', ';
}

function byTheme(things: readonly Thing[]): [Theme, Thing[]][] {
  const groups = [...Map.groupBy(things, ({ term }) => placeOf(term).theme)];
  return byWorth(
    groups.flatMap(([theme, group]): [Theme, Thing[]][] =>
      theme && worthOf(group) >= worthClause ? [[theme, group]] : [],
    ),
  );
}

const worthOf = (group: readonly Thing[]) => Math.max(...group.map(({ term }) => placeOf(term).worth));

/** The groups that hold the worthiest thing first. */
const byWorth = <T>(groups: readonly (readonly [T, Thing[]])[]) =>
  groups.toSorted(([, a], [, b]) => worthOf(b) - worthOf(a)) as [T, Thing[]][];

const wordsIn = ({ text }: Clause) => text.split(' ').length;
