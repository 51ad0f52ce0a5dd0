import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Leaves a `.br` and a `.gz` beside every script and style of the build, which the server sends instead. */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

/** Nearly as small as the highest level, in a fifth of its time: every start builds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality)),
    writeFile(`${path}.gz`, await promisify(gzip)(content)),
  ]);
}
