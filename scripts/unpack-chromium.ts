import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The libraries that Chromium needs and a bare system may lack, and fonts: with them pages look alike on every machine. */
const archives = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];

const launcher = (folder: string) => `#!/bin/sh
export LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf'
exec '${folder}/chromium' "$@"
`;

const fontsConf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

/**
 * Unpacks the headless Chromium of @sparticuz/chromium, once for each version, and returns the path of what starts it;
 * undefined on a platform that the package is not made for.
 */
export async function unpackChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'));
  const folder = resolve('node_modules/.cache/chromium', version);
  const path = join(folder, 'launch');
  if (existsSync(path)) return path;
  // In a folder of this process, renamed at last: nobody starts a Chromium that is half there.
  const fresh = `${folder}-${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await inflateInto(fresh, packed);
  await writeFile(join(fresh, 'fonts.conf'), fontsConf(folder));
  await writeFile(join(fresh, 'launch'), launcher(folder), { mode: 0o755 });
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return path;
}

/** The package unpacks into the system's folder for temporary files, where one of another version may lie. */
async function inflateInto(folder: string, packed: string): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(archives.map((name) => inflate(join(packed, 'bin', name))));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
