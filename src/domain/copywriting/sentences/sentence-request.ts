import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { CopyStyle } from '../copy.ts';

/** A sentence of a text that is to say the same in other words. */
export interface SentenceRequest {
  brief: Brief;
  style: CopyStyle;
  language: Language;
  /** Another seed, another wording. */
  seed: number;
  /** The whole text as it stands, and which of its sentences, counted from 0. */
  text: string;
  index: number;
}

/** Another wording of the sentence, or undefined when there is none that says the same facts. */
export type RewordSentence = (
  request: SentenceRequest,
  /** Asked before a language model is; without its leave the offline writer rewords. */
  mayAskModel: () => Promise<boolean>,
) => Promise<string | undefined>;
