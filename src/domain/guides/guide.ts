/** What the ELITE plan gives to read. */
export const guideIds = ['training', 'strategy'] as const;
export type GuideId = (typeof guideIds)[number];

/** A text to read and work with: chapters of paragraphs, lists, examples and things to do. */
export interface Guide {
  title: string;
  /** What a reader gets out of it, in a sentence or two. */
  lead: string;
  chapters: readonly GuideChapter[];
}

export interface GuideChapter {
  title: string;
  blocks: readonly GuideBlock[];
}

export type GuideBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Steps in their order. */
  | { kind: 'steps'; items: readonly string[] }
  /** The same thing said badly and well, and why. */
  | { kind: 'comparison'; before: string; after: string; why: string }
  /** To be ticked off at one's own desk. */
  | { kind: 'checklist'; items: readonly string[] };
