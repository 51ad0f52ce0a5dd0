import type { Car } from '../../brief/car/car.ts';
import type { Phrases } from '../languages/voice.ts';
import type { Random } from '../seeded-random.ts';
import type { ToldBeat } from '../text/beat.ts';
import type { Said, Telling, Wording } from '../text/say-beat.ts';
import { sayBeat } from '../text/say-beat.ts';
import type { Arguments, Thing } from './arguments.ts';
import { fitFor, isAsAimed, isCandid } from './fit-phrases.ts';
import {
  isArguable,
  isEquipment,
  isGood,
  isHistory,
  isLeader,
  isNamedDamage,
  isOfThePast,
  isRestriction,
  isTerm,
} from './kinds-of-things.ts';
import { linkSentences, nameCarOnce } from './link-sentences.ts';
import { type Speaker, speakerOf } from './speaker.ts';
import { tellThemes } from './tell-themes.ts';
import { placeOf } from './themes.ts';

/** How talkative an argument is. */
export interface ArgumentRoom {
  /** How many things get a sentence that says what they are good for. */
  reasons: number;
  /** How many clauses tell the rest by theme; what is left after that stands in one list. */
  themes: number;
  /** How many sentences may speak of what only the seller's aims say. */
  aims: number;
  /** Short phrases come before rich ones. */
  isTerse: boolean;
}

/** How many sentences about the reader are for him alone; more are only to fill a short text. */
const usualAims = 2;
/** More things in a row are an inventory. */
const longestRow = 7;
/** A thing worth less does not open a text. */
const leading = 7;
/** What it is worth to begin with the reader instead of a thing, and how far luck moves both. */
const ofReader = 7.5;
const spread = 4;

/**
 * Returns a text that argues for the car: the strongest thing leads, some more get their reason, the others
 * are told by theme; what is wrong stands before the price.
 */
export function writeArgument(
  telling: Telling,
  args: Arguments,
  { reasons, themes, aims, isTerse }: ArgumentRoom,
  random: Random,
): Wording {
  const speaker = speakerOf(telling, args, random, isTerse);
  const { left, say, aim, argue, draft } = speaker;
  const tell: Tell = (beat) => sayBeat(beat, telling, random, draft);
  const isStory = telling.style === 'advanced' && !telling.car.traits.has('rough');
  const idea = isStory ? tell({ topic: 'opening' }) : undefined;
  const { opening, lead } = idea ? { opening: idea, lead: undefined } : open(speaker, telling, args, random);
  const about = fitFor(telling.car, args.aims);
  /** One sentence about what the car is not made for is honest, two talk the reader out of it. */
  const welcoming = about.filter((phrase) => !isCandid(phrase));
  const ofModel = aims > 0 && !telling.car.traits.has('rough') ? linesOf(telling.car, args) : [];
  const spoken: Said[] = [];
  /** Rather a short text than one that says for whom the car is in other words once more; a story may. */
  const ofOtherAims = () =>
    telling.style === 'advanced' ? about : about.filter((phrase) => !isAsAimed(phrase, spoken));
  const sayAim = (turn: number) => {
    const said =
      aim('aim', spoken.some(({ phrase }) => isCandid(phrase)) ? welcoming : about) ??
      (turn < usualAims ? undefined : (say('model', ofModel) ?? say('aim', ofOtherAims())));
    if (said) spoken.push(said);
    return said;
  };
  const first = [
    opening,
    // Who may not buy the car need not read on.
    say('terms', args.restrictions, left(isRestriction)),
    // A car that has to be repaired first says so before anything else.
    ...(mustBeRepaired(telling.car) ? sayFaults(speaker, args, tell) : []),
    lead && !isTerse && left(isGood).includes(lead)
      ? argue('reason', args.reasons, left(isGood), lead)
      : undefined,
    say('model', ofModel),
  ];
  // Chosen before the sentences for the reader, so that none of them takes the engine away; it stands after them.
  const engine = say('engine', fitFor(telling.car, args.engine)) ?? say('engine', args.engine);
  const praise = aims > 0 ? aim('aim', welcoming) : undefined;
  // A sober text says what the car is before it says for whom.
  const isSober = telling.style === 'professional';
  if (!isSober) first.push(praise);
  if (praise) spoken.push(praise);
  const body = [engine, isSober ? praise : undefined];
  if (isStory) body.push(tell({ topic: 'thread' }));
  const argued: (Said | undefined)[] = [];
  for (let turn = 0; turn < reasons; turn++) argued.push(argue('reason', args.reasons, left(isArguable)));
  body.push(
    ...linkSentences(
      argued.filter((one) => one !== undefined),
      args,
    ),
    ...tellThemes(speaker, args, themes),
    say('remaining', args.remaining, left(isEquipment).slice(0, longestRow)),
  );
  body.push(say('remaining', args.remaining, left(isEquipment).slice(0, longestRow)));
  body.push(say('remaining', args.remaining, left(isEquipment).slice(0, longestRow)));
  for (let turn = praise ? 1 : 0; turn < aims; turn++) body.push(sayAim(turn));
  const last = [
    say('past', left(isHistory).some(isOfThePast) ? args.past : args.state),
    say('past', args.state),
    say('past', args.work ?? []),
    say('past', args.work ?? []),
  ];
  last.push(
    tell({ topic: 'own', of: 'other' }),
    ...sayFaults(speaker, args, tell),
    say('details', args.details),
  );
  last.push(
    say('price', args.price),
    say('terms', args.terms, left(isTerm)),
    tell({ topic: 'own', of: 'deal' }),
  );
  last.push(say('details', args.rest));
  last.push((isStory ? tell({ topic: 'closing' }) : undefined) ?? close(speaker, telling.car, args, lead));
  const paragraphs = [first, body, last].map((said) =>
    nameCarOnce(
      said.filter((one) => one !== undefined),
      args,
    ),
  );
  return {
    text: paragraphs
      .filter((said) => said.length > 0)
      .map((said) => said.map(({ text }) => text).join(' '))
      .join('\n\n'),
    told: draft.told,
    angle: telling.angle,
    said: paragraphs.flat(),
  };
}

