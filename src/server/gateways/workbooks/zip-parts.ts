/** One file inside a zip archive, still compressed. */
export interface ZipPart {
  isDeflated: boolean;
  data: Uint8Array;
}

const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
const localHeader = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;
const mostParts = 5000;

/**
 * The files of a zip archive by their paths in small letters, after PKWARE's APPNOTE 4.3. Sizes are those of the
 * compressed data, which is there; what an entry says of its full size is not believed. Throws for what is no
 * archive; encrypted entries and other methods than stored and deflated are left out.
 */
export function zipParts(bytes: Uint8Array): Map<string, ZipPart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endAt(view);
  const count = Math.min(view.getUint16(end + 10, true), mostParts);
  const parts = new Map<string, ZipPart>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== directoryEntry) throw new Error('no entry of a zip directory');
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const name = pathOf(bytes.subarray(at + 46, nameEnd));
    if ((flags & 1) === 0 && (method === 0 || method === 8)) {
      const data = dataOf(bytes, view, {
        at: view.getUint32(at + 42, true),
        size: view.getUint32(at + 20, true),
      });
      parts.set(name, { isDeflated: method === 8, data });
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/** The end of the directory stands behind everything else but a comment. */
function endAt(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new Error('no zip archive');
}

function dataOf(bytes: Uint8Array, view: DataView, { at, size }: { at: number; size: number }): Uint8Array {
  if (view.getUint32(at, true) !== localHeader) throw new Error('no file of a zip archive');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return bytes.subarray(start, start + size);
}

const pathOf = (name: Uint8Array) => new TextDecoder().decode(name).replaceAll('\\', '/').toLowerCase();
