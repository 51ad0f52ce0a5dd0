/** "a, b e c"; "ed" before another e. */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${/^[eè](?!\p{Lu})/iu.test(last) ? 'ed' : 'e'} ${last}`;
}
