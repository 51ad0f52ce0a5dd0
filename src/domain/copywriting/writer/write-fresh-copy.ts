import type { SortedNotes } from '../brief/notes/sort-notes.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import type { CopyRequest, CopyStyle, LeftOut } from '../copy.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import { findUntold } from './find-untold.ts';
import type { Voice } from './languages/voice.ts';
import { nameWordsOf } from './text/fact-words.ts';
import { compareWithHeard, type Heard, hearTexts, nothingHeard } from './text/heard.ts';
import type { Wording } from './text/say-beat.ts';
import { type Preparation, prepareWording } from './write-copy.ts';

/** How many wordings are compared: the freer a style, the less two texts may share. */
const wordings = { professional: 4, persuasive: 6, advanced: 6 } as const satisfies Record<CopyStyle, number>;
/** Seeds far enough apart that no two wordings try the same one. */
const stride = 1000;
/** A wording this unlike the last texts is taken without another. */
const unlike = 0.02;
/** What a sentence met before weighs. */
const repetition = 0.6;
/** What the runs met before weigh, beside the likeness to the one text most alike. */
const echoing = 0.5;
/** How many more wordings are tried when none of those is fit: the first half still apart from earlier texts. */
const patience = 8;

/** A text with what made it, and what of the notes it does not tell. */
export interface FreshCopy extends Wording {
  leftOut: readonly LeftOut[];
}

/**
 * Returns a text that may be published and does not read like the ones in `apartFrom`: its phrases are chosen
 * by what those do not hold, and of a few wordings the one least alike is taken. Where none is fit it is the
 * plainest text, so that every brief gets one. The same request still gives the same text.
 */
export function writeFreshCopy(request: CopyRequest, voice: Voice, thisYear: number): FreshCopy {
  const { brief, apartFrom = [] } = request;
  const heard = apartFrom.length > 0 ? hearTexts(apartFrom, voice.quality.factWords) : nothingHeard;
  const apart = prepareWording(request, voice, thisYear, heard);
  const anyhow = () => (heard.texts > 0 ? prepareWording(request, voice, thisYear, nothingHeard) : apart);
  const { aside } = understandNotes(brief);
  // That of the notes is known to be told by the facts of a wording.
  const damageOfTheForm = { ...brief, notes: undefined };
  const untoldIn = (wording: Wording) => findUntold(wording.told, apart.notes, voice);
  const isFit = (wording: Wording) => {
    const untold = untoldIn(wording);
    if (untold.some(({ isNeeded }) => isNeeded)) return false;
    return findHardFails(wording.text, brief, voice.quality, [], damageOfTheForm).every(({ excerpt }) =>
      isOwn(excerpt, apart.notes),
    );
  };
  const found = firstOf(wordingsOf(request, apart, anyhow, heard), isFit) ?? apart.plain();
  return { ...found, leftOut: [...aside, ...untoldIn(found).map(({ leftOut }) => leftOut)] };
}

/** Whether words at fault are the seller's own, which stand in the text on purpose. */
const isOwn = (excerpt: string, { own }: SortedNotes) =>
  excerpt !== '' && own.some(({ text }) => text.toLowerCase().includes(excerpt.trim().toLowerCase()));

function firstOf<T>(all: Iterable<T>, fits: (one: T) => boolean): T | undefined {
  for (const one of all) if (fits(one)) return one;
  return undefined;
}

/** The wordings in the order in which they are tried: least like the earlier texts first, then others. */
function* wordingsOf(
  request: CopyRequest,
  apart: Preparation,
  anyhow: () => Preparation,
  heard: Heard,
): Generator<Wording> {
  if (heard.texts > 0) yield* leastAlikeFirst(request, apart, heard);
  let turn = 0;
  while (turn < patience / 2) yield apart.word(request.seed + turn++);
  const { word } = anyhow();
  while (turn < patience) yield word(request.seed + turn++);
}

function leastAlikeFirst(
  { brief, style, seed }: CopyRequest,
  { word }: Preparation,
  heard: Heard,
): Wording[] {
  const names = nameWordsOf(brief);
  const written: { wording: Wording; likeness: number }[] = [];
  for (let turn = 0; turn < wordings[style]; turn++) {
    const wording = word(seed + turn * stride);
    const { closest, repeated, echo } = compareWithHeard(wording.text, heard, names);
    const likeness = closest + repetition * repeated + echoing * echo;
    written.push({ wording, likeness });
    if (likeness <= unlike) break;
  }
  return written.toSorted((a, b) => a.likeness - b.likeness).map(({ wording }) => wording);
}
