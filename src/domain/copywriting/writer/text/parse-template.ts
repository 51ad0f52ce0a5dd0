import { runsIn } from './heard.ts';

/** A phrase ready to be filled in. */
export interface Template {
  source: string;
  /** Traits the car must have, or with a leading `!` must not have. */
  when: readonly string[];
  body: readonly Piece[];
  /** Words of its longest stretch without a slot or a choice. */
  longestStretch: number;
}

export type Piece =
  /** Fixed words, with their runs of three. */
  | { kind: 'text'; text: string; runs: readonly number[] }
  | { kind: 'slot'; name: string }
  /** Any one of the options that can be said; the first one that can when `ordered`. */
  | { kind: 'choice'; options: readonly (readonly Piece[])[]; ordered: boolean }
  /** Said when its slots can be filled, left out when not. */
  | { kind: 'optional'; body: readonly Piece[] };

const parsed = new Map<string, Template>();

/**
 * Reads a phrase as copywriters write it in the phrase tables:
 * `diesel & !old :: Motore {fuel}< da {cv}>, [calmo|quieto]`: conditions before `::`, `{slot}`,
 * `<optional>`, `[either|or]`, `[first if possible||otherwise]`.
 */
export function parseTemplate(source: string): Template {
  const known = parsed.get(source);
  if (known) return known;
  const separator = source.indexOf('::');
  const when =
    separator < 0
      ? []
      : source
          .slice(0, separator)
          .split('&')
          .map((trait) => trait.trim());
  const reader = { text: separator < 0 ? source : source.slice(separator + 2).trimStart(), at: 0 };
  const body = readPieces(reader, '');
  const stretches = body.map((piece) => (piece.kind === 'text' ? piece.text.split(' ').length : 0));
  const template = { source, when, body, longestStretch: Math.max(0, ...stretches) };
  if (reader.at < reader.text.length || reader.text.includes('::'))
    throw new Error(`Unbalanced phrase: ${source}`);
  parsed.set(source, template);
  return template;
}

interface Reader {
  text: string;
  at: number;
}

function readPieces(reader: Reader, stops: string): Piece[] {
  const pieces: Piece[] = [];
  while (reader.at < reader.text.length && !stops.includes(reader.text.charAt(reader.at))) {
    pieces.push(readPiece(reader));
  }
  return pieces;
}

function readPiece(reader: Reader): Piece {
  const opener = reader.text.charAt(reader.at);
  if (opener === '{') return { kind: 'slot', name: readUntil(reader, '}') };
  if (opener === '[') return readChoice(reader);
  if (opener === '<') {
    reader.at++;
    const body = readPieces(reader, '>');
    expect(reader, '>');
    return { kind: 'optional', body };
  }
  const end = /[{[<|\]>]/.exec(reader.text.slice(reader.at + 1));
  const text = reader.text.slice(reader.at, end ? reader.at + 1 + end.index : undefined);
  reader.at += text.length;
  return { kind: 'text', text, runs: runsIn(text) };
}

function readChoice(reader: Reader): Piece {
  const options: Piece[][] = [];
  let ordered = false;
  do {
    reader.at++;
    if (options.length > 0 && reader.text.charAt(reader.at) === '|') {
      ordered = true;
      reader.at++;
    }
    options.push(readPieces(reader, '|]'));
  } while (reader.text.charAt(reader.at) === '|');
  expect(reader, ']');
  return { kind: 'choice', options, ordered };
}

function readUntil(reader: Reader, closer: string): string {
  const end = reader.text.indexOf(closer, reader.at);
  if (end < 0) throw new Error(`Unbalanced phrase: ${reader.text}`);
  const inside = reader.text.slice(reader.at + 1, end);
  reader.at = end + 1;
  return inside;
}

function expect(reader: Reader, closer: string): void {
  if (reader.text.charAt(reader.at) !== closer) throw new Error(`Unbalanced phrase: ${reader.text}`);
  reader.at++;
}
