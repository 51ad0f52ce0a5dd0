import { createHash } from 'node:crypto';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { briefs } from '#domain/copywriting/writer/fixtures/briefs.ts';
import { italian } from '#domain/copywriting/writer/languages/it/italian.ts';
import { writeCopy } from '#domain/copywriting/writer/write-copy.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';

/** Three texts a brief, against serialising and hashing the same brief on the same machine. */
export async function writeCopyBench(): Promise<BenchRow[]> {
  let at = 0;
  const next = () => briefs[at++ % briefs.length] ?? { make: 'Fiat', model: 'Panda' };
  const anchor = () => {
    for (let times = 0; times < 100; times++)
      createHash('sha256').update(JSON.stringify(next())).digest('hex');
  };
  const { ratio, spread } = await measureRatio(() => writeThree(at++), anchor, 9, 24);
  return [
    {
      work: 'three texts for one brief',
      anchor: 'JSON and SHA-256 of 100 briefs',
      ratio,
      spread,
      goal: '≤ 30',
    },
  ];
}

function writeThree(turn: number): void {
  const brief = briefs[turn % briefs.length];
  if (!brief) return;
  for (const style of copyStyles) writeCopy({ brief, style, language: 'it', seed: turn }, italian, 2026);
}

if (import.meta.main) {
  console.table(await writeCopyBench());
  const rounds = 240;
  const start = performance.now();
  for (let turn = 0; turn < rounds; turn++) writeThree(turn);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${Math.round((rounds * copyStyles.length) / seconds)} texts per second`);
}
