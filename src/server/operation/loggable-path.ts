const longest = 200;

/** Secrets of links are long words of chance; no path of ours has such a word outside of `/assets/`. */
const secretLike = /[\w~-]{24,}/g;

/** A path as it may stand in a log: without its query, cut, and without what may be a secret. */
export function loggablePath(path: string): string {
  const [bare = ''] = path.split('?');
  const cut = bare.slice(0, longest);
  return cut.startsWith('/assets/') ? cut : cut.replace(secretLike, '[redacted]');
}
