/** Returns the same function, which works out its answer to each text once. */
export function remembered<T>(answer: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    const found = answer(text);
    known.set(text, found);
    return found;
  };
}
