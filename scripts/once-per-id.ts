/** A plugin's `load` that makes each module once, however many builds ask for it. */
export function oncePerId(load: (id: string) => Promise<string | undefined>) {
  const loaded = new Map<string, Promise<string | undefined>>();
  return (id: string): Promise<string | undefined> => {
    const known = loaded.get(id) ?? load(id);
    loaded.set(id, known);
    return known;
  };
}
