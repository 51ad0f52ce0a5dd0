/** One message of a bundle: where it stands in it, and its words. */
export interface ListedMessage {
  key: string;
  text: string;
}

/**
 * Every message under a branch of a bundle, in its order. One that tells of something is called with
 * each of the examples, three dots if none are given; what is no words at all is left out.
 */
export function listMessages(branch: unknown, path: string, examples: unknown[] = ['…']): ListedMessage[] {
  if (typeof branch === 'string') return /\p{L}/u.test(branch) ? [{ key: path, text: branch }] : [];
  if (typeof branch === 'function') {
    return examples.flatMap((example) => {
      const said: unknown = branch(...Array.from({ length: branch.length }, () => example));
      return listMessages(said, path, examples);
    });
  }
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([name, inner]) => listMessages(inner, `${path}.${name}`, examples));
}
