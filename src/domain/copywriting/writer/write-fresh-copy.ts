import type { CopyRequest, CopyStyle } from '../copy.ts';
import type { Voice } from './languages/voice.ts';
import { nameWordsOf } from './text/fact-words.ts';
import { compareWithHeard, hearTexts } from './text/heard.ts';
import { writeCopy } from './write-copy.ts';
import { writeFitCopy } from './write-fit-copy.ts';

/** How many wordings are compared before the least alike is taken. */
const wordings = 4;
/** Seeds far enough apart that no two wordings try the same one. */
const stride = 1000;
/** Texts that share no more than this of their five-word runs do not read alike; sober ones may share more. */
const fresh = { professional: 0.1, persuasive: 0.06, advanced: 0.04 } as const satisfies Record<
  CopyStyle,
  number
>;
/** What a sentence met before weighs. */
const repetition = 0.1;

/**
 * A text that may be published and does not read like the ones in `apartFrom`: its phrases are chosen
 * by what those do not hold, and should it still be too like one of them, another wording is
 * tried, and the one least alike is taken. The same request still gives the same text.
 */
export function writeFreshCopy(request: CopyRequest, voice: Voice, thisYear: number): string {
  const { style, seed, apartFrom = [] } = request;
  const heard = hearTexts(apartFrom, voice.quality.factWords);
  const names = nameWordsOf(request.brief);
  let best = { text: '', likeness: Number.POSITIVE_INFINITY };
  for (let turn = 0; turn < wordings && best.likeness > fresh[style]; turn++) {
    const text = writeFitCopy({ ...request, seed: seed + turn * stride }, voice, thisYear, writeCopy, heard);
    const { likeness: closest, repeated } = compareWithHeard(text, heard, names);
    const likeness = closest + repetition * repeated;
    if (likeness < best.likeness) best = { text, likeness };
  }
  return best.text;
}
