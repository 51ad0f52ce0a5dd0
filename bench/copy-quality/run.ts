import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type CopyStyle, copyStyles, type PriorText } from '#domain/copywriting/copy.ts';
import { findHardFails } from '#domain/copywriting/quality/find-hard-fails.ts';
import { measureReadability } from '#domain/copywriting/quality/measure-readability.ts';
import { loadVoice } from '#domain/copywriting/writer/languages/load-voice.ts';
import type { Voice } from '#domain/copywriting/writer/languages/voice.ts';
import { writeFreshCopy } from '#domain/copywriting/writer/write-fresh-copy.ts';
import { isLanguage, type Language, languages } from '#domain/shared/languages.ts';
import { type BenchmarkBrief, benchmarkBrief } from './benchmark-brief.ts';
import { benchmarkBriefs } from './briefs.ts';
import { dealerStock } from './dealer-stock.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { type Gate, gatesFor } from './gates.ts';
import { measureVariety } from './measure-variety.ts';

/** `npm run -s copy-quality -- [--language it] [--briefs FILE.json] [--dealer] [--missing] [--texts]`: COPY's figures. */
const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    briefs: { type: 'string' },
    dealer: { type: 'boolean', default: false },
    style: { type: 'string' },
    /** How many earlier texts each keeps apart from, as the server hands them over. */
    window: { type: 'string' },
    seed: { type: 'string', default: '1' },
    missing: { type: 'boolean', default: false },
    texts: { type: 'boolean', default: false },
  },
});

const thisYear = 2026;
const cars = await readCars();
const wanted = options.language === undefined ? languages : [options.language].filter(isLanguage);
if (wanted.length === 0) throw new Error(`Unknown language: ${options.language}`);
const styles = copyStyles.filter(
  (style) => options.style === undefined || options.style.split(',').includes(style),
);
let missed = 0;
for (const language of wanted) {
  for (const style of styles) missed += report(await loadVoice(language), language, style);
}
process.exitCode = missed > 0 ? 1 : 0;

async function readCars(): Promise<BenchmarkBrief[]> {
  if (options.dealer) return dealerStock();
  if (options.briefs === undefined) return benchmarkBriefs;
  return (JSON.parse(await readFile(options.briefs, 'utf8')) as Record<string, unknown>[]).map(
    benchmarkBrief,
  );
}

/** Writes all texts of one style as the write-copy command does, and prints a table; answers how many gates were missed. */
function report(voice: Voice, language: Language, style: CopyStyle): number {
  const texts = writeAll(voice, language, style);
  const figures = measure(texts, voice, language);
  console.log(
    `\n${language} ${style}: ${cars.length} ${options.dealer ? 'cars of one made-up dealer' : 'cars'}\n`,
  );
  console.log('| figure | value | gate | verdict |\n|---|---|---|---|');
  const misses = gatesFor(style, language, options.dealer).filter((gate) => {
    const value = figures[gate.figure] ?? Number.NaN;
    const passed = !(value < (gate.least ?? value)) && !(value > (gate.most ?? value));
    console.log(`| ${gate.figure} | ${show(value)} | ${sayGate(gate)} | ${passed ? 'ok' : 'MISSED'} |`);
    return !passed;
  });
  return misses.length;
}

function writeAll(voice: Voice, language: Language, style: CopyStyle): string[] {
  const written: PriorText[] = [];
  const window = options.window === undefined ? cars.length : Number(options.window);
  for (const { brief } of cars) {
    const apartFrom = window > 0 ? written.slice(-window) : [];
    const { text } = writeFreshCopy(
      { brief, style, language, seed: Number(options.seed), apartFrom },
      voice,
      thisYear,
    );
    if (options.texts) console.log(`\n— ${brief.make} ${brief.model}, ${style}\n${text}`);
    written.push({ brief, text });
  }
  return written.map(({ text }) => text);
}

function measure(texts: readonly string[], voice: Voice, language: Language): Record<string, number> {
  const mentions = cars.map((car, index) => findMentions(texts[index] ?? '', car, language));
  const fails = cars.map(({ brief }, index) => findHardFails(texts[index] ?? '', brief, voice.quality));
  const variety = measureVariety(texts, cars, voice.quality);
  const readability = texts.map((text) => measureReadability(text, language));
  if (options.missing) explain(mentions, fails, variety.repeated, variety.worst, texts);
  return {
    'given facts mentioned %': percent(mentions.flatMap(({ facts }) => facts)),
    'facts of the notes mentioned %': percent(mentions.flatMap(({ notes }) => notes)),
    'targeting felt %': percent(mentions.flatMap(({ targeting }) => targeting)),
    'without any hard fail %': (100 * fails.filter((found) => found.length === 0).length) / cars.length,
    readability: readability.reduce((sum, value) => sum + value, 0) / readability.length,
    'self-BLEU-4, masked': variety.selfBleu,
    'worst pair of common 5-grams, masked %': 100 * variety.worstPair,
    'repeated sentences %': (100 * variety.repeated.length) / variety.sentences,
    'repeated word for word %': (100 * variety.exact) / variety.sentences,
    'same first five words, masked %': 100 * variety.sameStart,
  };
}

function explain(
  mentions: readonly ReturnType<typeof findMentions>[],
  fails: readonly unknown[][],
  repeated: readonly string[],
  worst: readonly [number, number],
  texts: readonly string[],
): void {
  for (const [index, { facts, notes, targeting }] of mentions.entries()) {
    const unsaid = [...facts, ...notes, ...targeting].filter(({ said }) => !said).map(({ name }) => name);
    const car = `${cars[index]?.brief.make} ${cars[index]?.brief.model}`;
    if (unsaid.length > 0) console.log(`not said: ${car}: ${unsaid.join(', ')}`);
    if (fails[index]?.length) console.log(`hard fail: ${car}: ${JSON.stringify(fails[index])}`);
  }
  for (const sentence of new Set(repeated)) console.log(`repeated: ${sentence}`);
  console.log(`worst pair:\n${texts[worst[0]]}\n---\n${texts[worst[1]]}`);
}

function percent(mentions: readonly Mention[]): number {
  return mentions.length === 0
    ? Number.NaN
    : (100 * mentions.filter(({ said }) => said).length) / mentions.length;
}

function show(value: number): string {
  return value < 1 && value > 0 ? value.toFixed(3) : value.toFixed(1);
}

function sayGate({ least, most }: Gate): string {
  return [least === undefined ? '' : `≥ ${least}`, most === undefined ? '' : `≤ ${most}`]
    .filter(Boolean)
    .join(', ');
}
