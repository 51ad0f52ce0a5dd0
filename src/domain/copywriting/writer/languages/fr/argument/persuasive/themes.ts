import type { Theme } from '../../../../argument/themes.ts';
import type { Phrases } from '../../../voice.ts';

/**
 * Clauses about all things of a theme, without a stop at their end: each thing with what it does (`say-job.ts`). A
 * form ends in the letter of a wording; it holds its theme, since no phrase is used twice in a text.
 */
const doing = (theme: Theme): Phrases =>
  ['', 'B', 'C', 'D'].map((wording) => `{job${theme}${wording} things}`);

export const themes: Record<Theme, Phrases> = {
  assist: doing('assist'),
  parking: doing('parking'),
  comfort: doing('comfort'),
  connected: doing('connected'),
  lights: doing('lights'),
  looks: doing('looks'),
  space: doing('space'),
  protection: doing('protection'),
  ease: doing('ease'),
  sport: doing('sport'),
  offroad: doing('offroad'),
  work: doing('work'),
  living: doing('living'),
  energy: doing('energy'),
  wheels: doing('wheels'),
  past: doing('past'),
  care: doing('care'),
  papers: doing('papers'),
  guarantee: doing('guarantee'),
};
