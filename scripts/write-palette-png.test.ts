import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writePalettePng } from './write-palette-png.ts';

/** The data of the first chunk of a type. */
function chunkOf(png: Uint8Array, type: string): Buffer {
  const bytes = Buffer.from(png);
  const at = bytes.indexOf(type, 0, 'latin1');
  return bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
}

test('a picture of few colours keeps every pixel', () => {
  const red = [179, 18, 29, 255];
  const paper = [250, 248, 243, 255];
  const png = writePalettePng({ width: 3, height: 1, pixels: Uint8Array.from([...paper, ...red, ...paper]) });
  expect([...chunkOf(png, 'PLTE')]).toEqual([250, 248, 243, 179, 18, 29]);
  expect([...inflateSync(chunkOf(png, 'IDAT'))]).toEqual([0, 0, 1, 0]);
  expect(chunkOf(png, 'IHDR').readUInt32BE(0)).toBe(3);
});

test('a colour too many takes the nearest of those that are kept', () => {
  const greys = Array.from({ length: 256 }, (_, value) => [value, value, value, 255]);
  const pixels = Uint8Array.from([...greys, ...greys, [101, 100, 100, 255]].flat());
  const rows = inflateSync(chunkOf(writePalettePng({ width: 513, height: 1, pixels }), 'IDAT'));
  expect(rows.at(-1)).toBe(rows[1 + 100]);
});
