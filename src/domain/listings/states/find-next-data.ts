import type { Json } from '../page/page-content.ts';
import { parseJson } from '../page/walk-json.ts';

const marker = 'id="__NEXT_DATA__"';

/** The page data of a Next.js site, found without reading the rest of the page. */
export function findNextData(html: string): Json | undefined {
  const at = html.indexOf(marker);
  const start = at < 0 ? -1 : html.indexOf('>', at + marker.length);
  const end = start < 0 ? -1 : html.indexOf('</script', start);
  return end < 0 ? undefined : parseJson(html.slice(start + 1, end));
}
