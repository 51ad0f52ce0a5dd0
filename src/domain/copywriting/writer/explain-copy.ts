import type { CopyRequest } from '../copy.ts';
import type { Voice } from './languages/voice.ts';
import type { Angle } from './plan/angles.ts';
import type { Said } from './text/realise-plan.ts';
import { writeFreshCopy } from './write-fresh-copy.ts';

/** A text with what made it. */
export interface ExplainedCopy {
  text: string;
  /** The angle from which the text sells the car. */
  angle: Angle | undefined;
  /** Its stretches in order, each of one phrase. */
  said: readonly Said[];
}

/** Writes a text as `writeFreshCopy` does, and says which beat, phrase and facts made each stretch. Throws as that does. */
export function explainCopy(request: CopyRequest, voice: Voice, thisYear: number): ExplainedCopy {
  const tried = new Map<string, Omit<ExplainedCopy, 'text'>>();
  const text = writeFreshCopy(request, voice, thisYear, (text, made) => tried.set(text, made));
  return { text, angle: undefined, said: [], ...tried.get(text) };
}
