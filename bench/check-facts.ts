import { createHash } from 'node:crypto';
import { checkFacts, type FactCheck } from '#domain/copywriting/facts/check-facts.ts';
import { loadFactWords } from '#domain/copywriting/facts/load-fact-words.ts';
import { loadTermWords } from '#domain/copywriting/vocabulary/load-term-words.ts';
import { briefs } from '#domain/copywriting/writer/fixtures/briefs.ts';
import { italian } from '#domain/copywriting/writer/languages/it/italian.ts';
import { writeCopy } from '#domain/copywriting/writer/write-copy.ts';
import { languages } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';

/** A text of about 230 words checked against its brief, against serialising and hashing 100 briefs. */
export async function checkFactsBench(): Promise<BenchRow[]> {
  const { check, pairs } = await prepare();
  let at = 0;
  const next = () => pairs[at++ % pairs.length] ?? { text: '', brief: pairs[0]?.brief };
  const anchor = () => {
    for (let times = 0; times < 100; times++)
      createHash('sha256').update(JSON.stringify(next().brief)).digest('hex');
  };
  const again = await measureRatio(() => checkNext(next(), check), anchor, 15, 24);
  const anew = await measureRatio(() => checkAnew(next(), check), anchor, 15, 24);
  const row = { anchor: 'JSON and SHA-256 of 100 briefs' };
  return [
    { ...row, work: 'the facts of a text whose brief was read before', ...again, goal: '≤ 12' },
    { ...row, work: 'the same with a brief never seen, notes in five languages', ...anew, goal: '≤ 24' },
  ];
}

interface Pair {
  text: string;
  brief?: Brief | undefined;
}

function checkNext({ text, brief }: Pair, check: FactCheck): void {
  if (brief) checkFacts(text, brief, check);
}

function checkAnew({ text, brief }: Pair, check: FactCheck): void {
  if (brief) checkFacts(text, { ...brief }, check);
}

async function prepare() {
  const notes = await Promise.all(
    languages.map(async (language) => ({
      facts: await loadFactWords(language),
      terms: await loadTermWords(language),
    })),
  );
  const [language] = notes;
  if (!language) throw new Error('No language.');
  const pairs: Pair[] = briefs
    .map((brief, seed) => {
      const request = { brief, style: 'advanced', language: 'it', seed } as const;
      return { brief, text: writeCopy(request, italian, 2026) };
    })
    .filter(({ text }) => text.split(/\s+/).length >= 190);
  const check: FactCheck = { language, notes, thisYear: 2026 };
  return { check, pairs };
}

if (import.meta.main) {
  console.table(await checkFactsBench());
  const { check, pairs } = await prepare();
  const rounds = 600;
  const start = process.cpuUsage();
  for (let turn = 0; turn < rounds; turn++) checkNext(pairs[turn % pairs.length] ?? { text: '' }, check);
  const { user, system } = process.cpuUsage(start);
  console.log(`${((user + system) / 1000 / rounds).toFixed(2)} ms of CPU a text`);
}
