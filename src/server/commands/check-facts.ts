import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { loadFactChecker } from '#domain/copywriting/facts/load-fact-checker.ts';
import { isLanguage, type Language } from '#domain/shared/languages.ts';
import { type Brief, briefSchema } from '#domain/vehicles/brief.ts';
import { checkInput, InvalidInput } from '#server/check-input.ts';

const usage = 'usage: npm run -s check-facts -- BRIEF.json TEXT.txt [--language it]';

const wrongUsage = 1;
const invalidBrief = 2;
const unfounded = 3;

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** The command: a brief and a text about its vehicle in, every claim of the text as JSON out. */
export async function checkFactsCommand(args: readonly string[]): Promise<Outcome> {
  const options = readOptions(args);
  if (typeof options === 'string') return refuse(wrongUsage, `${options}\n${usage}`);
  const input = await readInput(options);
  if (typeof input === 'string') return refuse(wrongUsage, input);
  const brief = parseBrief(input.brief);
  if (typeof brief === 'string') return refuse(invalidBrief, brief);
  const check = await loadFactChecker(options.language, { thisYear: new Date().getFullYear() });
  const report = reportOf(check(input.text, brief), input.text);
  const isSound = report.unsupported + report.contradicting === 0;
  return { code: isSound ? 0 : unfounded, out: `${JSON.stringify(report, undefined, 2)}\n`, err: '' };
}

const refuse = (code: number, sentence: string): Outcome => ({ code, out: '', err: `${sentence}\n` });

interface Options {
  briefPath: string;
  textPath: string;
  language: Language;
}

/** The options, or a sentence about what is wrong with them. */
function readOptions(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { language: { type: 'string', default: 'it' } },
    });
    const [briefPath, textPath, ...more] = positionals;
    if (!briefPath || !textPath || more.length > 0) return 'Name a file with a brief and one with a text.';
    if (!isLanguage(values.language)) return `Unknown language: ${values.language}.`;
    return { briefPath, textPath, language: values.language };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function readInput({
  briefPath,
  textPath,
}: Options): Promise<{ brief: unknown; text: string } | string> {
  let reading = briefPath;
  try {
    const brief: unknown = JSON.parse(await readFile(briefPath, 'utf8'));
    reading = textPath;
    return { brief, text: (await readFile(textPath, 'utf8')).replace(/^\uFEFF/, '') };
  } catch (error) {
    if (error instanceof SyntaxError) return `${briefPath} is not JSON: ${error.message}`;
    return `Cannot read ${reading}.`;
  }
}

/** The brief, or a sentence that names the field at fault. */
function parseBrief(value: unknown): Brief | string {
  try {
    return checkInput(briefSchema, value, 'en') as Brief;
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.faults.map(({ field, message }) => `${field || 'brief'}: ${message}`).join(' ');
  }
}

function reportOf(claims: readonly Claim[], text: string) {
  const count = (verdict: Claim['verdict']) => claims.filter((claim) => claim.verdict === verdict).length;
  return {
    claims: claims.map(({ kind, verdict, start, end, source }) => ({
      kind,
      verdict,
      text: text.slice(start, end),
      start,
      end,
      ...(source && { source }),
    })),
    unsupported: count('unsupported'),
    contradicting: count('contradicting'),
  };
}

if (import.meta.main) {
  const { code, out, err } = await checkFactsCommand(process.argv.slice(2));
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
