import { findLeftOut } from '../brief/notes/find-left-out.ts';
import type { CopyRequest, CopyStyle } from '../copy.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import type { Voice } from './languages/voice.ts';
import { nameWordsOf } from './text/fact-words.ts';
import { compareWithHeard, hearTexts } from './text/heard.ts';
import type { OnText } from './text/realise-plan.ts';
import { prepareWording } from './write-copy.ts';
import { writeFitCopy } from './write-fit-copy.ts';

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

/**
 * A text that may be published and does not read like the ones in `apartFrom`: its phrases are chosen
 * by what those do not hold, and of a few wordings the one least alike is taken. The same request
 * still gives the same text. `onText` hears of each wording that is tried. Throws a ProductError when none is fit.
 */
export function writeFreshCopy(
  request: CopyRequest,
  voice: Voice,
  thisYear: number,
  onText?: OnText,
): string {
  const { brief, style, seed, apartFrom = [] } = request;
  if (apartFrom.length === 0) return writeFitCopy(request, voice, thisYear, { onText });
  const heard = hearTexts(apartFrom, voice.quality.factWords);
  const names = nameWordsOf(brief);
  const leftOut = findLeftOut(brief, voice);
  const wording = prepareWording(request, voice, thisYear, heard, onText);
  const written: { text: string; likeness: number }[] = [];
  for (let turn = 0; turn < wordings[style]; turn++) {
    const text = wording(seed + turn * stride);
    const { closest, repeated, echo } = compareWithHeard(text, heard, names);
    const likeness = closest + repetition * repeated + echoing * echo;
    written.push({ text, likeness });
    if (likeness <= unlike) break;
  }
  const fit = written
    .toSorted((a, b) => a.likeness - b.likeness)
    .find(({ text }) => findHardFails(text, brief, voice.quality, leftOut).length === 0);
  return fit?.text ?? writeFitCopy(request, voice, thisYear, { heard, onText });
}
