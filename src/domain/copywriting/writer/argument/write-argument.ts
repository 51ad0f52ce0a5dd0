import type { Car } from '../../brief/car/car.ts';
import type { Phrases } from '../languages/voice.ts';
import type { Random } from '../seeded-random.ts';
import type { ToldBeat } from '../text/beat.ts';
import { type Draft, emptyDraft, type Said, sayBeat, type Telling, type Wording } from '../text/say-beat.ts';
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

/** A text told as far as a certain part: what follows can be told from here in several lengths. */
interface Stage {
  draft: Draft;
  random: Random;
  isTerse: boolean;
  /** The thing with which it began. */
  lead: Thing | undefined;
  first: Said[];
  body: Said[];
  /** The sentences that say why, before short neighbours are joined. */
  argued: Said[];
  /** The sentences about the reader. */
  spoken: Said[];
}

/**
 * Returns the texts that argue for a car, one for each room: the strongest thing leads, some more get their reason, the
 * others are told by theme; what is wrong stands before the price. Texts that begin alike are told once as far as
 * they do, since a dozen rooms are tried until one has its length.
 */
export function argumentOf(
  telling: Telling,
  args: Arguments,
  random: Random,
): (room: ArgumentRoom) => Wording {
  const { car } = telling;
  const isStory = telling.style === 'advanced' && !car.traits.has('rough');
  // A sober text says what the car is before it says for whom.
  const isSober = telling.style === 'professional';
  const about = fitFor(car, args.aims);
  /** One sentence about what the car is not made for is honest, two talk the reader out of it. */
  const welcoming = about.filter((phrase) => !isCandid(phrase));
  const modelLines = car.traits.has('rough') ? [] : linesOf(car, args);
  const linesFor = (aims: number) => (aims > 0 ? modelLines : []);

  const stages = new Map<string, Stage>();
  const goOn = (key: string, from: Stage, tell: (speaker: Speaker, stage: Stage) => void): Stage => {
    const before = stages.get(key);
    if (before) return before;
    const stage = copyStage(from);
    tell(speakerOf(telling, args, stage), stage);
    stages.set(key, stage);
    return stage;
  };

  const begun = ({ isTerse, aims }: ArgumentRoom): Stage =>
    goOn(`${isTerse} ${aims > 0}`, newStage(random, isTerse), (speaker, stage) => {
      const { left, say, aim, argue } = speaker;
      const tell = tellerOf(telling, stage);
      const idea = isStory ? tell({ topic: 'opening' }) : undefined;
      const { opening, lead } = idea
        ? { opening: idea, lead: undefined }
        : open(speaker, telling, args, stage.random);
      stage.lead = lead;
      const first = [
        opening,
        tell({ topic: 'own', of: 'first' }),
        // Who may not buy the car need not read on.
        say('terms', args.restrictions, left(isRestriction)),
        // A car that has to be repaired first says so before anything else.
        ...(mustBeRepaired(car) ? sayFaults(speaker, args, tell) : []),
        lead && !isTerse && left(isGood).includes(lead)
          ? argue('reason', args.reasons, left(isGood), lead)
          : undefined,
        say('model', linesFor(aims)),
      ];
      // Chosen before the sentences for the reader, so that none of them takes the engine away; it stands after them.
      const engine = say('engine', fitFor(car, args.engine)) ?? say('engine', args.engine);
      const praise = aims > 0 ? aim('aim', welcoming) : undefined;
      stage.spoken = saidOf([praise]);
      stage.first = saidOf(isSober ? first : [...first, praise]);
      stage.body = saidOf([
        engine,
        isSober ? praise : undefined,
        isStory ? tell({ topic: 'thread' }) : undefined,
      ]);
    });

  const argued = (room: ArgumentRoom, reasons = room.reasons): Stage =>
    reasons === 0
      ? begun(room)
      : goOn(
          `${room.isTerse} ${room.aims > 0} ${reasons}`,
          argued(room, reasons - 1),
          ({ argue, left }, stage) => {
            stage.argued.push(...saidOf([argue('reason', args.reasons, left(isArguable))]));
          },
        );

  const equipped = (room: ArgumentRoom): Stage =>
    goOn(
      `${room.isTerse} ${room.aims > 0} ${room.reasons} ${room.themes}`,
      argued(room),
      (speaker, stage) => {
        const { left, say } = speaker;
        const tell = tellerOf(telling, stage);
        const listRow = () => say('remaining', args.remaining, left(isEquipment).slice(0, longestRow));
        stage.body.push(
          ...linkSentences(stage.argued, args),
          ...tellThemes(speaker, args, room.themes),
          ...saidOf([listRow(), listRow(), listRow(), tell({ topic: 'own', of: 'aboard' })]),
        );
      },
    );

  const aimed = (room: ArgumentRoom, aims = room.aims): Stage => {
    const ready = equipped(room);
    // The first of them stands before the equipment.
    if (aims <= ready.spoken.length) return ready;
    return goOn(
      `${room.isTerse} ${room.reasons} ${room.themes} ${aims} aims`,
      aimed(room, aims - 1),
      ({ aim, say }, { spoken, body }) => {
        /** Rather a short text than one that says for whom the car is in other words once more; a story may. */
        const ofOtherAims = () =>
          telling.style === 'advanced' ? about : about.filter((phrase) => !isAsAimed(phrase, spoken));
        const said =
          aim('aim', spoken.some(({ phrase }) => isCandid(phrase)) ? welcoming : about) ??
          (aims - 1 < usualAims ? undefined : (say('model', modelLines) ?? say('aim', ofOtherAims())));
        if (!said) return;
        spoken.push(said);
        body.push(said);
      },
    );
  };

  return (room) => {
    const stage = copyStage(aimed(room));
    const speaker = speakerOf(telling, args, stage);
    const tell = tellerOf(telling, stage);
    const { left, say } = speaker;
    const last = [
      say('past', left(isHistory).some(isOfThePast) ? args.past : args.state),
      say('past', args.state),
      say('past', args.work ?? []),
      say('past', args.work ?? []),
      tell({ topic: 'own', of: 'other' }),
      ...sayFaults(speaker, args, tell),
      say('details', args.details),
      say('price', args.price),
      say('terms', args.terms, left(isTerm)),
      tell({ topic: 'own', of: 'deal' }),
      say('details', args.rest),
      (isStory ? tell({ topic: 'closing' }) : undefined) ?? close(speaker, car, args, stage.lead),
    ];
    const paragraphs = [stage.first, stage.body, saidOf(last)].map((said) => nameCarOnce(said, args));
    return {
      text: paragraphs
        .filter((said) => said.length > 0)
        .map((said) => said.map(({ text }) => text).join(' '))
        .join('\n\n'),
      told: stage.draft.told,
      angle: telling.angle,
      said: paragraphs.flat(),
    };
  };
}

