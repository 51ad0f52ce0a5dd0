import { Parser } from 'htmlparser2';
import { readListing } from '../src/domain/listings/read-listing.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';
import { hostileCostRows, hostileGrowthRows } from './read-listing-hostile.ts';

/** Reading pages: with complete data in them, with labels only, and pages built to be slow. */
export async function readListingBench(): Promise<BenchRow[]> {
  // First, while the process is small: its memory is measured.
  const hostile = hostileCostRows();
  const complete = pageWithState(700_000);
  const labels = pageWithLabels(500_000);
  return [
    {
      work: 'read a 700 kB page with complete data',
      anchor: 'indexOf scan for scripts + JSON.parse',
      ...(await measureRatio(
        () => readListing({ content: complete }),
        () => scanScripts(complete),
      )),
      goal: '≤ 2',
    },
    {
      work: 'read a 500 kB page without data',
      anchor: 'bare htmlparser2 SAX',
      ...(await measureRatio(
        () => readListing({ content: labels }),
        () => parseBare(labels),
        15,
        5,
      )),
      goal: '≤ 1.5',
    },
    ...(await hostileGrowthRows()),
    ...hostile,
  ];
}

function pageWithState(length: number): string {
  const vehicle = {
    make: 'Fiat',
    model: 'Tipo',
    firstRegistrationDateRaw: '2019-03-01',
    mileageInKmRaw: 61_200,
    rawPowerInHp: 120,
    fuelCategory: { raw: 'D', formatted: 'Diesel' },
    equipment: Array.from({ length: 2500 }, (_, index) => ({ id: index, name: `Equipment ${index}` })),
  };
  const details = { vehicle, prices: { public: { price: '€ 11.900', priceRaw: 11_900 } } };
  const state = JSON.stringify({ props: { pageProps: { listingDetails: details } } });
  const body = filler(length - state.length);
  return `<html><body>${body}<script id="__NEXT_DATA__" type="application/json">${state}</script></body></html>`;
}

function pageWithLabels(length: number): string {
  const facts = {
    Marca: 'Fiat',
    Modello: 'Tipo',
    Anno: '2019',
    Chilometraggio: '61.200 km',
    Alimentazione: 'Diesel',
  };
  const rows = Object.entries(facts).map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`);
  return `<html><head><title>Fiat Tipo</title></head><body><dl>${rows.join('')}</dl>${filler(length)}</body></html>`;
}

/** Markup as pages have it: nested blocks with classes, short texts, small scripts. */
function filler(length: number): string {
  const block =
    '<div class="Card_card__x1 Card_wide__y2"><a class="Link_link__z3" href="/it/pagina"><span>Sedili riscaldati</span></a>' +
    '<p class="Text_text__w4">Sensori di parcheggio anteriori e posteriori &amp; telecamera</p></div>' +
    '<script>window.x = window.x || [];</script>';
  return block.repeat(Math.max(0, Math.ceil(length / block.length)));
}

function scanScripts(html: string): number {
  let parsed = 0;
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script', start);
    if (html.slice(at, start).includes('json') && JSON.parse(html.slice(start, end))) parsed++;
  }
  return parsed;
}

function parseBare(html: string): number {
  let events = 0;
  const count = () => events++;
  const parser = new Parser({ onopentag: count, onattribute: count, ontext: count, onclosetag: count });
  parser.end(html);
  return events;
}
