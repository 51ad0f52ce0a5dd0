import { readerTraits } from '../../brief/car/find-traits.ts';
import type { Phrases } from '../languages/voice.ts';
import type { Random } from '../seeded-random.ts';
import type { ArgumentPart } from '../text/beat.ts';
import { type ChosenPhrase, choosePhrase } from '../text/choose-phrase.ts';
import { parseTemplate } from '../text/parse-template.ts';
import type { Draft, Said, Telling } from '../text/say-beat.ts';
import type { Argument, Arguments, Thing } from './arguments.ts';
import { fillThings } from './fill-things.ts';
import { matchArgument, mayMatch } from './match-argument.ts';
import { placeOf } from './themes.ts';

/** Says one stretch after the other, each with what is not told yet. */
export interface Speaker {
  /** What the notes say. */
  things: readonly Thing[];
  /** The things not told yet, all or those of a sort. */
  left(isWanted?: (thing: Thing) => boolean): Thing[];
  /** One of some phrases, about some things. */
  say(part: ArgumentPart, phrases: Phrases, about?: readonly Thing[]): Said | undefined;
  /** A sentence about the seller's aims, of which it must speak of one not told yet. */
  aim(part: ArgumentPart, phrases: Phrases): Said | undefined;
  /** The same before capitals and spaces are set, so that it can stand inside a sentence. */
  clause(phrases: Phrases, about: readonly Thing[]): Clause | undefined;
  /** Clauses that make one sentence. */
  join(part: ArgumentPart, clauses: readonly Clause[], joint: string): Said;
  /** The argument that is worth most and can be said of what is left; with `about`, one that speaks of it. */
  argue(
    part: ArgumentPart,
    all: readonly Argument[],
    from: readonly Thing[],
    about?: Thing,
  ): Said | undefined;
}

/** A phrase filled in, with the facts it tells. */
export type Clause = ChosenPhrase;

/** How many phrases are tried before one is taken: of those about many facts at once, more. */
const tries: Partial<Record<ArgumentPart, number>> = { opening: 2, engine: 8, price: 4 };
const fewTries = 3;
const allTries = 60;
/** What a word costs where notes are long: a fact is worth about nine. */
const wordCost = 0.5;
/** What each further thing told in the same breath is worth. */
const together = 3;
/** What it costs that all phrases of an argument were heard lately. */
const wornBy = 0.3;
const mostWorn = 4;
/** What it is worth that the phrase is meant for this reader. */
const aimed = 4;

/** Where a speaker goes on from, and how. */
interface Standing {
  draft: Draft;
  random: Random;
  isTerse: boolean;
}

export function speakerOf(telling: Telling, args: Arguments, { draft, random, isTerse }: Standing): Speaker {
  const { car, fill, finish, polish, things } = telling;
  const left: Speaker['left'] = (isWanted = () => true) =>
    things.filter((thing) => !draft.told.has(thing.fact) && isWanted(thing));
  const isUntoldAim = (trait: string) =>
    aims.has(trait) && car.traits.has(trait as never) && !draft.told.has(trait);
  const possible = (all: readonly Argument[]) => {
    const before = telling.possible.get(all);
    if (before) return before;
    const found = all.filter((argument) => mayMatch(argument, things));
    telling.possible.set(all, found);
    return found;
  };
  const aimsOf = (phrase: string) => parseTemplate(phrase).when.filter(isUntoldAim);
  const choose = (
    part: ArgumentPart,
    phrases: Phrases,
    about: readonly Thing[],
    needsAim = false,
  ): Clause | undefined => {
    const isPlural = about.length > 1 || (about[0]?.isPlural ?? false);
    const filled = fillThings(fill, about, args, {
      isAgain: part === 'leadClosing',
      isBare: isTerse && args.rowsAreBare,
    });
    const chosen = choosePhrase(
      phrases,
      {
        ...telling,
        random,
        tries: isTerse ? allTries : (tries[part] ?? fewTries),
        wordCost: isTerse ? wordCost : 0,
        aimsOf,
        needsAim,
        isSpared: spared.has(part),
        finish: isPlural ? finish.many : finish.one,
        fill: filled,
      },
      draft,
    );
    if (!chosen) return undefined;
    for (const aim of aimsOf(chosen.phrase)) draft.told.add(aim);
    for (const { fact, also } of things)
      if (also && (draft.told.has(fact) || draft.told.has(also))) draft.told.add(fact).add(also);
    return { ...chosen, text: args.agree(chosen.text, isPlural) };
  };
  const join: Speaker['join'] = (part, clauses, joint) => ({
    text: polish(`${clauses.map(({ text }) => text).join(joint)}${isClause(clauses) ? '.' : ''}`),
    beat: { topic: 'argument', of: part },
    phrase: clauses.map(({ phrase }) => phrase).join(' + '),
    facts: clauses.flatMap(({ facts }) => facts),
  });
  const clause: Speaker['clause'] = (phrases, about) => choose('theme', phrases, about);
  const say: Speaker['say'] = (part, phrases, about = []) => {
    const chosen = choose(part, phrases, about);
    return chosen && join(part, [chosen], '');
  };
  const aim: Speaker['aim'] = (part, phrases) => {
    const chosen = choose(part, phrases, [], true);
    return chosen && join(part, [chosen], '');
  };
  const argue: Speaker['argue'] = (part, all, from, about) => {
    const offered = possible(all)
      .map((argument) => ({ argument, of: matchArgument(argument, from) ?? [] }))
      .filter(({ of }) => of.length > 0 && (!about || of.includes(about)))
      .map(({ argument, of }) => ({ argument, of, worth: worthOf(argument, of) + 2 * random.next() }))
      .sort((a, b) => b.worth - a.worth);
    for (const { argument, of } of offered) {
      const said = say(part, argument.say, of);
      if (said) return said;
    }
    return undefined;
  };
  const worthOf = ({ say: phrases }: Argument, of: readonly Thing[]) =>
    Math.max(...of.map(({ term }) => placeOf(term).worth)) +
    together * (of.length - 1) +
    (phrases.some((phrase) => aimsOf(phrase).length > 0) ? aimed : 0) -
    Math.min(mostWorn, wornBy * telling.fresh.leastWear(phrases));
  return { things, left, say, aim, clause, join, argue };
}

/** Parts that a text can do without: rather none than a sentence of one of the last texts. */
const spared: ReadonlySet<ArgumentPart> = new Set<ArgumentPart>(['aim', 'model', 'reason', 'leadClosing']);
/** Clauses have no stop of their own; sentences have. */
const isClause = (clauses: readonly Clause[]) => !/[.?!]$/u.test(clauses.at(-1)?.text ?? '');

const aims: ReadonlySet<string> = new Set(Object.values(readerTraits));
