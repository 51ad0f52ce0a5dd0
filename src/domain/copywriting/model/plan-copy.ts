import { readCar } from '../brief/car/read-car.ts';
import { type OwnWords, sortNotes } from '../brief/notes/sort-notes.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import type { CopyRequest } from '../copy.ts';
import type { Thing } from '../writer/argument/arguments.ts';
import { placeOf } from '../writer/argument/themes.ts';
import type { Voice } from '../writer/languages/voice.ts';
import { writeFreshCopy } from '../writer/write-fresh-copy.ts';

/** What a text is to argue, in the words of its language: from the same ranking as the offline writer's. */
export interface CopyPlan {
  /** What the text begins with; without it, with the reader. */
  leadWith?: string;
  /** The next best reasons, the strongest first. */
  reasons: string[];
  /** The rest, told together by what it is for. */
  alsoOnBoard: string[][];
  /** Damage and what does not work. */
  sayPlainly: string[];
  termsOfSale: string[];
  /** What no table knows, as it was typed. */
  inTheSellersWords: string[];
  /** True of every car of this model. */
  trueOfTheModel?: string;
}

/** A thing worth less does not open a text, or gets no sentence of its own. */
const leading = 6;
const worthReason = 4;
const mostReasons = 5;

/** Returns the plan of a text; another `turn` (from 0) leads with another of the strongest things. */
export function planCopy(request: CopyRequest, voice: Voice, thisYear: number, turn: number): CopyPlan {
  const car = readCar(request.brief, thisYear);
  const things = voice.args[request.style].things(car);
  const worth = ({ term }: Thing) => placeOf(term).worth;
  const good = things
    .filter(({ kind }) => kind === 'equipment' || kind === 'history')
    .sort((a, b) => worth(b) - worth(a));
  const leads = good.filter((thing) => worth(thing) >= leading);
  const lead = leads[turn % (leads.length + 1)];
  const others = good.filter((thing) => thing !== lead);
  const reasons = others.filter((thing) => worth(thing) >= worthReason).slice(0, mostReasons);
  const rest = Map.groupBy(
    others.filter((thing) => !reasons.includes(thing)),
    ({ term }) => placeOf(term).theme,
  );
  // In the seller's own language his words are the measure: ours may mean a little more.
  const typedOf = new Map(
    car.notes
      .filter(({ language }) => language === request.language)
      .map(({ id, text }) => [`note ${id}`, text]),
  );
  const say = (thing: Thing) =>
    typedOf.get(thing.fact.replace(/\.\d+$/u, '')) ?? voice.polish(thing.form('0'), car);
  const { own, leftOut } = sortNotes(
    understandNotes(request.brief).notes,
    request.language,
    (note) => voice.factsOf(note).length > 0,
  );
  const typed = (isOf: (kind: OwnWords['kind']) => boolean) =>
    [...own, ...leftOut].filter(({ kind }) => isOf(kind)).map(({ text }) => text);
  const ofModel = writeFreshCopy({ ...request, apartFrom: [] }, voice, thisYear).said.find(
    ({ beat }) => beat.topic === 'argument' && beat.of === 'model',
  );
  return {
    ...(lead && { leadWith: say(lead) }),
    reasons: once(reasons.map(say)),
    alsoOnBoard: [...rest.values()].map((group) => once(group.map(say))),
    sayPlainly: [...things.filter(({ kind }) => isFault(kind)).map(say), ...typed(isFault)],
    termsOfSale: [...things.filter(({ kind }) => isTerm(kind)).map(say), ...typed(isTerm)],
    inTheSellersWords: typed((kind) => !isFault(kind) && !isTerm(kind)),
    ...(ofModel && { trueOfTheModel: ofModel.text }),
  };
}

/** A note of two meanings is one line of the plan. */
const once = (words: readonly string[]) => [...new Set(words)];

const isFault = (kind: OwnWords['kind']) => kind === 'damage' || kind === 'state';
const isTerm = (kind: OwnWords['kind']) => kind === 'deal';
