/** A stretch of a message that says one thing, the line it stands in and its place there. */
export interface Clause {
  text: string;
  line: number;
  place: number;
}

const mostLines = 80;
const longestMessage = 4000;

/** The lines of a text short enough to be written by hand; none for a whole page. */
export function linesOfMessage(content: string): string[] {
  if (content.length > longestMessage) return [];
  const lines = content.split(/[\r\n]+/).map((line) => line.replace(/\s+/g, ' ').trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length > mostLines ? [] : filled;
}

/**
 * Where one thing said ends: at marks, before an exchange, commas outside numbers, and points behind numbers and longer
 * words, or such as end in a vowel. Another short word with a point is an abbreviation that belongs to what
 * follows (`rev. 2025`).
 */
const ends =
  /[;!?•|·✅✔▪►()\t]|,(?!\d)|(?<=\p{L}{6}|\p{L}{3}[aeiou]|[\d€])\.(?=\s|$)|\s[-–—/]\s|\s(?=(?:(?:o|oppure|anche|eventuale|possibile|valuto|accetto|possibilità di) )*(?:scambi[oa]|permut[aeo]|ritir[oi] usat|tausch|inzahlung|échange|reprise|part ?ex))/iu;

/** A message's lines cut into clauses. */
export const splitClauses = (lines: readonly string[]): Clause[] =>
  lines.flatMap((line, index) =>
    line
      .split(ends)
      .map((text) => text.replace(/^[\s*_\-–•:]+|[\s*_]+$/g, ''))
      .filter((text) => text !== '')
      .map((text, place) => ({ text, line: index, place })),
  );
