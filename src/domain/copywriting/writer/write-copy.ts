import { readCar } from '../brief/car/read-car.ts';
import { worthiest } from '../brief/notes/worthiest.ts';
import type { CopyRequest, CopyStyle } from '../copy.ts';
import type { Angle } from './angle/angles.ts';
import { chooseAngle } from './angle/choose-angle.ts';
import { type ArgumentRoom, argumentOf } from './argument/write-argument.ts';
import type { Idea, Voice } from './languages/voice.ts';
import { writePlainCopy } from './plain/write-plain-copy.ts';
import { seededRandom } from './seeded-random.ts';
import { sortForVoice, type VoicedNotes } from './sort-for-voice.ts';
import { nameWordsOf } from './text/fact-words.ts';
import { fillSilently } from './text/fill-silently.ts';
import { type Heard, nothingHeard } from './text/heard.ts';
import { remembered } from './text/remembered.ts';
import type { Wording } from './text/say-beat.ts';
import { soundsOf } from './text/sounds.ts';
import { type Freshness, freshestFirst, freshnessOf, preferFresh } from './text/worn.ts';

/**
 * Returns the text of one style for one car, paragraphs parted by an empty line; its phrases keep away from
 * what was `heard` in the seller's last texts. The same request gives the same text. Later years than
 * the one after `thisYear` are not believed.
 */
export function writeCopy(
  request: CopyRequest,
  voice: Voice,
  thisYear: number,
  heard: Heard = nothingHeard,
): string {
  return prepareWording(request, voice, thisYear, heard).word(request.seed).text;
}

/** A car gone through once, to be put into words as often as need be. */
export interface Preparation {
  /** What becomes of each of the seller's notes. */
  notes: VoicedNotes;
  word(seed: number): Wording;
  /** The plainest text, which tells all that can be told. */
  plain(): Wording;
}

/** Returns the car and the earlier texts gone through once, for any number of seeds. */
export function prepareWording(
  { brief, style }: Omit<CopyRequest, 'seed'>,
  voice: Voice,
  thisYear: number,
  heard: Heard,
): Preparation {
  const read = readCar(brief, thisYear);
  const notes = sortForVoice(read.notes, voice);
  const car = { ...read, notes: worthiest(notes.told) };
  const identity = JSON.stringify(brief);
  const fresh = freshnessOf(heard);
  const args = voice.args[style];
  const polish = remembered((text) => voice.polish(text, car));
  const kept = {
    car,
    style,
    voice,
    fresh,
    own: notes.own,
    things: args.things(car, notes.own),
    fill: fillSilently(voice.tell(car), car),
    sounds: soundsOf(car, heard, nameWordsOf(car)),
    polish,
    finish: {
      one: remembered((text) => polish(args.agree(text, false))),
      many: remembered((text) => polish(args.agree(text, true))),
    },
    allowed: new Map(),
    possible: new Map(),
  };
  const [least, usual] = idealLengths[style];
  const most = usual + roomForMany(args.things(car).length);
  const wording = (seed: number) => (turn: number) => {
    const choices = () => preferFresh(seededRandom(`${seed} ${style} ${turn} ${identity}`), fresh);
    const angle = chooseAngle(car, choices(), (offered) => wearOfStart(offered, style, voice, fresh));
    const [idea] = freshestFirst(voice.ideas[angle], (offered) => wearOfIdea(offered, fresh), choices());
    const telling = { ...kept, angle, idea: idea ?? noIdea };
    return fitArgument(argumentOf(telling, args, choices()), [least, most]);
  };
  return {
    notes,
    word: (seed) => shortEnough(wording(seed), style),
    plain: () => writePlainCopy(read, notes, voice),
  };
}

const noIdea: Idea = { opening: [], thread: [], closing: [] };

/** How worn the freshest way to begin from an angle is; only an advanced text begins from one. */
const wearOfStart = (angle: Angle, style: CopyStyle, voice: Voice, fresh: Freshness): number =>
  style === 'advanced' ? Math.min(...voice.ideas[angle].map((idea) => wearOfIdea(idea, fresh))) : 0;

const wearOfIdea = ({ opening, thread, closing }: Idea, fresh: Freshness) =>
  fresh.leastWear(opening) + fresh.leastWear(thread) + fresh.leastWear(closing);

/** Words a text of each style should have (Italian; the other languages are near enough). */
export const lengthBands = {
  professional: [90, 140],
  persuasive: [110, 170],
  advanced: [150, 230],
} as const satisfies Record<CopyStyle, readonly [number, number]>;

/** Where in its band a text reads best. */
const idealLengths = {
  professional: [98, 140],
  persuasive: [114, 168],
  advanced: [162, 226],
} as const satisfies Record<CopyStyle, readonly [number, number]>;

/** The first wording that keeps to the length of its style, or else the shortest. */
function shortEnough(wording: (turn: number) => Wording, style: CopyStyle): Wording {
  const [, longest] = lengthBands[style];
  let best = wording(0);
  for (let turn = 1; turn < 5 && countWords(best.text) > longest; turn++) {
    const other = wording(turn);
    if (countWords(other.text) < countWords(best.text)) best = other;
  }
  return best;
}

/** How many things get their reason at most, how many sentences are about the reader, how many clauses tell the rest by theme. */
const mostReasons = 4;
const mostThemes = 8;
const mostAims = 8;
/** One sentence for the reader is enough where the car itself fills the text. */
const fewestAims = 1;
/** The words that one reason more takes, or somewhat fewer. */
const wordsOfReason = 12;

/** Words beyond which a text is told tersely before anything is given up. */
const muchTooLong = 40;

/** Long notes may take some more words: squeezed, they would stand in one endless list. */
const roomForMany = (things: number) => Math.min(20, Math.max(0, 2 * (things - manyThings)));
const manyThings = 10;

/** The most talkative argument that keeps to the length, else the tersest: first reasons are given up, then themes. */
function fitArgument(
  write: (room: ArgumentRoom) => Wording,
  [least, most]: readonly [number, number],
): Wording {
  const room = { reasons: mostReasons, themes: mostThemes, aims: fewestAims, isTerse: false };
  let wording = write(room);
  for (let aims = fewestAims, less = least - countWords(wording.text); less > 0 && aims < mostAims; ) {
    aims = Math.min(mostAims, aims + Math.ceil(less / wordsOfReason));
    wording = write({ ...room, aims });
    less = least - countWords(wording.text);
  }
  for (let over = countWords(wording.text) - most; over > 0; over = countWords(wording.text) - most) {
    if (room.reasons > 2) room.reasons--;
    else if (room.aims > 1) room.aims--;
    else if (over > muchTooLong && !room.isTerse) room.isTerse = true;
    else if (room.reasons > 0) room.reasons = Math.max(0, room.reasons - Math.ceil(over / wordsOfReason));
    else if (room.aims > 0) room.aims = 0;
    else if (room.themes > 0) room.themes = Math.min(6, room.themes - 1);
    else break;
    wording = write(room);
  }
  return wording;
}

const countWords = (text: string) => text.split(/\s+/).length;
