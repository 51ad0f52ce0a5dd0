import { createHash } from 'node:crypto';
import type { CopyStyle, PriorText } from '#domain/copywriting/copy.ts';
import { compareTexts } from '#domain/copywriting/quality/compare-texts.ts';
import { maskFacts } from '#domain/copywriting/quality/mask-facts.ts';
import { briefs } from '#domain/copywriting/writer/fixtures/briefs.ts';
import { italian } from '#domain/copywriting/writer/languages/it/italian.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { findDoubts } from '#domain/stock/find-doubts.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { dealerStock } from './copy-quality/dealer-stock.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';

const today = new Date('2026-11-28');
const writer = offlineCopywriter({ now: () => today });
/** Those of PRO. */
const styles = ['professional', 'persuasive'] as const satisfies CopyStyle[];
/** How many earlier texts of a style a new one keeps apart from. */
const priorTexts = 20;
const thousand = 1000;

const equipment = [
  ...['climatizzatore automatico bizona', 'Bluetooth', 'sensori di parcheggio posteriori', 'retrocamera'],
  ...['navigatore', 'cruise control adattivo', 'cerchi in lega da 17', 'Apple CarPlay', 'Android Auto'],
  ...['fari LED', 'gancio traino', 'sedili riscaldati', 'tetto panoramico', 'keyless', 'barre al tetto'],
  ...['attacchi Isofix', 'vetri oscurati', 'volante multifunzione', 'sensore pioggia', 'sensore luci'],
  ...['fendinebbia', 'interni in pelle', 'bracciolo', 'start & stop', 'unico proprietario'],
  ...[
    'tagliandi certificati',
    'doppie chiavi',
    'gomme nuove',
    'portellone elettrico',
    'mantenimento di corsia',
  ],
];

/** A stock without end, as files of dealers' programs have it: no targets, and so many pieces of equipment each. */
function* stockWith(items: number): Generator<Brief> {
  const cars = dealerStock();
  const nobody = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
  for (let turn = 0; ; turn++) {
    const car = cars[turn % cars.length];
    if (!car) return;
    const places = Array.from({ length: items }, (_, place) => (turn * 7 + place * 11) % equipment.length);
    const notes = [...new Set(places)].map((place) => equipment[place]).join('\n');
    yield { ...car.brief, ...nobody, mileage: (car.brief.mileage ?? 0) + turn * 13, notes };
  }
}

/** Writes one car after the other as a stock job does, apart from the seller's last texts, and checks their facts. */
function stockWriter(items: number) {
  const cars = stockWith(items);
  const written: Record<(typeof styles)[number], PriorText[]> = { professional: [], persuasive: [] };
  let seed = 0;
  return async () => {
    const { value: brief } = cars.next();
    if (!brief) return;
    seed += 31;
    const copy: Partial<Record<CopyStyle, string>> = {};
    for (const style of styles) {
      const apartFrom = written[style].slice(-priorTexts);
      const { text } = await writer.write({ brief, style, language: 'it', seed, apartFrom });
      copy[style] = text;
      written[style].push({ brief, text });
    }
    await findDoubts({ brief, copy, language: 'it' }, today);
    return written;
  };
}

let hashed = 0;
const anchor = () => {
  for (let times = 0; times < 100; times++)
    createHash('sha256')
      .update(JSON.stringify(briefs[hashed++ % briefs.length]))
      .digest('hex');
};

/** A car of a stock job with its two texts, and all texts of a stock compared, against serialising and hashing briefs. */
export async function writeStockBench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [items, goal] of [
    [8, '≤ 80'],
    [18, '≤ 80'],
  ] as const) {
    const measured = await measureRatio(stockWriter(items), anchor, 9, 20);
    rows.push({
      work: `a car of a stock job, ${items} pieces of equipment, two texts`,
      anchor: anchorName,
      ...measured,
      goal,
    });
  }
  const masked = await maskedStock();
  const measured = await measureRatio(() => compareAll(masked), anchor, 5, 1);
  const worst = Math.max(...(await worstOfDealer()));
  return [
    ...rows,
    { work: '2,000 texts compared with each other', anchor: anchorName, ...measured, goal: '≤ 12,000' },
    {
      ...{ work: 'the two texts of one dealer’s 200 cars most alike', anchor: '15 % of runs in common' },
      ...{ ratio: worst / 0.15, spread: [worst / 0.15, worst / 0.15], goal: '≤ 1' },
    },
  ];
}

/** The likeness of the two most alike of each style, written one after the other. */
async function worstOfDealer(): Promise<number[]> {
  return Promise.all(
    styles.map(async (style) => {
      const written: PriorText[] = [];
      for (const [seed, { brief }] of dealerStock().entries()) {
        const apartFrom = written.slice(-priorTexts);
        const { text } = await writer.write({ brief, style, language: 'it', seed, apartFrom });
        written.push({ brief, text });
      }
      return Math.max(
        ...compareAll(written.map(({ text, brief }) => maskFacts(text, brief, italian.quality))),
      );
    }),
  );
}

const anchorName = 'JSON and SHA-256 of 100 briefs';

/** Masked persuasive texts of two thousand cars. */
async function maskedStock(): Promise<string[]> {
  const cars = stockWith(4);
  const texts: string[] = [];
  for (let seed = 0; seed < 2000; seed++) {
    const { value: brief } = cars.next();
    const { text } = await writer.write({ brief, style: 'persuasive', language: 'it', seed });
    texts.push(maskFacts(text, brief, italian.quality));
  }
  return texts;
}

function compareAll(masked: readonly string[]): number[] {
  const { add, nearestOf } = compareTexts();
  for (const text of masked) add(text);
  return masked.map((_, index) => nearestOf(index)?.share ?? 0);
}

/** Seconds and memory of a thousand cars. */
if (import.meta.main) {
  console.table(await writeStockBench());
  for (const items of [8, 18]) {
    const write = stockWriter(items);
    const start = process.cpuUsage();
    const heaps: number[] = [];
    for (let car = 1; car <= thousand; car++) {
      await write();
      if (car % 250 === 0) heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
    }
    const { user, system } = process.cpuUsage(start);
    console.log(
      `${thousand} cars with ${items} pieces of equipment: ${((user + system) / 1e6).toFixed(1)} s, heap ${heaps.map((heap) => heap.toFixed(0)).join(', ')} MB`,
    );
  }
}
