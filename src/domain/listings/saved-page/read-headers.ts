/** The head of a message or of one of its parts, names in lower case, and where its body begins. */
export interface Headers {
  fields: ReadonlyMap<string, string>;
  bodyAt: number;
}

const longestHead = 16_000;

/** Reads `Name: value` lines, folded ones joined, up to the first empty line; undefined where none ends them. */
export function readHeaders(text: string): Headers | undefined {
  const head = text.slice(0, longestHead);
  const end = /^\r?\n|\r?\n\r?\n/.exec(head);
  if (!end) return undefined;
  const fields = new Map<string, string>();
  const lines = head
    .slice(0, end.index)
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/);
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return { fields, bodyAt: end.index + end[0].length };
}

/** A parameter of a header: `boundary` of `multipart/related; type="text/html"; boundary="x"`. */
export function parameterOf(header: string, name: string): string | undefined {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(header);
  return found?.[1] ?? found?.[2];
}
