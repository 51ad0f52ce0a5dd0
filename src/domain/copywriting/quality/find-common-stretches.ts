import { runLength, runsOf } from './measure-sameness.ts';

/**
 * Returns the stretches of a masked text that stand in another one too, as they are written there, facts as "…"; the
 * longest first.
 */
export function findCommonStretches(text: string, other: string): string[] {
  const theirs = runsOf(other);
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const isCommon = new Array<boolean>(words.length).fill(false);
  for (let start = 0; start + runLength <= words.length; start++) {
    const run = words.slice(start, start + runLength);
    if (theirs.has(run.map(([word]) => word.toLowerCase()).join(' ')))
      isCommon.fill(true, start, start + runLength);
  }
  const stretches: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (!isCommon[at]) continue;
    const first = words[at];
    while (isCommon[at + 1]) at++;
    const last = words[at];
    if (first && last) stretches.push(readable(text.slice(first.index, last.index + last[0].length)));
  }
  return [...new Set(stretches)].sort((a, b) => b.length - a.length);
}

const readable = (stretch: string) =>
  stretch
    .replaceAll('TAG', '…')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,;:?!])/gu, '')
    .trim();
