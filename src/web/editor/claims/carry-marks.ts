import { findEdit, growthOf } from '../find-edit.ts';

interface Mark {
  start: number;
  end: number;
}

/**
 * Returns the marks of an earlier wording at their places in the present one. A mark grows with what is typed in it;
 * it is left out when its words went or became part of other words.
 */
export function carryMarks<M extends Mark>(marks: readonly M[], before: string, now: string): readonly M[] {
  if (before === now) return marks;
  const edit = findEdit(before, now);
  return marks.flatMap((mark) => {
    const moved = carry(mark, edit);
    const isJoined = moved && (joins(now, moved.start) || joins(now, moved.end));
    return moved && !isJoined ? [{ ...mark, ...moved }] : [];
  });
}

function carry({ start, end }: Mark, edit: ReturnType<typeof findEdit>): Mark | undefined {
  const growth = growthOf(edit);
  if (end <= edit.start) return { start, end };
  if (start >= edit.end) return { start: start + growth, end: end + growth };
  return start < edit.start && end > edit.end ? { start, end: end + growth } : undefined;
}

/** A letter or a figure on both sides. */
const joins = (text: string, at: number) =>
  /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(0, at - 1), at + 1));
