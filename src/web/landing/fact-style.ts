import { isFromNotes, type SampleFact } from './tied-sample.ts';

/** The colour of where a fact comes from, as the style sheet knows it. */
export const factStyle = (fact: SampleFact): string =>
  isFromNotes(fact) ? 'tie-from-notes' : 'tie-from-listing';
