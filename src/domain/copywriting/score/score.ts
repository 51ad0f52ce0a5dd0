import type { BriefField } from '#domain/vehicles/brief.ts';

/** What a text is judged by before it is published. */
export const scoreParts = ['facts', 'truth', 'aims', 'reading', 'freshness', 'fit', 'data'] as const;
export type ScorePartName = (typeof scoreParts)[number];

export interface ScorePart {
  name: ScorePartName;
  /** Points reached of those this part weighs. */
  points: number;
  of: number;
  /** What was measured, in the part's own terms: a share in %, a readability index, a count. */
  value: number;
}

/** What would help most, the most telling first. */
export type Advice =
  | { kind: 'resolve'; count: number }
  | { kind: 'support'; count: number }
  | { kind: 'add'; field: BriefField }
  | { kind: 'mention'; field: BriefField }
  | { kind: 'address-readers' }
  | { kind: 'vary' }
  | { kind: 'simplify' }
  | { kind: 'fit-channel' };

/** 0 to 100, with its reasons. */
export interface Score {
  points: number;
  parts: ScorePart[];
  advice: Advice[];
}
