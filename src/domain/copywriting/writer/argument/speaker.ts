import { readerTraits } from '../../brief/car/find-traits.ts';
import type { Phrases } from '../languages/voice.ts';
import type { ArgumentPart } from '../plan/beat.ts';
import type { Random } from '../seeded-random.ts';
import { type Choosing, choosePhrase } from '../text/choose-phrase.ts';
import { parseTemplate } from '../text/parse-template.ts';
import { type Draft, emptyDraft, type Said, type Telling } from '../text/realise-plan.ts';
import type { Argument, Arguments, Thing } from './arguments.ts';
import { fillThings } from './fill-things.ts';
import { matchArgument } from './match-argument.ts';
import { placeOf } from './themes.ts';

/** Says one stretch after the other, each with what is not told yet. */
export interface Speaker {
  draft: Draft;
  /** The things not told yet, all or those of a sort. */
  left(isWanted?: (thing: Thing) => boolean): Thing[];
  /** One of some phrases, about some things. */
  say(part: ArgumentPart, phrases: Phrases, about?: readonly Thing[]): Said | undefined;
  /** The argument that is worth most and can be said of what is left; with `about`, one that speaks of it. */
  argue(
    part: ArgumentPart,
    all: readonly Argument[],
    from: readonly Thing[],
    about?: Thing,
  ): Said | undefined;
}

/** How many phrases are tried before one is taken. */
const tries = 6;
/** What each further thing told in the same breath is worth. */
const together = 3;
/** What it is worth that the phrase is meant for this reader. */
const aimed = 4;

export function speakerOf(telling: Telling, args: Arguments, random: Random): Speaker {
  const { car, voice, fill } = telling;
  const draft = emptyDraft();
  const things = args.things(car);
  const left: Speaker['left'] = (isWanted = () => true) =>
    things.filter((thing) => !draft.told.has(thing.fact) && isWanted(thing));
  const isUntoldAim = (trait: string) =>
    aims.has(trait) && car.traits.has(trait as never) && !draft.told.has(trait);
  const aimsOf = (phrase: string) => parseTemplate(phrase).when.filter(isUntoldAim);
  const say: Speaker['say'] = (part, phrases, about = []) => {
    const choosing: Choosing = { ...telling, random, tries, aimsOf, fill: fillThings(fill, about, args) };
    const chosen = choosePhrase(phrases, choosing, draft);
    if (!chosen) return undefined;
    for (const aim of aimsOf(chosen.phrase)) draft.told.add(aim);
    const isPlural = about.length > 1 ? about.length > 1 : (about[0]?.isPlural ?? false);
    const text = voice.polish(args.agree(chosen.text, isPlural), car);
    return { text, beat: { topic: 'argument', of: part }, phrase: chosen.phrase, facts: chosen.facts };
  };
  const argue: Speaker['argue'] = (part, all, from, about) => {
    const offered = all
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
    (phrases.some((phrase) => aimsOf(phrase).length > 0) ? aimed : 0);
  return { draft, left, say, argue };
}

const aims: ReadonlySet<string> = new Set(Object.values(readerTraits));
