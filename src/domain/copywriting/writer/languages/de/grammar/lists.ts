/** "a, b und c"; items with commas of their own are parted by semicolons. */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  if (items.some((item) => item.includes(', '))) return items.join('; ');
  const before = items.slice(0, -1).join(', ');
  return `${before} ${/ und /.test(last) ? 'sowie' : 'und'} ${last}`;
}

/** Predicates with one verb in front: "ist unfallfrei und scheckheftgepflegt und hat neue Reifen". */
export function predicatesOf(predicates: readonly string[]): string {
  const byVerb = new Map<string, string[]>();
  for (const predicate of predicates) {
    const [, verb = '', rest = ''] = /^(\S+) (.*)$/.exec(predicate) ?? [];
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), rest]);
  }
  return listOf([...byVerb].map(([verb, rests]) => `${verb} ${joinPlain(rests)}`)).replace(
    / sowie /,
    ' und ',
  );
}

const joinPlain = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} und ${items.at(-1)}`;
