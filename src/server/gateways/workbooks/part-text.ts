import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { createInflateRaw } from 'node:zlib';
import type { ZipPart } from './zip-parts.ts';

/** How many bytes may still be unpacked of one file. */
export interface Budget {
  left: number;
}

/** A file unpacks to more than is read of any. */
export class TooMuchUnpacked extends Error {}

/**
 * The text of a part as it is unpacked, piece by piece, so that nothing is held that nobody asks for: a caller that
 * has enough leaves the loop. Throws `TooMuchUnpacked` once the budget is used up.
 */
export async function* partText({ isDeflated, data }: ZipPart, budget: Budget): AsyncGenerator<string> {
  const source = isDeflated ? inflated(data) : Readable.from([data]);
  let decoder: TextDecoder | undefined;
  for await (const piece of source as AsyncIterable<Uint8Array>) {
    budget.left -= piece.length;
    if (budget.left < 0) throw new TooMuchUnpacked();
    decoder ??= new TextDecoder(piece[0] === 0xff && piece[1] === 0xfe ? 'utf-16le' : 'utf-8');
    yield decoder.decode(piece, { stream: true });
  }
}

function inflated(data: Uint8Array): Readable {
  const stream = createInflateRaw();
  stream.end(data);
  return stream;
}
