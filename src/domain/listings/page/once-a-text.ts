/** `judge` asked once for each text: pages repeat theirs. */
export function onceAText<T>(judge: (text: string) => T): (text: string) => T {
  const known = new Map<string, { judged: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.judged;
    const judged = judge(text);
    known.set(text, { judged });
    return judged;
  };
}
