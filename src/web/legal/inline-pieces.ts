/** A stretch of a text; a link has an address. */
export type InlinePiece =
  | { kind: 'words'; words: string }
  | { kind: 'code'; words: string }
  | { kind: 'link'; words: string; address: string };

const marks = /\[([^\]]+)\]\(([/#][^)\s]*)\)|`([^`]+)`/g;

/** Cuts `[words](/path)`, `[words](#anchor)` and `` `code` `` out of a text. */
export function inlinePieces(text: string): InlinePiece[] {
  const pieces: InlinePiece[] = [];
  let end = 0;
  for (const { 0: mark, 1: words, 2: address, 3: code, index } of text.matchAll(marks)) {
    if (index > end) pieces.push({ kind: 'words', words: text.slice(end, index) });
    if (words !== undefined && address !== undefined) pieces.push({ kind: 'link', words, address });
    if (code !== undefined) pieces.push({ kind: 'code', words: code });
    end = index + mark.length;
  }
  if (end < text.length) pieces.push({ kind: 'words', words: text.slice(end) });
  return pieces;
}
