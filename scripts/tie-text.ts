import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import type { SampleFact, TiedPart } from '#web/landing/tied-sample.ts';

/** Words that rest on a fact, in UTF-16 units, end excluded. */
export interface Tie {
  fact: SampleFact;
  start: number;
  end: number;
}

/** A text in paragraphs, sentences and parts: each sentence with the space after it, tied words apart. */
export function tieText(text: string, ties: readonly Tie[]): TiedPart[][][] {
  const joined = joinTies(text, ties);
  const paragraphs: TiedPart[][][] = [];
  const sentences = splitSentences(text);
  for (const [index, { start, end, paragraph }] of sentences.entries()) {
    const next = sentences[index + 1];
    const until = next?.paragraph === paragraph ? next.start : end;
    const sentence = cut(text, start, until, joined);
    paragraphs[paragraph] = [...(paragraphs[paragraph] ?? []), sentence];
  }
  return paragraphs;
}

function cut(text: string, from: number, until: number, ties: readonly Tie[]): TiedPart[] {
  const parts: TiedPart[] = [];
  let at = from;
  for (const { fact, start, end } of ties) {
    if (start < at || end > until || start === end) continue;
    if (start > at) parts.push(text.slice(at, start));
    parts.push({ fact, text: text.slice(start, end) });
    at = end;
  }
  if (at < until) parts.push(text.slice(at, until));
  return parts;
}

/** In reading order; "diesel" and "150 CV" of one engine, a short word between them, are one. */
function joinTies(text: string, ties: readonly Tie[]): Tie[] {
  const joined: Tie[] = [];
  for (const tie of [...ties].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    const isOne = last?.fact === tie.fact && /^[\p{L}\s]{0,5}$/u.test(text.slice(last.end, tie.start));
    if (last && isOne) joined[joined.length - 1] = { ...last, end: tie.end };
    else joined.push(tie);
  }
  return joined;
}
