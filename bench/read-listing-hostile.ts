import { readListing } from '../src/domain/listings/read-listing.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';

const times: Readonly<Record<string, (count: number) => string>> = {
  'opening tags only': (count) => '<div>'.repeat(count),
  'tags closed in the wrong order': (count) => '<div>'.repeat(count) + '</b>'.repeat(count),
  'unclosed scripts': (count) => '<script type="application/ld+json">{'.repeat(count),
  'labels without values': (count) => '<dt>Marca</dt>'.repeat(count),
  'microdata in microdata': (count) => '<div itemscope itemprop="a" itemtype="Car">'.repeat(count),
  'one endless text': (count) => '9'.repeat(count * 5),
};

/** Pages built to be slow: twice the page must not cost more than twice the time. */
export async function hostileGrowthRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [name, build] of Object.entries(times)) {
    const once = build(100_000);
    const twice = build(200_000);
    rows.push({
      work: `hostile page, ${name}: twice the length`,
      anchor: 'the same page',
      ...(await measureRatio(
        () => readListing({ content: twice }),
        () => readListing({ content: once }),
        7,
        1,
      )),
      goal: '≤ 2.3',
    });
  }
  return rows;
}

const length = 5_000_000;
const filledWith = (piece: string, before = '', after = '') =>
  before + piece.repeat(Math.ceil(length / piece.length)) + after;

const pages: Readonly<Record<string, string>> = {
  '200,000 nested tags': '<div>'.repeat(200_000) + '</div>'.repeat(200_000),
  'one attribute': filledWith('price ', '<div class="', '">'),
  attributes: filledWith('a="b" ', '<div ', '>'),
  'labels and values': filledWith('<p>Chilometraggio: 41.000 km</p>'),
  cells: filledWith('<table><tr><td>Km</td><td>1</td></tr>'),
  prices: filledWith('<span class="price">€ 12.000</span>'),
  headings: filledWith('<h1>Fiat Panda</h1>'),
  'JSON-LD': filledWith('<script type="application/ld+json">{"@type":"Car"}</script>'),
  'state assignments': filledWith('<script>window.__INITIAL_STATE__ = {</script>'),
  'streamed chunks': filledWith('<script>self.__next_f.push([1,"{\\"a\\":1}"])</script>'),
  'nested JSON': `<script type="application/ld+json">${'{"a":'.repeat(800_000)}1${'}'.repeat(800_000)}</script>`,
  microdata: filledWith('<div itemscope itemprop="a" itemtype="https://schema.org/Car">'),
  entities: filledWith('&amp;', '<p>'),
  equipment: filledWith('<li>Climatizzatore</li>', '<h2>Dotazione</h2><ul>'),
  'bait for expressions: digits': filledWith('1.', '<h1>'),
  'bait for expressions: spaces': filledWith(' ', '<p>km'),
  'bait for expressions: inputs': filledWith('<input '),
  text: filledWith('Fiat Panda 41.000 km 2019 Benzina\n'),
  'rows of a stock list': filledWith('Fiat;Panda;2019;41000;9900\n'),
};

const mostMilliseconds = 150;
const mostMegabytes = 100;

/** What one page of 5 MB may take at most, whatever is in it. */
export function hostileCostRows(): BenchRow[] {
  const before = process.memoryUsage().rss;
  const rows = Object.entries(pages).map(([name, content]): BenchRow => {
    const costs = [1, 2, 3, 4, 5].map(
      () => cpuMilliseconds(() => readListing({ content })) / mostMilliseconds,
    );
    costs.sort((a, b) => a - b);
    return {
      work: `hostile page of 5 MB, ${name}: CPU time`,
      anchor: `${mostMilliseconds} ms`,
      ratio: costs[2] ?? Number.NaN,
      spread: [costs[0] ?? 0, costs[4] ?? 0],
      goal: '≤ 1',
    };
  });
  const grown = (process.resourceUsage().maxRSS * 1024 - before) / 1e6 / mostMegabytes;
  const memory = { work: 'all of them: most memory of the process above where it began', goal: '≤ 1' };
  return [...rows, { ...memory, anchor: `${mostMegabytes} MB`, ratio: grown, spread: [grown, grown] }];
}

/** CPU time instead of the clock: other work on the machine does not count. */
function cpuMilliseconds(work: () => unknown): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
