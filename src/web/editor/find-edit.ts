/** One change of a text: `start` to `end` of the text before reads as `length` characters from `start` after it. */
export interface Edit {
  start: number;
  end: number;
  length: number;
}

/** Returns the shortest change that turns one text into the other; several changes at once come out as one that spans them. */
export function findEdit(before: string, after: string): Edit {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  return { start, end: before.length - tail, length: after.length - tail - start };
}

/** Returns by how many characters a change makes the text longer; negative when it gets shorter. */
export const growthOf = ({ start, end, length }: Edit): number => length - (end - start);
