import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { originMark } from '#contract/pages.ts';

/**
 * Answers the built browser extension as a zip that knows the address it was downloaded from, packed once for each
 * address and build; undefined where it has not been built.
 */
export function extensionArchive(webRoot: string) {
  const folder = join(webRoot, 'extension');
  const kept = new Map<string, { builtAt: number; zip: Uint8Array<ArrayBuffer> }>();
  return async (origin: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const manifest = await stat(join(folder, 'manifest.json')).catch(ifMissing);
    if (!manifest) return undefined;
    const builtAt = manifest.mtimeMs;
    const known = kept.get(origin);
    if (known?.builtAt === builtAt) return known.zip;
    const zip = zipSync(await readFolder(folder, origin), { mtime: manifest.mtime });
    kept.set(origin, { builtAt, zip });
    return zip;
  };
}

async function readFolder(folder: string, origin: string): Promise<Record<string, Uint8Array>> {
  const names = await readdir(folder);
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))));
  return Object.fromEntries(
    names.map((name, index) => {
      const bytes = new Uint8Array(contents[index] ?? []);
      // The manifest alone says where the extension belongs.
      const isManifest = name === 'manifest.json';
      return [name, isManifest ? strToU8(strFromU8(bytes).replace(originMark, origin)) : bytes];
    }),
  );
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
