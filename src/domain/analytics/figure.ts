import type { Day } from '#domain/shared/days.ts';
import type { CopyStyle } from '../copywriting/copy.ts';

/** What is counted for each owner and day, so that no page has to read what happened one by one. */
export const figureNames = [
  /** Descriptions; `total` milliseconds from the order to the texts. */
  'generated',
  /** Texts with a score; `total` of their scores (0 to 100). */
  'scored',
  'copied',
  'downloaded',
  'shared',
  'exported',
  /** Texts saved in another language, by `place`: the language. */
  'translated',
  /** Texts changed by hand, each once a day. */
  'edited',
  /** Texts rated; `total` of those rated good. */
  'rated',
  /** Listings read, by `place`. */
  'imported',
  /** Those of them with a text that was scored; `total` of the scores. */
  'imported-scored',
  /** Cars, on the day of their publication. */
  'published',
  /** Cars with a lead or sold, on the day of their *publication*. */
  'converted',
  /** Cars on the day of their first lead. */
  'lead',
  /** Cars on the day of their sale; `total` days since publication. Without a style those never published, which have no days. */
  'sold',
  /** Cars sold, on the day of sale; `total` cents of their prices, where given. */
  'priced',
  'withdrawn',
] as const;
export type FigureName = (typeof figureNames)[number];

/** A change of what is counted; negative where something is taken back. */
export interface FigureChange {
  day: Day;
  figure: FigureName;
  /** The style of the text, or empty. */
  style: CopyStyle | '';
  /** A channel or site, or empty. */
  place: string;
  n: number;
  total: number;
}

/** What was counted over some days. */
export interface DailyFigure extends FigureChange {}
