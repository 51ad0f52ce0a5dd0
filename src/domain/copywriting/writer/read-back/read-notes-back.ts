import { capitalise } from '#domain/shared/capitalise.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { readCar } from '../../brief/car/read-car.ts';
import type { OwnWords } from '../../brief/notes/sort-notes.ts';
import { understandNotes } from '../../brief/notes/understand-notes.ts';
import type { LeftOut } from '../../copy.ts';
import type { Voice } from '../languages/voice.ts';
import { seededRandom } from '../seeded-random.ts';
import { sortForVoice } from '../sort-for-voice.ts';
import { partOfOwn } from '../text/tell-own-words.ts';
import { type Stretch, wordsLocator } from './locate-words.ts';

/** A stretch of the notes, and what a text makes of it. */
export interface ReadBack {
  /** As it stands in the notes. */
  typed: string;
  /** How a text tells it; empty where it does not. */
  told: string;
  /** It stands in a list as typed: a sentence of the seller's would read better. */
  isAsTyped: boolean;
  /** The sentence it most likely stands for, where one is asked for. */
  proposed?: string;
  /** Why a text does not tell it. */
  reason?: LeftOut['reason'];
}

/**
 * Returns the notes of a brief in their order, each stretch with what a text of this language makes of it, for the
 * seller to mend what is misread. Later years than the one after `thisYear` are not believed.
 */
export function readNotesBack(brief: Brief, voice: Voice, thisYear: number): ReadBack[] {
  const { notes: typed = '' } = brief;
  const car = readCar(brief, thisYear);
  const { told, own, leftOut, begun } = sortForVoice(car.notes, voice);
  const readings: Reading[] = [
    ...told.map((note) => {
      const whole = begun.get(note);
      return {
        words: whole?.text ?? note.text,
        told: voice.name(note) ?? note.text,
        ...(whole && { isAsTyped: true }),
      };
    }),
    ...own.map((words) => ({ words: words.text, ...readOwn(words, voice) })),
    ...leftOut.map(({ text }) => ({ words: text, reason: 'no-words' as const })),
    ...understandNotes(brief).aside.map(({ note, reason }) => ({ words: note, reason })),
  ];
  const locate = wordsLocator(typed);
  const placed = readings.map((reading) => ({ reading, place: locate(reading.words) }));
  return joinOverlapping(placed)
    .toSorted((one, other) => one.place.start - other.place.start)
    .map(({ place, readings: joined }) => {
      const back = joinReadings(joined);
      const said = (text: string) => capitalise(voice.polish(text.replaceAll('{auto} ', ''), car));
      return {
        typed: typed.slice(place.start, place.end),
        ...back,
        told: said(back.told),
        ...(back.proposed && { proposed: said(back.proposed) }),
      };
    });
}

/** Some words of the notes, and how a text tells them. */
interface Reading {
  words: string;
  told?: string;
  isAsTyped?: boolean;
  proposed?: string;
  reason?: LeftOut['reason'];
}

function readOwn(words: OwnWords, voice: Voice): Omit<Reading, 'words'> {
  if (words.isQuoted) return { told: words.text, isAsTyped: true };
  const composed = voice.composeOwn?.(partOfOwn(words), [words], seededRandom(''));
  const [left] = composed ? composed.left : [words];
  const told = left?.text ?? composed?.sentences.join(' ') ?? words.text;
  const isAsTyped = left ? !left.isSentence : !words.isWrittenOut && voice.readsWell?.(told) === false;
  const proposed = isAsTyped ? voice.propose?.(words) : undefined;
  return { told, isAsTyped, ...(proposed && { proposed }) };
}

interface Placed {
  place: Stretch;
  readings: Reading[];
}

/** Readings of one stretch, or of stretches that overlap, are one; those without a place are not shown. */
function joinOverlapping(all: readonly { reading: Reading; place: Stretch | undefined }[]): Placed[] {
  const joined: Placed[] = [];
  for (const { reading, place } of all) {
    if (!place) continue;
    const touching = joined.filter((one) => one.place.start < place.end && place.start < one.place.end);
    const others = joined.filter((one) => !touching.includes(one));
    const start = Math.min(place.start, ...touching.map((one) => one.place.start));
    const end = Math.max(place.end, ...touching.map((one) => one.place.end));
    joined.splice(0, joined.length, ...others, {
      place: { start, end },
      readings: [...touching.flatMap((one) => one.readings), reading],
    });
  }
  return joined;
}

/** What is told well stands beside what is proposed, as a sentence too. */
const sentenceOf = (told: string) => capitalise(told.replace(/(?<=[^.!?])$/u, '.'));

function joinReadings(readings: readonly Reading[]): Omit<ReadBack, 'typed'> {
  const reason = readings.find((one) => one.reason)?.reason;
  const told = readings.flatMap((one) => (one.told ? [one.told] : []));
  const isAsTyped = readings.some((one) => one.isAsTyped);
  const proposed = readings.map((one) => one.proposed ?? sentenceOf(one.told ?? '')).join(' ');
  return {
    told: told.join('; '),
    isAsTyped,
    ...(isAsTyped && readings.some((one) => one.proposed) && { proposed }),
    ...(reason && told.length === 0 && { reason }),
  };
}
