import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { PackArchive } from '#domain/accounts/own-data/archive.ts';

/** Sent together: many small pieces would cost more than they carry. */
const portion = 64 * 1024;
/** Characters packed in one go: a few milliseconds, after which requests have their turn. */
const breath = 200_000;
/** To begin a file costs what so many characters do. */
const beginning = 20_000;

/** A zip written while it is sent; in memory is one portion and the list of what it holds. */
export const packZip: PackArchive = async function* (files, now) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault;
    waiting.push(bytes);
    size += bytes.length;
  });
  function* full(least: number): Iterable<Uint8Array> {
    if (size < least || size === 0) return;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  let packed = 0;
  for await (const { path, pieces } of files) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = now;
    zip.add(file);
    packed += beginning;
    for await (const piece of pieces) {
      file.push(strToU8(piece));
      packed += piece.length;
      if (packed > breath) {
        packed = 0;
        await setImmediate();
      }
      yield* full(portion);
    }
    file.push(new Uint8Array(), true);
    yield* full(portion);
  }
  zip.end();
  yield* full(1);
};
