/**
 * "a, b et c"; after an item with its own "et" comes "ainsi que", items with commas are parted by semicolons. What two
 * neighbours were both done at is said once: "distribution et pompe à eau à 150 000 km".
 */
export function listOf(all: readonly string[]): string {
  const items = all.map((item, at) => {
    const [done = ''] = doneAt.exec(item) ?? [];
    return done !== '' && all[at + 1]?.endsWith(done) ? item.slice(0, -done.length) : item;
  });
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  if (items.some((item) => item.includes(', '))) return items.join(' ; ');
  const link = items.some((item) => / et /.test(item)) ? ', ainsi que' : ' et';
  return `${items.slice(0, -1).join(', ')}${link} ${last}`;
}

const doneAt = / à [\d\s\u202f\u00a0]+ km$/u;

/** The same of whole clauses, which "ainsi que" cannot join: "a garde la distance, b veille sur le côté". */
export function rowOf(items: readonly string[], form = ''): string {
  if (!form.startsWith('job')) return listOf(items);
  return items.length > 2 && !items.some((item) => / et /.test(item)) ? listOf(items) : items.join(', ');
}