const newStage = (random: Random, isTerse: boolean): Stage => ({
  ...{ draft: emptyDraft(), random, isTerse, lead: undefined },
  ...{ first: [], body: [], argued: [], spoken: [] },
});

const copyStage = ({ draft, random, first, body, argued, spoken, ...rest }: Stage): Stage => ({
  ...rest,
  draft: { ...draft, told: new Set(draft.told), used: new Set(draft.used), words: new Set(draft.words) },
  random: random.copy(),
  ...{ first: [...first], body: [...body], argued: [...argued], spoken: [...spoken] },
});

const saidOf = (said: readonly (Said | undefined)[]): Said[] => said.filter((one) => one !== undefined);

type Tell = (beat: ToldBeat) => Said | undefined;

const tellerOf =
  (telling: Telling, { random, draft }: Stage): Tell =>
  (beat) =>
    sayBeat(beat, telling, random, draft);

/** What is wrong, in sentences of its own; what of a damaged car is in order comes after it. */
function sayFaults({ left, say }: Speaker, { defects }: Arguments, tell: Tell): (Said | undefined)[] {
  const isOfOrder = (phrase: string) => phrase.includes('{states}');
  const [ofOrder, ofFaults] = [defects.filter(isOfOrder), defects.filter((phrase) => !isOfOrder(phrase))];
  // Things and predicates have frames of their own.
  const sayOf = (phrases: Phrases) => say('defects', phrases, left(isNamedDamage));
  return [sayOf(ofFaults), sayOf(ofFaults), tell({ topic: 'own', of: 'damage' }), sayOf(ofOrder)];
}

const mustBeRepaired = ({ traits }: Car) => traits.has('damaged') || traits.has('rough');

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
