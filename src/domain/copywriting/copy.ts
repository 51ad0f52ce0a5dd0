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

/** Whoever writes: the offline writer or a language model. */
export interface Copywriter {
  /** Who wrote it and in which version, kept with every description. */
  readonly engine: { name: string; version: string };
  readonly languages: readonly Language[];
  write(request: CopyRequest): Promise<string>;
}
