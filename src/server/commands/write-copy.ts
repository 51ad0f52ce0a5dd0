import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Copy, type CopyStyle, copyStyles, type PriorText } from '#domain/copywriting/copy.ts';
import { loadVoice } from '#domain/copywriting/writer/languages/load-voice.ts';
import type { Voice } from '#domain/copywriting/writer/languages/voice.ts';
import type { Beat } from '#domain/copywriting/writer/text/beat.ts';
import { type FreshCopy, writeFreshCopy } from '#domain/copywriting/writer/write-fresh-copy.ts';
import { isLanguage, type Language } from '#domain/shared/languages.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { checkInput, type FieldFault, InvalidInput } from '#server/check-input.ts';

const usage =
  'usage: npm run -s write-copy -- BRIEF.json [--style professional,persuasive,advanced] [--language it] [--seed N] [--explain]\n' +
  'An array of briefs gives an array: texts, or {"error": …} for a brief that failed (exit code 3).';

const wrongUsage = 1;
const invalidBrief = 2;
const someFailed = 3;

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/**
 * The command: a file with one brief or an array of them in, the texts as JSON out, or what made each
 * sentence. In an array each brief answers for itself, with its texts or with its error.
 */
export async function writeCopyCommand(args: readonly string[]): Promise<Outcome> {
  const options = readOptions(args);
  if (typeof options === 'string') return { code: wrongUsage, out: '', err: `${options}\n${usage}\n` };
  const input = await readInput(options.path);
  if (typeof input === 'string') return { code: wrongUsage, out: '', err: `${input}\n` };
  if (Array.isArray(input.value)) return writeArray(input.value, options);
  const [answer] = await answerAll([input.value], options);
  if (!answer || 'error' in answer) return { code: invalidBrief, out: '', err: `${answer?.error}\n` };
  const { explained } = answer;
  const err = sayLeftOut(explained, 0);
  if (options.explain) return { code: 0, out: sayExplained(explained, 0), err };
  return { code: 0, out: `${JSON.stringify(textsOf(explained), undefined, 2)}\n`, err };
}

async function writeArray(items: readonly unknown[], options: Options): Promise<Outcome> {
  const answers = await answerAll(items, options);
  const complaints: string[] = [];
  const explained: string[] = [];
  for (const [index, answer] of answers.entries()) {
    if ('error' in answer) complaints.push(`Brief ${index + 1}: ${answer.error}\n`);
    else complaints.push(sayLeftOut(answer.explained, index));
    if (options.explain && 'explained' in answer) explained.push(sayExplained(answer.explained, index));
  }
  const copies = answers.map((answer) =>
    'error' in answer ? { error: answer.error } : textsOf(answer.explained),
  );
  return {
    code: answers.some((answer) => 'error' in answer) ? someFailed : 0,
    out: options.explain ? explained.join('\n') : `${JSON.stringify(copies, undefined, 2)}\n`,
    err: complaints.join(''),
  };
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

/** The brief, or a sentence that names the field at fault. */
function parseBrief(value: unknown): Brief | string {
  try {
    return checkInput(briefSchema, value, 'en') as Brief;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.faults.map(sayFault).join(' ');
  }
}

const sayFault = ({ field, message }: FieldFault) =>
  `${field || 'brief'}: ${message.endsWith('.') ? message : `${message}.`}`;

/** The texts of a brief, or why there are none. */
type Answer = { explained: Explained } | { error: string };

/** An answer for each item; the texts of an array keep apart from each other, as one dealer's do. */
async function answerAll(items: readonly unknown[], options: Options): Promise<Answer[]> {
  const voice = await loadVoice(options.language);
  const thisYear = new Date().getFullYear();
  const told = Object.fromEntries(options.styles.map((style) => [style, [] as PriorText[]]));
  return items.map((item) => {
    const brief = parseBrief(item);
    if (typeof brief === 'string') return { error: brief };
    const explained = writeStyles(brief, options, voice, thisYear, told);
    for (const [style, { text }] of Object.entries(explained)) told[style]?.push({ brief, text });
    return { explained };
  });
}

function writeStyles(
  brief: Brief,
  { styles, language, seed }: Options,
  voice: Voice,
  thisYear: number,
  told: Record<string, readonly PriorText[]>,
): Explained {
  const written = styles.map((style) => {
    const request = { brief, style, language, seed, apartFrom: told[style] ?? [] };
    return [style, writeFreshCopy(request, voice, thisYear)];
  });
  return Object.fromEntries(written);
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
