/** One message of a bundle: where it stands in it, and its words. */
export interface ListedMessage {
  key: string;
  text: string;
}

/**
 * Every message under a branch of a bundle, in its order. What a message says of something that
 * changes is three dots; what is no words at all (a figure, a sign) is left out.
 */
export function listMessages(branch: unknown, path: string): ListedMessage[] {
  if (typeof branch === 'string') return /\p{L}/u.test(branch) ? [{ key: path, text: branch }] : [];
  if (typeof branch === 'function') {
    return listMessages(branch(...Array.from({ length: branch.length }, () => '…')), path);
  }
  if (typeof branch !== 'object' || branch === null) return [];
  return Object.entries(branch).flatMap(([name, inner]) => listMessages(inner, `${path}.${name}`));
}
