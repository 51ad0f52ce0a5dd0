import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { LocalisedPage } from '#contract/localised-addresses.ts';
import { originMark, withoutDemo } from '#contract/pages.ts';
import type { Language } from '#domain/shared/languages.ts';

/** A page written at build, with our address filled in, as it goes out in each encoding. */
export interface PrerenderedPage {
  etag: string;
  /** Sources of the scripts in it, as a content security policy names them. */
  scripts: string[];
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  identity: Uint8Array<ArrayBuffer>;
}

interface PageSetting {
  origin: string;
  isDemo: boolean;
}

/** Finds them, each prepared once for each build; undefined where the pages have not been built. */
export function prerenderedPages(webRoot: string, setting: PageSetting) {
  const kept = new Map<string, { builtAt: number; prepared: Promise<PrerenderedPage> }>();
  return async (language: Language, page: LocalisedPage): Promise<PrerenderedPage | undefined> => {
    const path = join(webRoot, 'pages', language, `${page}.html`);
    const builtAt = await timeOf(path);
    if (builtAt === undefined) return undefined;
    if (kept.get(path)?.builtAt !== builtAt) kept.set(path, { builtAt, prepared: prepare(path, setting) });
    try {
      return await kept.get(path)?.prepared;
    } catch (error) {
      // What could not be read just now may be read the next time.
      kept.delete(path);
      throw error;
    }
  };
}

async function timeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function prepare(path: string, { origin, isDemo }: PageSetting): Promise<PrerenderedPage> {
  const written = (await readFile(path, 'utf8')).replaceAll(originMark, origin);
  const identity = Buffer.from(isDemo ? written : written.replace('<html ', `$&${withoutDemo} `));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  return {
    etag: `"${sha256(identity, 'base64url').slice(0, 22)}"`,
    scripts: [...identity.toString().matchAll(/<script type="module">(.*?)<\/script>/gs)].map(
      ([, script = '']) => `'sha256-${sha256(script, 'base64')}'`,
    ),
    br: new Uint8Array(br),
    gzip: new Uint8Array(zipped),
    identity: new Uint8Array(identity),
  };
}

const sha256 = (content: string | Uint8Array, encoding: 'base64' | 'base64url') =>
  createHash('sha256').update(content).digest(encoding);
