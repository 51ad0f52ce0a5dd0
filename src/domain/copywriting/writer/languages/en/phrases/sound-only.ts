import type { Phrases } from '../../voice.ts';

/** Phrases for cars that need no repair: of a damaged one nothing is promised. */
export const soundOnly = (...phrases: string[]): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `!damaged & ${phrase}` : `!damaged :: ${phrase}`));
