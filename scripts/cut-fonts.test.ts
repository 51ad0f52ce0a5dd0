import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.ts';
import { charactersOf, type FontFace, readFontFaces, readRanges } from './read-font-faces.ts';

const faces = readFontFaces(readFileSync('src/web/fonts.css', 'utf8'));
const families = ['Inter Variable', 'Fraunces Variable'].map((family) => ({
  family,
  own: faces.filter((face) => face.family === family && isCut(face)),
  packaged: faces.filter((face) => face.family === family && !isCut(face)),
}));

test('the cut fonts are what the script makes of the packages', async () => {
  const fonts = await cutFonts();
  expect(fonts.map(({ path }) => path.split('/').at(-1))).toEqual(['inter.woff2', 'fraunces.woff2']);
  for (const { path, content } of fonts) expect(Buffer.compare(readFileSync(path), content), path).toBe(0);
});

test('both together leave the landing page its bytes', () => {
  const sizes = families.map(({ own }) => readFileSync(`src/web/${own[0]?.file}`).length);
  expect(sizes[0]).toBeLessThan(20_000);
  expect(sizes[1]).toBeLessThan(25_000);
});

test.each(families)('$family has every character of its package in one face', ({ family, own, packaged }) => {
  const folder = `node_modules/@fontsource-variable/${family.split(' ')[0]?.toLowerCase()}`;
  const ranges: Record<string, string> = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'));
  const offered = new Set(
    ['latin', 'latin-ext'].flatMap((name) => charactersOf(readRanges(ranges[name] ?? ''))),
  );
  const placed = [...own, ...packaged].flatMap((face) => charactersOf(face.ranges));
  expect(placed.filter((character, index) => placed.indexOf(character) !== index)).toEqual([]);
  expect(new Set(placed)).toEqual(without(offered, marksThatComposeAnyway));
});

test.each(families)('all faces of $family name the same weights, or the browser knows one only', (family) => {
  const weights = [...family.own, ...family.packaged].map((face) => face.weights);
  expect(new Set(weights.map(({ min, max }) => `${min} ${max}`)).size).toBe(1);
});

test.each(families)(
  '$family has all we say in its cut font, or it is known where it comes from',
  ({ own }) => {
    const cut = own.flatMap((face) => charactersOf(face.ranges));
    const known = new Set([...cut, ...fromSystem, ...fromPackage]);
    const missing = [...said].filter(([character]) => !known.has(character));
    expect(missing.map(([character, path]) => `${character} in ${path}`)).toEqual([]);
  },
);

test('what comes from elsewhere is said somewhere, and from where it says', () => {
  const inFonts = new Set(faces.flatMap((face) => charactersOf(face.ranges)));
  expect([...fromSystem, ...fromPackage].filter((character) => !said.has(character))).toEqual([]);
  expect(fromSystem.filter((character) => inFonts.has(character))).toEqual([]);
  expect(fromPackage.filter((character) => !inFonts.has(character))).toEqual([]);
});

/** Combining accents over a letter: written as one character, which is how the fonts have them. */
const marksThatComposeAnyway = ['\u0304', '\u0308', '\u0329'];

/** In no file of the packages: the system's fonts draw these signs and the flags. */
const fromSystem = [...'∞≤₂🇮🇹🇬🇧🇩🇪🇫🇷🇸'];
/** In the latin-ext file, which a page with such a name loads. */
const fromPackage = [...'č'];

const reading = [
  ...['/listings/', '/fattura-pa/', '/facts/', '/figures/', '/brief/notes/', '/vocabulary/reading/'],
  '/grammar/articles.ts',
];

/** Characters for private use stand for something while a text is read, and are never shown. */
const marksOfOurOwn = /\p{Co}/gu;

/** Every character of words and code that can come to a page, each with one file that has it. */
const said = new Map(
  ['src/web', 'src/domain']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && !isRead(path))
    .flatMap((path) => [...new Set(wordsOf(path))].map((character) => [character, path] as const)),
);

/** Only reads, compares or respells what others have written. */
function isRead(path: string): boolean {
  return reading.some((part) => path.includes(part));
}

/** A source without its comments and regular expressions, its escapes written out. */
function wordsOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=^|\s)\/\/.*$/gm, '')
    .replace(/(?<=[(,=:[!&|?{;>]\s*)\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/[a-z]*/g, '')
    .replace(/\\u(?:\{([\da-f]+)\}|([\da-f]{4}))/gi, (_, long, short) =>
      String.fromCodePoint(Number.parseInt(long ?? short, 16)),
    )
    .replace(marksOfOurOwn, '');
}

function isCut(face: FontFace): boolean {
  return face.file.startsWith('./');
}

function without<T>(all: Set<T>, some: readonly T[]): Set<T> {
  return new Set([...all].filter((one) => !some.includes(one)));
}
