import { analyticsScaleBench } from './analytics-scale.ts';
import { authenticatedReadBench } from './authenticated-read.ts';
import { checkFactsBench } from './check-facts.ts';
import { dealersDayBench } from './dealers-day.ts';
import { longTextsBench } from './long-texts.ts';
import type { BenchRow } from './measure-ratio.ts';
import { publicPagesBench } from './public-pages.ts';
import { readListingBench } from './read-listing.ts';
import { writeCopyBench } from './write-copy.ts';
import { writeStockBench } from './write-stock.ts';

/** Prints what is fast as ratios; `npm run -s bench -- read-listing` measures one part only. */
const benches: Record<string, () => Promise<BenchRow[]>> = {
  'read-listing': readListingBench,
  'write-copy': writeCopyBench,
  'write-stock': writeStockBench,
  'check-facts': checkFactsBench,
  'long-texts': longTextsBench,
  'authenticated-read': authenticatedReadBench,
  'public-pages': publicPagesBench,
  'analytics-scale': analyticsScaleBench,
  'dealers-day': dealersDayBench,
};

/** Takes minutes: only when it is named. */
const onlyIfNamed = ['analytics-scale', 'dealers-day'];

const wanted = process.argv.slice(2);
console.log('| work | anchor | ratio | spread | goal |\n|---|---|---|---|---|');
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onlyIfNamed.includes(name)) continue;
  for (const { work, anchor, ratio, spread, goal } of await bench()) {
    console.log(
      `| ${work} | ${anchor} | ${ratio.toFixed(2)} | ${spread.map((r) => r.toFixed(2)).join('–')} | ${goal} |`,
    );
  }
}
process.exit();
