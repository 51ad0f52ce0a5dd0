import { findOrders } from '../notes/find-orders.ts';
import { removeContacts } from '../notes/remove-contacts.ts';
import { removeMarkup } from '../notes/remove-markup.ts';
import { speechStart } from '../notes/speaks-to-reader.ts';

/** Returns a make or model without markup, links and whatever speaks to the writer; "auto" when nothing is left. */
export function cleanName(name: string): string {
  const [first = ''] = removeMarkup(removeContacts(name)).split(/[\n;!?"“”«»]|:(?!\p{L})|\. /u);
  const words = trimmed(first.replace(/[^\p{L}\p{N} .,:'’&+/\-²³°]/gu, ' ').replace(/\s+/g, ' '));
  const ends = [speechStart(words), ...findOrders(words).map(({ start }) => start)].filter((at) => at >= 0);
  return trimmed(words.slice(0, Math.min(words.length, ...ends))) || 'auto';
}

const trimmed = (name: string) => name.replace(/^[ .,'’&+/-]+|[ .,'’&/-]+$/g, '');
