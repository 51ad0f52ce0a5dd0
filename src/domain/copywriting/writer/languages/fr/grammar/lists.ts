/** "a, b et c"; after an item with its own "et" comes "ainsi que", items with commas are parted by semicolons. */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  if (items.some((item) => item.includes(', '))) return items.join(' ; ');
  const link = items.some((item) => / et /.test(item)) ? ', ainsi que' : ' et';
  return `${items.slice(0, -1).join(', ')}${link} ${last}`;
}
