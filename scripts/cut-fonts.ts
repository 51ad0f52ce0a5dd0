import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { charactersOf, type FontFace, readFontFaces } from './read-font-faces.ts';

const webFolder = join(import.meta.dirname, '../src/web');

/** What our own files in fonts.css are cut from. */
const sources: Record<string, string> = {
  './fonts/inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  './fonts/fraunces.woff2': 'fraunces/files/fraunces-latin-wght-normal.woff2',
};

/** What the texts are set with: kerning, ligatures, and figures of one width for columns. */
const features = ['kern', 'liga', 'tnum'];

/** Copyright, licence and its address stay in the file, as the Open Font License asks. */
const licenceNames = [0, 13, 14];

/** The faces of fonts.css whose files are ours, each with the file as it has to be. */
export async function cutFonts() {
  const faces = readFontFaces(await readFile(join(webFolder, 'fonts.css'), 'utf8'));
  return Promise.all(
    faces
      .filter(({ file }) => file.startsWith('./'))
      .map(async (face) => ({ path: join(webFolder, face.file), content: await cut(face) })),
  );
}

async function cut({ file, ranges, weights }: FontFace): Promise<Uint8Array> {
  const source = sources[file];
  if (!source) throw new Error(`fonts.css names ${file}, and nothing says what it is cut from.`);
  const folder = join(import.meta.dirname, '../node_modules/@fontsource-variable');
  return subsetFont(await readFile(join(folder, source)), charactersOf(ranges).join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { ...weights, default: weights.min } },
    keepFeatures: features,
    preserveNameIds: licenceNames,
  });
}

if (import.meta.main) {
  for (const { path, content } of await cutFonts()) {
    await writeFile(path, content);
    console.log(`${path}: ${content.length} bytes`);
  }
}
