/** Returns the notes without the item between two places (UTF-16 units, end excluded) and the comma before it, or else what parts it from the next. */
export function cutItem(notes: string, start: number, end: number): string {
  const comma = /,\s*$/u;
  const before = notes.slice(0, start);
  const behind = notes.slice(end);
  if (comma.test(before)) return `${before.replace(comma, '')}${behind}`;
  const [blank = ''] = /^\s*/u.exec(notes.slice(start, end)) ?? [];
  return `${before}${blank}${behind.replace(/^\s*[,;.]?\s*/u, '')}`;
}
