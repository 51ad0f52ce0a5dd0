import type { Language } from '#domain/shared/languages.ts';
import type { CopyStyle } from '../copywriting/copy.ts';

/** One text of a description: in this language, of this style. */
export interface TextKey {
  descriptionId: string;
  language: Language;
  style: CopyStyle;
}

/** A text as it once was. Versions count from 1; the highest is the present one. */
export interface TextVersion {
  version: number;
  text: string;
  /** Written by the product, edited by the seller, written from the facts in another language, or given the figures of changed data. */
  origin: 'written' | 'edited' | 'translated' | 'carried';
  createdAt: Date;
}
