import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Copy, type CopyStyle, copyStyles, type PriorText } from '#domain/copywriting/copy.ts';
import { loadVoice } from '#domain/copywriting/writer/languages/load-voice.ts';
import type { Beat } from '#domain/copywriting/writer/plan/beat.ts';
import { type FreshCopy, writeFreshCopy } from '#domain/copywriting/writer/write-fresh-copy.ts';
import { ProductError } from '#domain/shared/errors.ts';
import { isLanguage, type Language } from '#domain/shared/languages.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { checkInput, type FieldFault, InvalidInput } from '#server/check-input.ts';

const usage =
  'usage: npm run -s write-copy -- BRIEF.json [--style professional,persuasive,advanced] [--language it] [--seed N] [--explain]';

const wrongUsage = 1;
const invalidBrief = 2;

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** The command: a file with one brief or an array of them in, the texts as JSON out, or what made each sentence. */
export async function writeCopyCommand(args: readonly string[]): Promise<Outcome> {
  const options = readOptions(args);
  if (typeof options === 'string') return { code: wrongUsage, out: '', err: `${options}\n${usage}\n` };
  const input = await readInput(options.path);
  if (typeof input === 'string') return { code: wrongUsage, out: '', err: `${input}\n` };
  const parsed = parseBriefs(input.value);
  if (typeof parsed === 'string') return { code: invalidBrief, out: '', err: `${parsed}\n` };
  try {
    const explained = await writeAll(parsed, options);
    const err = explained.map(sayLeftOut).join('');
    if (options.explain) return { code: 0, out: explained.map(sayExplained).join('\n'), err };
    const copies = explained.map(textsOf);
    const result = Array.isArray(input.value) ? copies : copies[0];
    return { code: 0, out: `${JSON.stringify(result, undefined, 2)}\n`, err };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { code: wrongUsage, out: '', err: `${error.message}\n` };
  }
}

interface Options {
  path: string;
  styles: CopyStyle[];
  language: Language;
  seed: number;
  /** For each sentence the beat, phrase and facts that made it, for people to read. */
  explain: boolean;
}

/** The options, or a sentence about what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        style: { type: 'string', default: copyStyles.join(',') },
        language: { type: 'string', default: 'it' },
        seed: { type: 'string', default: '1' },
        explain: { type: 'boolean', default: false },
      },
    });
    const [path, ...more] = positionals;
    if (!path || more.length > 0) return 'Name one file with a brief.';
    const named = values.style.split(',').map((style) => style.trim());
    const unknown = named.find((style) => !copyStyles.some((known) => known === style));
    if (unknown !== undefined) return `Unknown style: ${unknown}.`;
    if (!isLanguage(values.language)) return `Unknown language: ${values.language}.`;
    const seed = Number(values.seed);
    if (!Number.isInteger(seed)) return `The seed is a whole number, not ${values.seed}.`;
    return {
      path,
      styles: copyStyles.filter((style) => named.includes(style)),
      language: values.language,
      seed,
      explain: values.explain,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function readInput(path: string): Promise<{ value: unknown } | string> {
  try {
    return { value: JSON.parse(await readFile(path, 'utf8')) };
  } catch (error) {
    if (error instanceof SyntaxError) return `${path} is not JSON: ${error.message}`;
    return `Cannot read ${path}.`;
  }
}

/** The briefs, or a sentence that names the field at fault. */
function parseBriefs(value: unknown): Brief[] | string {
  const briefs: Brief[] = [];
  for (const [index, item] of (Array.isArray(value) ? value : [value]).entries()) {
    try {
      briefs.push(checkInput(briefSchema, item, 'en') as Brief);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const where = Array.isArray(value) ? `Brief ${index + 1}: ` : '';
      return `${where}${error.faults.map(sayFault).join(' ')}`;
    }
  }
  return briefs;
}

const sayFault = ({ field, message }: FieldFault) =>
  `${field || 'brief'}: ${message.endsWith('.') ? message : `${message}.`}`;

/** The texts of each brief; those of an array keep apart from each other, as one dealer's do. */
async function writeAll(briefs: readonly Brief[], { styles, language, seed }: Options): Promise<Explained[]> {
  const voice = await loadVoice(language);
  const thisYear = new Date().getFullYear();
  const copies: Explained[] = briefs.map(() => ({}));
  for (const style of styles) {
    const apartFrom: PriorText[] = [];
    for (const [index, brief] of briefs.entries()) {
      const copy = writeFreshCopy({ brief, style, language, seed, apartFrom }, voice, thisYear);
      apartFrom.push({ brief, text: copy.text });
      copies[index] = { ...copies[index], [style]: copy };
    }
  }
  return copies;
}

type Explained = Partial<Record<CopyStyle, FreshCopy>>;

const textsOf = (explained: Explained): Copy =>
  Object.fromEntries(Object.entries(explained).map(([style, { text }]) => [style, text]));

/** One brief's texts, each stretch above what made it; a phrase is found by searching the tables for it. */
function sayExplained(explained: Explained, index: number): string {
  const texts = Object.entries(explained).map(([style, { angle, said }]) => {
    const stretches = said.map(({ text, beat, phrase, facts }) => {
      const told = facts.length > 0 ? facts.join(', ') : 'none';
      return `${text}\n    beat    ${sayBeat(beat)}\n    phrase  ${phrase}\n    facts   ${told}`;
    });
    return `── brief ${index + 1}, ${style}, angle ${angle}\n\n${stretches.join('\n\n')}\n`;
  });
  return texts.join('\n');
}

const sayBeat = (beat: Beat) => ('of' in beat ? `${beat.topic}: ${beat.of}` : beat.topic);

/** What the notes say and a text does not, with the reason: a line per text concerned. */
const sayLeftOut = (explained: Explained, index: number) =>
  Object.entries(explained)
    .filter(([, { leftOut }]) => leftOut.length > 0)
    .map(([style, { leftOut }]) => {
      const notes = leftOut.map(({ note, reason }) => `${note} (${reason})`);
      return `Brief ${index + 1}, ${style}, left out: ${notes.join(', ')}\n`;
    })
    .join('');

if (import.meta.main) {
  const { code, out, err } = await writeCopyCommand(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
