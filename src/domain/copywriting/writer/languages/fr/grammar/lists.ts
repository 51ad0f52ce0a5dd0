/** "a, b et c"; items with commas of their own are parted by semicolons. */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  if (items.some((item) => item.includes(','))) return items.join(' ; ');
  return `${items.slice(0, -1).join(', ')} et ${last}`;
}
