/** Returns the pieces of a text as the bytes of a file, one by one. */
export async function* encoded(pieces: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
