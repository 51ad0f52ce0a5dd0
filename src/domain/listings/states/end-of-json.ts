/** Where the JSON value that begins at `start` ends (excluded); undefined when it never does. One pass. */
export function endOfJson(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === quote) {
      const end = endOfString(text, index);
      if (end === undefined) return undefined;
      index = end;
    } else if (code === openBrace || code === openBracket) depth++;
    else if (code === closeBrace || code === closeBracket) depth--;
    if (depth <= 0 && (code === quote || code === closeBrace || code === closeBracket)) return index + 1;
  }
  return undefined;
}

const quote = 34;
const backslash = 92;
const openBracket = 91;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;

function endOfString(text: string, start: number): number | undefined {
  for (let index = start + 1; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === backslash) index++;
    else if (code === quote) return index;
  }
  return undefined;
}
