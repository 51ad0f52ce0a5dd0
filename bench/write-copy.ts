import { createHash } from 'node:crypto';
import { type CopyStyle, copyStyles, type PriorText } from '#domain/copywriting/copy.ts';
import { briefs } from '#domain/copywriting/writer/fixtures/briefs.ts';
import { italian } from '#domain/copywriting/writer/languages/it/italian.ts';
import { writeCopy } from '#domain/copywriting/writer/write-copy.ts';
import { writeFreshCopy } from '#domain/copywriting/writer/write-fresh-copy.ts';
import { dealerStock } from './copy-quality/dealer-stock.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';

const thisYear = 2026;
const anchorName = 'JSON and SHA-256 of 100 briefs';

/** Three texts a brief, against serialising and hashing the same brief on the same machine. */
export async function writeCopyBench(): Promise<BenchRow[]> {
  let at = 0;
  const next = () => briefs[at++ % briefs.length] ?? { make: 'Fiat', model: 'Panda' };
  const anchor = () => {
    for (let times = 0; times < 100; times++)
      createHash('sha256').update(JSON.stringify(next())).digest('hex');
  };
  const bare = await measureRatio(() => writeThree(at++), anchor, 9, 24);
  const rows: BenchRow[] = [{ work: 'three texts for one brief', anchor: anchorName, ...bare, goal: '≤ 30' }];
  for (const [count, goal] of [
    [20, '≤ 60'],
    [60, '≤ 75'],
  ] as const) {
    const apartFrom = priorTexts(count);
    const { ratio, spread } = await measureRatio(() => writeThreeApart(at++, apartFrom), anchor, 9, 24);
    rows.push({
      work: `the same, apart from ${count} earlier texts each`,
      anchor: anchorName,
      ratio,
      spread,
      goal,
    });
  }
  return rows;
}

function writeThree(turn: number): void {
  const brief = briefs[turn % briefs.length];
  if (!brief) return;
  for (const style of copyStyles) writeCopy({ brief, style, language: 'it', seed: turn }, italian, thisYear);
}

type Priors = Record<CopyStyle, readonly PriorText[]>;

/** As the server has them: texts of other cars of the same seller. */
function priorTexts(count: number): Priors {
  const stock = dealerStock().slice(0, count);
  const ofStyle = (style: CopyStyle) =>
    stock.map(({ brief }, seed) => ({
      brief,
      text: writeCopy({ brief, style, language: 'it', seed }, italian, thisYear),
    }));
  return {
    professional: ofStyle('professional'),
    persuasive: ofStyle('persuasive'),
    advanced: ofStyle('advanced'),
  };
}

function writeThreeApart(turn: number, apartFrom: Priors): void {
  const brief = briefs[turn % briefs.length];
  if (!brief) return;
  for (const style of copyStyles) {
    writeFreshCopy(
      { brief, style, language: 'it', seed: turn, apartFrom: apartFrom[style] },
      italian,
      thisYear,
    );
  }
}

if (import.meta.main) {
  console.table(await writeCopyBench());
  for (const count of [0, 20, 60]) {
    const apartFrom = priorTexts(count);
    const heapBefore = process.memoryUsage().heapUsed;
    const start = process.cpuUsage();
    for (let turn = 0; turn < 240; turn++) writeThreeApart(turn, apartFrom);
    const { user, system } = process.cpuUsage(start);
    const heap = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;
    console.log(
      `${count} earlier texts: ${((user + system) / 240_000).toFixed(1)} ms CPU for three styles, heap ${heap.toFixed(0)} MB more`,
    );
  }
}
