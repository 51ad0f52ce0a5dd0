import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type LocalisedPage, localisedPages } from '#contract/localised-addresses.ts';
import { originMark } from '#contract/pages.ts';
import { type Language, languages } from '#domain/shared/languages.ts';

/** A page written at build, with our address filled in, as it goes out in each encoding. */
export interface PrerenderedPage {
  etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  identity: Uint8Array<ArrayBuffer>;
}

type PrerenderedPages = Record<Language, Record<LocalisedPage, PrerenderedPage>>;

/** All of them, read once for each build; undefined where the pages have not been built. */
export function prerenderedPages(webRoot: string, origin: string) {
  let read: { builtAt: number; pages: Promise<PrerenderedPages | undefined> } | undefined;
  return async (): Promise<PrerenderedPages | undefined> => {
    const builtAt = await stat(join(webRoot, 'index.html')).then(({ mtimeMs }) => mtimeMs);
    if (read?.builtAt !== builtAt || !(await read.pages)) {
      read = { builtAt, pages: readPages(webRoot, origin) };
    }
    return read.pages;
  };
}

async function readPages(webRoot: string, origin: string): Promise<PrerenderedPages | undefined> {
  try {
    const ofLanguage = async (language: Language) => {
      const paths = localisedPages.map((page) => join(webRoot, 'pages', language, `${page}.html`));
      const read = await Promise.all(paths.map((path) => prepare(path, origin)));
      return Object.fromEntries(localisedPages.map((page, index) => [page, read[index]]));
    };
    const read = await Promise.all(languages.map(ofLanguage));
    return Object.fromEntries(
      languages.map((language, index) => [language, read[index]]),
    ) as PrerenderedPages;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function prepare(path: string, origin: string): Promise<PrerenderedPage> {
  const identity = Buffer.from((await readFile(path, 'utf8')).replaceAll(originMark, origin));
  return {
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    br: new Uint8Array(await promisify(brotliCompress)(identity, quality)),
    gzip: new Uint8Array(await promisify(gzip)(identity)),
    identity: new Uint8Array(identity),
  };
}
