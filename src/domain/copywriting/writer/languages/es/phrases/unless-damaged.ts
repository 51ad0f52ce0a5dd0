import type { Phrases } from '../../voice.ts';

/** The same phrases, for cars that need no repair: what a car is good for is not said of a wreck. */
export const unlessDamaged = (phrases: Phrases): Phrases =>
  phrases.map((phrase) => (phrase.includes('::') ? `!damaged & ${phrase}` : `!damaged :: ${phrase}`));
