/** A stretch of a text with its place (UTF-16 units, end excluded). */
export interface TextPiece {
  start: number;
  end: number;
  text: string;
}

/** Returns the pieces of a text between the matches of a global pattern, like `split`, with their places. */
export function piecesOf(text: string, separator: RegExp): TextPiece[] {
  const pieces: TextPiece[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(separator)) {
    pieces.push({ start, end: index, text: text.slice(start, index) });
    start = index + found.length;
  }
  pieces.push({ start, end: text.length, text: text.slice(start) });
  return pieces;
}