/** What is wrong, in sentences of its own; what of a damaged car is in order comes after it. */
function sayFaults({ left, say }: Speaker, { defects }: Arguments, tell: Tell): (Said | undefined)[] {
  const isOfOrder = (phrase: string) => phrase.includes('{states}');
  const [ofOrder, ofFaults] = [defects.filter(isOfOrder), defects.filter((phrase) => !isOfOrder(phrase))];
  // Things and predicates have frames of their own.
  const sayOf = (phrases: Phrases) => say('defects', phrases, left(isNamedDamage));
  return [sayOf(ofFaults), sayOf(ofFaults), tell({ topic: 'own', of: 'damage' }), sayOf(ofOrder)];
}

const mustBeRepaired = ({ traits }: Car) => traits.has('damaged') || traits.has('rough');

type Tell = (beat: ToldBeat) => Said | undefined;

/** True sentences about every car of its model; an old one may share no more than the name. */
const linesOf = ({ make, model, year }: Car, { models }: Arguments): Phrases =>
  year !== undefined && year < firstDescribed
    ? []
    : (models.find(({ name }) => name.test(`${make} ${model}`))?.say ?? []);

/** "Fiat 500 L" of 1971 is no 500L. */
const firstDescribed = 1996;

/** The strongest thing opens the text where there is a sentence for it, else the reader and the kind of car. */
function open({ left, say, aim, argue }: Speaker, { car }: Telling, args: Arguments, random: Random) {
  const strong = left((thing) => isLeader(thing) && placeOf(thing.term).worth >= leading)
    .map((thing) => ({ thing, worth: placeOf(thing.term).worth + spread * random.next() }))
    .sort((a, b) => b.worth - a.worth);
  for (const { thing, worth } of car.traits.has('damaged') ? [] : strong) {
    const opening =
      worth > ofReader + spread * random.next() && argue('opening', args.leads, left(isLeader), thing);
    if (opening) return { opening, lead: thing };
  }
  const openings = fitFor(car, args.openings);
  return { opening: aim('opening', openings) ?? say('opening', openings), lead: undefined };
}

function close(
  { say, argue, things }: Speaker,
  car: Car,
  args: Arguments,
  lead: Thing | undefined,
): Said | undefined {
  const led = lead && argue('leadClosing', args.leadClosings, things, lead);
  return led ?? say('closing', fitFor(car, args.closings));
}
