import { cleanLine } from '#domain/shared/clean-text.ts';

const longestName = 80;
/** What mail programs turn into a link by themselves: `://`, and a dot before a word. */
const linkLike = /:(?=\/\/)|\.(?=\p{L}{2})/gu;
/** Takes no room, and no address goes across it. */
const zeroWidthSpace = '\u200b';

/**
 * A name somebody gave himself, for a mail that goes to somebody else: one line, not long, and nothing in
 * it becomes a link, so that nobody advertises by our mails.
 */
export function outsideName(name: string): string {
  const line = cleanLine(name);
  const cut = line.length > longestName ? `${line.slice(0, longestName).toWellFormed().trimEnd()}…` : line;
  return cut.replace(linkLike, (sign) => sign + zeroWidthSpace);
}
