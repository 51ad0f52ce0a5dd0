import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '../vehicles/brief.ts';

/** The three styles, from the plainest to the one of the top plan ("Copy Evoluto 5.0"). */
export const copyStyles = ['professional', 'persuasive', 'advanced'] as const;
export type CopyStyle = (typeof copyStyles)[number];

/** The finished texts of one vehicle, a style each; plain text, paragraphs parted by an empty line. */
export type Copy = Partial<Record<CopyStyle, string>>;

/** Everything a text depends on: the same request gives the same text. */
export interface CopyRequest {
  brief: Brief;
  style: CopyStyle;
  language: Language;
  /** Any whole number; another seed, another wording of the same facts. */
  seed: number;
  /** Texts of the same style lately written for the same seller: this one keeps away from their turns. */
  apartFrom?: readonly PriorText[];
}

export interface PriorText {
  brief: Brief;
  text: string;
}

/** Who wrote a text, and in which version. */
export interface Engine {
  name: string;
  version: string;
}

/** Why a language model's text is not the one at hand. */
export const modelFaults = [
  'timed-out',
  'rate-limited',
  'unavailable',
  'not-authorised',
  'refused',
  'cut-off',
  'unreadable',
  'empty',
  'unfit',
] as const;
export type ModelFault = (typeof modelFaults)[number];

/**
 * Why a note is not in a text: it orders the writer about, is a contact or number plate, praises without a
 * fact, contradicts the form or the damage; the text has no room for it; it stands there, but in the language
 * it was typed in; its beginning stands there and the rest does not; or the text's language has no words for it.
 */
export const leftOutReasons = [
  'order',
  'contact',
  'slogan',
  'contradiction',
  'no-room',
  'quoted',
  'in-part',
  'no-words',
] as const;

/** A note that is not in a text, as the seller wrote it. */
export interface LeftOut {
  note: string;
  reason: (typeof leftOutReasons)[number];
}

/** What a note that a text lacks is about: a buyer must know of the first two, and `aside` is no fact about the car. */
export const leftOutKinds = ['damage', 'deal', 'other', 'aside'] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

/** How a text was made, kept with it. */
export interface Making {
  engine: Engine;
  /** The language model failed in this way and the offline writer stood in. */
  standIn?: ModelFault;
  /** What the language model took, all requests of this text together; times in milliseconds. */
  cost?: { inputTokens: number; outputTokens: number; time: number };
  /** Notes that are not in the text, as the seller wrote them. */
  leftOut: string[];
  /** Why; of texts written before reasons were kept there are none. */
  setAside?: LeftOut[];
}

export interface WrittenCopy extends Making {
  text: string;
}

/** Tells a writer at work that nobody waits for the text any more. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
}

export interface WritingOptions {
  /** Hears the text as far as it has come, again and again. */
  onProgress?: (textSoFar: string) => void;
  signal?: StopSignal | undefined;
  /** How many texts a language model writes, of which the best is taken; one unless said. */
  candidates?: number;
}

/** Whoever writes: the offline writer or a language model. */
export interface Copywriter {
  /** Who writes when all goes well. */
  readonly engine: Engine;
  write(request: CopyRequest, options?: WritingOptions): Promise<WrittenCopy>;
}
