import type { Claim } from '#domain/copywriting/facts/claim.ts';
import type { BannedWord } from '#domain/copywriting/quality/find-banned-words.ts';
import type { Sentence } from '#domain/copywriting/sentences/split-sentences.ts';

/** A stretch of text that looks the same from end to end. */
export interface Stretch {
  text: string;
  start: number;
  claim: Claim | undefined;
  isBanned: boolean;
  isLocked: boolean;
  isActive: boolean;
}

interface Marks {
  claims: readonly Claim[];
  banned: readonly BannedWord[];
  locked: readonly Sentence[];
  active: Sentence | undefined;
}

/** The text cut wherever a claim, a banned word, a locked sentence or the sentence at the caret begins or ends. */
export function markText(text: string, { claims, banned, locked, active }: Marks): Stretch[] {
  const spans = [...claims, ...banned, ...locked, ...(active ? [active] : [])];
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])]
    .filter((cut) => cut <= text.length)
    .sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length;
    const holds = (span: { start: number; end: number }) => span.start <= start && span.end >= end;
    return {
      text: text.slice(start, end),
      start,
      claim: claims.find(holds),
      isBanned: banned.some(holds),
      isLocked: locked.some(holds),
      isActive: active !== undefined && holds(active),
    };
  });
}
