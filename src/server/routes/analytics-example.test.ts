import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FigureName } from '#domain/analytics/figure.ts';
import { refreshMarket } from '#domain/analytics/refresh-market.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { marketStore } from '#server/store/market-store.ts';
import { rateLimiter } from '#server/store/rate-limiter.ts';
import { carOutcomes, dailyFigures, descriptions } from '#server/store/schema.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

/*
 * Two months of a dealer, twelve cars, worked out by hand. Every expected figure below stands on this table.
 *
 *   car            made (Italy)     ms    published             lead    sold          days
 *    1 Fiat Panda   7 Sep 00:30     300    7 Sep professional           17 Sep          10
 *    2 Fiat Panda  10 Sep           600   10 Sep professional  20 Sep   30 Sep          20
 *    3 Fiat Panda  14 Sep           600   15 Sep persuasive              5 Oct          20
 *    4 Fiat Panda  20 Sep           900    1 Nov persuasive             taken back, withdrawn 5 Nov
 *    5 Fiat Panda   6 Oct 23:30    2100    6 Oct persuasive              2 Nov          27
 *    6 Fiat Panda   7 Oct 00:30     600    7 Oct professional  12 Oct   27 Oct          20
 *    7 Audi Q3     12 Oct          1200    1 Nov advanced       4 Nov
 *    8 Audi Q3     24 Oct 23:30     900   24 Oct persuasive             29 Oct           5
 *    9 Audi Q3     25 Oct 23:30     900   25 Oct professional           28 Oct           3
 *   10 Audi Q3     29 Oct 23:30    1200   29 Oct advanced      31 Oct    5 Nov           7
 *   11 Audi Q3     30 Oct 00:30     900   30 Oct professional            3 Nov           4
 *   12 Audi Q3     31 Oct 23:30    3000   never                          5 Nov      unknown
 *
 * It is read on 5 November at 23:50. Summer time ended on 25 October at 03:00: half past midnight is half past ten
 * (UTC) of the day before until then, and half past eleven from then on.
 *
 *   period  days                     the days before          made  published  converted      sold (timed, days)
 *   7d      30 Oct to 5 Nov          23 Oct to 29 Oct            2  4 7 11 =3  7 11       =2  5 10 11 12 =4 (3, 38)
 *   before                                                       3  8 9 10 =3  8 9 10     =3  6 8 9      =3 (3, 28)
 *   30d     7 Oct to 5 Nov           7 Sep to 6 Oct              7  4, 6 to 11 =7  all but 4 =6  7d + before =7 (6, 66)
 *   before                                                       5  1 2 3 5 =4     all    =4  1 2 3      =3 (3, 50)
 *   90d     8 Aug to 5 Nov           10 May to 7 Aug            12  11             10         10 (9, 116)
 *   1y      6 Nov 2025 to 5 Nov      nothing before             12  11             10         10 (9, 116)
 *
 * The return: 30 minutes at 24 euro are 12 euro a text; a day costs 5 euro; cars used to take 15 days. ELITE costs
 * 588 euro a year by the month: 11.28 for 7 days, 48.33 for 30, 144.99 for 90.
 *
 *   period  time saved      faster sales              price    left over   of the price
 *   7d       2 x 12 =  24   (15 x 3 -  38) x 5 =  35   11.28      47.72      423.0 %
 *   before   3 x 12 =  36   (15 x 3 -  28) x 5 =  85   11.28     109.72      972.7 %    4772 - 10972 = -6200: -549.6
 *   30d      7 x 12 =  84   (15 x 6 -  66) x 5 = 120   48.33     155.67      322.1 %
 *   before   5 x 12 =  60   (15 x 3 -  50) x 5 = -25   48.33     -13.33      -27.6 %   15567 + 1333 = 16900:  349.7
 *   90d     12 x 12 = 144   (15 x 9 - 116) x 5 =  95  144.99      94.01       64.8 %
 *   1y                144                         95  588.00    -349.00      -59.4 %
 */
interface Car {
  /** UTC. */
  made: string;
  /** Of each of its three texts. */
  milliseconds: number;
  published?: [on: string, style: CopyStyle];
  lead?: string;
  sold?: string;
}

const cars: Car[] = [
  {
    made: '2026-09-06T22:30',
    milliseconds: 100,
    published: ['2026-09-07', 'professional'],
    sold: '2026-09-17',
  },
  {
    ...{ made: '2026-09-10T09:00', milliseconds: 200, published: ['2026-09-10', 'professional'] },
    ...{ lead: '2026-09-20', sold: '2026-09-30' },
  },
  {
    made: '2026-09-14T09:00',
    milliseconds: 200,
    published: ['2026-09-15', 'persuasive'],
    sold: '2026-10-05',
  },
  { made: '2026-09-20T09:00', milliseconds: 300, published: ['2026-11-01', 'persuasive'] },
  {
    made: '2026-10-06T21:30',
    milliseconds: 700,
    published: ['2026-10-06', 'persuasive'],
    sold: '2026-11-02',
  },
  {
    ...{ made: '2026-10-06T22:30', milliseconds: 200, published: ['2026-10-07', 'professional'] },
    ...{ lead: '2026-10-12', sold: '2026-10-27' },
  },
  { made: '2026-10-12T09:00', milliseconds: 400, published: ['2026-11-01', 'advanced'], lead: '2026-11-04' },
  {
    made: '2026-10-24T21:30',
    milliseconds: 300,
    published: ['2026-10-24', 'persuasive'],
    sold: '2026-10-29',
  },
  {
    made: '2026-10-25T22:30',
    milliseconds: 300,
    published: ['2026-10-25', 'professional'],
    sold: '2026-10-28',
  },
  {
    ...{ made: '2026-10-29T22:30', milliseconds: 400, published: ['2026-10-29', 'advanced'] },
    ...{ lead: '2026-10-31', sold: '2026-11-05' },
  },
  {
    made: '2026-10-29T23:30',
    milliseconds: 300,
    published: ['2026-10-30', 'professional'],
    sold: '2026-11-03',
  },
  { made: '2026-10-31T22:30', milliseconds: 1000, sold: '2026-11-05' },
];

type Vehicle = Pick<Brief, 'make' | 'model'> & Partial<Brief>;

const panda: Vehicle = { make: 'Fiat', model: 'Panda', year: 2019, category: 'Citycar' };
const q3: Vehicle = { make: 'Audi', model: 'Q3', year: 2021, category: 'SUV' };

/** On the day of the fourth column: which car's text of which style was found good. */
const ratings: [car: number, style: CopyStyle, isGood: boolean, day: string][] = [
  [1, 'professional', true, '2026-09-12'],
  [2, 'persuasive', true, '2026-09-12'],
  [3, 'advanced', true, '2026-09-16'],
  [8, 'professional', true, '2026-10-25'],
  [9, 'persuasive', false, '2026-10-26'],
  [11, 'professional', true, '2026-10-31'],
  [11, 'persuasive', false, '2026-10-31'],
  [11, 'persuasive', true, '2026-10-31'],
  [11, 'advanced', false, '2026-10-31'],
];

/** What the background counts: scores of our texts, and pages imported. */
const counted: [
  day: string,
  figure: FigureName,
  style: CopyStyle | '',
  place: string,
  n: number,
  total: number,
][] = [
  ['2026-09-10', 'scored', 'professional', '', 2, 150],
  ['2026-10-20', 'scored', 'persuasive', '', 3, 240],
  ['2026-10-31', 'scored', 'advanced', '', 4, 350],
  ['2026-09-15', 'imported', '', 'subito.it', 5, 0],
  ['2026-10-10', 'imported', '', 'dealer.example', 1, 0],
  ['2026-10-30', 'imported', '', 'autoscout24.it', 2, 0],
  ['2026-11-02', 'imported', '', 'autoscout24.de', 1, 0],
  ['2026-11-03', 'imported', '', 'subito.it', 2, 0],
  ['2026-11-04', 'imported', '', '', 1, 0],
  ['2026-09-15', 'imported-scored', '', 'subito.it', 4, 392],
  ['2026-10-30', 'imported-scored', '', 'autoscout24.it', 2, 100],
  ['2026-11-02', 'imported-scored', '', 'autoscout24.de', 1, 61],
  ['2026-11-03', 'imported-scored', '', 'subito.it', 2, 110],
  ['2026-11-04', 'imported-scored', '', '', 1, 90],
];

const offline = offlineCopywriter({ now: () => new Date('2026-11-05T22:30:00Z') });
let milliseconds = 0;
const { db, clock, signedIn, errors } = await createTestApp({
  copywriter: {
    engine: offline.engine,
    write(request, options) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
      return offline.write(request, options);
    },
  },
});
let dealer: SignedInCaller;

beforeAll(async () => {
  dealer = await signedIn({ subscriptionPlan: 'ELITE' });
  const ids: string[] = [];
  const succeed = async (method: string, path: string, payload: unknown) => {
    const answer = await dealer.call(method, path, payload);
    expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
    return answer.body;
  };
  const mark = (car: number, change: object) => () =>
    succeed('PATCH', `/api/descriptions/${ids[car - 1]}/outcome`, change);

  const steps: { at: string; act(): Promise<unknown> }[] = [];
  for (const [place, car] of cars.entries()) {
    steps.push({
      at: `${car.made}:00Z`,
      async act() {
        milliseconds = car.milliseconds;
        const vehicleData = place < 6 ? panda : q3;
        ids[place] = (await succeed('POST', '/api/generate-descriptions', { vehicleData })).id;
      },
    });
    const { published, lead, sold } = car;
    // Marked late in the evening, after what was made on the same day.
    const at = (day: string) => `${day}T22:45:00Z`;
    if (published) {
      const [on, style] = published;
      steps.push({ at: at(on), act: mark(place + 1, { published: { on, style } }) });
    }
    if (lead) steps.push({ at: at(lead), act: mark(place + 1, { lead: { on: lead } }) });
    if (sold) steps.push({ at: at(sold), act: mark(place + 1, { sold: { on: sold } }) });
  }
  steps.push(
    { at: '2026-11-02T10:00:00Z', act: mark(4, { sold: { on: '2026-11-02', price: 790_000 } }) },
    { at: '2026-11-02T10:05:00Z', act: mark(4, { sold: null }) },
    { at: '2026-11-05T22:20:00Z', act: mark(4, { withdrawn: { on: '2026-11-05' } }) },
  );
  for (const [car, style, isGood, day] of ratings) {
    const rate = () => succeed('PUT', `/api/descriptions/${ids[car - 1]}/ratings/${style}`, { isGood });
    steps.push({ at: `${day}T12:00:00Z`, act: rate });
  }
  for (const { at, act } of steps.sort((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    clock.now = new Date(at);
    await act();
  }
  await db.insert(dailyFigures).values(
    counted.map(([day, figure, style, place, n, total]) => ({
      ownerId: dealer.id,
      day,
      figure,
      style,
      place,
      n,
      total,
    })),
  );
  clock.now = new Date('2026-11-05T22:50:00Z');
});

const growthless = {
  ...{ descriptionsGrowth: null, conversionGrowth: null, saleTimeReduction: null, roiGrowth: null },
};
const styled = (figures: (readonly [published: number, converted: number])[]) =>
  (['professional', 'persuasive', 'advanced'] as const).map((style, place) => {
    const [published, converted] = figures[place] ?? [0, 0];
    return { style, published, converted };
  });

describe('analytics of the two months', () => {
  const inputs = { minutesPerText: 30, hourCost: 2400, dayCost: 500, usualDays: 15 };
  const october = [
    { date: '2026-10-07', published: 1, converted: 1 },
    { date: '2026-10-24', published: 1, converted: 1 },
    { date: '2026-10-25', published: 1, converted: 1 },
    { date: '2026-10-29', published: 1, converted: 1 },
  ];
  const lastWeek = [
    { date: '2026-10-30', published: 1, converted: 1 },
    { date: '2026-11-01', published: 2, converted: 1 },
  ];
  const september = ['2026-09-07', '2026-09-10', '2026-09-15', '2026-10-06'].map((date) => ({
    ...{ date, published: 1, converted: 1 },
  }));
  const twoMonths = {
    ...{ totalDescriptions: 12, conversionRate: 90.9, avgSaleTime: 12.9, ...growthless },
    styles: [100, 75, null],
    byStyle: styled([
      [5, 5],
      [4, 3],
      [2, 2],
    ]),
    byDay: [...september, ...october, ...lastWeek],
    ...{ published: 11, converted: 10, sold: 10, timed: 9 },
    before: { descriptions: 0, published: 0, converted: 0, sold: 0 },
  };
  const expected = {
    '7d': {
      ...{ totalDescriptions: 2, descriptionsGrowth: -33.3, conversionRate: 66.7, conversionGrowth: -33.3 },
      // 38 / 3 days; before 28 / 3, and 10 / 28 more than those.
      ...{ avgSaleTime: 12.7, saleTimeReduction: -35.7, roi: 423, roiGrowth: -549.6 },
      styles: [null, null, null],
      byStyle: styled([
        [1, 1],
        [1, 0],
        [1, 1],
      ]),
      byDay: lastWeek,
      ...{ from: '2026-10-30', published: 3, converted: 2, sold: 4, timed: 3 },
      before: { descriptions: 3, published: 3, converted: 3, sold: 3 },
      value: { timeValue: 2400, fasterSalesValue: 3500, planPrice: 1128 },
    },
    '30d': {
      // 6 / 7 converted, 4 / 4 before.
      ...{ totalDescriptions: 7, descriptionsGrowth: 40, conversionRate: 85.7, conversionGrowth: -14.3 },
      // 66 / 6 days; before 50 / 3, and 17 / 50 less than those.
      ...{ avgSaleTime: 11, saleTimeReduction: 34, roi: 322.1, roiGrowth: 349.7 },
      styles: [100, null, null],
      byStyle: styled([
        [3, 3],
        [2, 1],
        [2, 2],
      ]),
      byDay: [...october, ...lastWeek],
      ...{ from: '2026-10-07', published: 7, converted: 6, sold: 7, timed: 6 },
      before: { descriptions: 5, published: 4, converted: 4, sold: 3 },
      value: { timeValue: 8400, fasterSalesValue: 12_000, planPrice: 4833 },
    },
    '90d': {
      ...{ ...twoMonths, roi: 64.8, from: '2026-08-08' },
      value: { timeValue: 14_400, fasterSalesValue: 9500, planPrice: 14_499 },
    },
    '1y': {
      ...{ ...twoMonths, roi: -59.4, from: '2025-11-06' },
      value: { timeValue: 14_400, fasterSalesValue: 9500, planPrice: 58_800 },
    },
  };

  test('before anybody says what an hour costs the return is worked out with assumptions, marked as such', async () => {
    const { body } = await dealer.call('GET', '/api/analytics/30d');
    // Seven texts of 20 minutes at 25 euro, and no usual days: 5833 - 4833 = 1000 of 4833.
    expect(body.roi).toBe(20.7);
    expect(body.basis.roi).toEqual({
      inputs: { minutesPerText: 20, hourCost: 2500, dayCost: 1000, usualDays: null },
      ...{ isAssumed: true, timeValue: 5833, fasterSalesValue: 0, planPrice: 4833 },
    });
  });

  test.each(['7d', '30d', '90d', '1y'] as const)('%s', async (period) => {
    expect((await dealer.call('PUT', '/api/analytics-inputs', inputs)).status).toBe(200);
    const { styles, byStyle, byDay, before, value, from, published, converted, sold, timed, ...figures } =
      expected[period];
    const { status, body } = await dealer.call('GET', `/api/analytics/${period}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...figures,
      isRealTime: true,
      lastUpdated: '2026-11-05T22:45:00.000Z',
      stylePerformance: byStyle.map(({ style }, place) => ({ style, conversions: styles[place] })),
      conversionTrend: byDay.map(({ date }) => ({ date, conversions: date === '2026-11-01' ? 50 : 100 })),
      basis: {
        ...{ from, to: '2026-11-05', published, converted, sold, timed, byStyle, byDay, before },
        ...{ fewestCars: 3, isSample: false, roi: { ...value, inputs, isAssumed: false } },
      },
    });
  });
});

describe('competitors of the two months', () => {
  const dealerOwn = { name: 'dealer.example', value: 14 };
  const twoMonths = {
    // (4 x 98 + 110) / 6, 740 / 9 and 161 / 3.
    comparison: [
      { competitor: 'Subito', score: 83.7 },
      { competitor: 'Autoscritto', score: 82.2 },
      { competitor: 'AutoScout24', score: 53.7 },
    ],
    // Twelve pages; the one percent left over goes to the first of those that lost a third.
    marketShare: [
      { name: 'Subito', value: 59 },
      { name: 'AutoScout24', value: 25 },
      { name: 'Senza indirizzo', value: 8 },
      { name: 'dealer.example', value: 8 },
    ],
    // 13,200 ms for twelve.
    performance: { avgResponseTime: 1.1, qualityScore: 82.2, customerSatisfaction: 75 },
    ...{ imports: 12, texts: 9, generations: 12, ratings: 8 },
    scoredAds: [
      { competitor: 'Subito', ads: 6 },
      { competitor: 'AutoScout24', ads: 3 },
    ],
  };
  const fewAds = [
    { competitor: 'AutoScout24', ads: 3 },
    { competitor: 'Subito', ads: 2 },
  ];
  const expected = {
    '7d': {
      // 350 / 4.
      comparison: [
        { competitor: 'Autoscritto', score: 87.5 },
        { competitor: 'AutoScout24', score: 53.7 },
      ],
      marketShare: [
        { name: 'AutoScout24', value: 50 },
        { name: 'Subito', value: 33 },
        { name: 'Senza indirizzo', value: 17 },
      ],
      // Two generations are too few; two of three ratings were good.
      performance: { avgResponseTime: null, qualityScore: 87.5, customerSatisfaction: 66.7 },
      ...{ imports: 6, texts: 4, generations: 2, ratings: 3, scoredAds: fewAds, from: '2026-10-30' },
    },
    '30d': {
      // 590 / 7.
      comparison: [
        { competitor: 'Autoscritto', score: 84.3 },
        { competitor: 'AutoScout24', score: 53.7 },
      ],
      marketShare: [
        { name: 'AutoScout24', value: 43 },
        { name: 'Subito', value: 29 },
        { name: 'Senza indirizzo', value: 14 },
        dealerOwn,
      ],
      // 8,700 ms for seven.
      performance: { avgResponseTime: 1.2, qualityScore: 84.3, customerSatisfaction: 60 },
      ...{ imports: 7, texts: 7, generations: 7, ratings: 5, scoredAds: fewAds, from: '2026-10-07' },
    },
    '90d': { ...twoMonths, from: '2026-08-08' },
    '1y': { ...twoMonths, from: '2025-11-06' },
  };

  test.each(['7d', '30d', '90d', '1y'] as const)('%s', async (period) => {
    const { comparison, marketShare, performance, ...basis } = expected[period];
    const { status, body } = await dealer.call('GET', `/api/analytics/competitors/${period}`);
    expect(status).toBe(200);
    const to = '2026-11-05';
    expect(body).toEqual({ comparison, marketShare, performance, basis: { ...basis, to, fewestAds: 3 } });
  });

  test('pages without an address are named in the reader’s language', async () => {
    const english = { 'accept-language': 'en' };
    const { body } = await dealer.call('GET', '/api/analytics/competitors/7d', undefined, english);
    expect(body.marketShare[2]).toEqual({ name: 'Without an address', value: 17 });
  });
});

/*
 * Ten other dealers: each made a Lancia Ypsilon on 8 Sep (asked for on 1 Oct) and a Fiat Panda on 2 Nov (asked for on
 * 3 Nov, sold on 4 Nov); the first nine an Audi Q3 on 20 Oct (asked for on 22 Oct).
 *
 *   days             supply: ours + theirs (dealers)   demand: ours + theirs (dealers)
 *   7 to 30 Sep       4 + 10 (11)                       3 +  0  (1)
 *   1 to 6 Oct        1 +  0  (1)                       1 + 10 (11)
 *   7 to 29 Oct       5 +  9 (10)                       4 +  9 (10)
 *   30 and 31 Oct     2 +  0  (1)                       1 +  0  (1)
 *   1 to 5 Nov        0 + 10 (10)                       5 + 20 (11)
 */
describe('the market of the two months', () => {
  const nobody = {
    ...{ automotive: [], segments: [], topBrands: [], topModels: [] },
    insights: { dominantSegment: null, avgGrowth: null, marketHealth: null },
  };
  const november = { month: '2026-11', demand: 25, supply: 10 };
  const pandas = { brand: 'Fiat', model: 'Panda', year: 2019 };
  const q3s = { brand: 'Audi', model: 'Q3', year: 2021, searches: 15 };
  const twoMonths = {
    automotive: [{ month: '2026-10', demand: 25, supply: 17 }, november],
    // 16 and 15 of 31.
    segments: [
      { name: 'Citycar', value: 52 },
      { name: 'SUV', value: 48 },
    ],
    // 50 for 27 cars: September's three enquiries are of one dealer.
    insights: { dominantSegment: { name: 'Citycar' }, avgGrowth: null, marketHealth: 185.2 },
    topBrands: [{ name: 'Fiat', sales: 15 }],
    topModels: [
      { ...pandas, searches: 16 },
      q3s,
      { brand: 'Lancia', model: 'Ypsilon', year: 2018, searches: 10 },
    ],
    cars: 41,
  };
  const expected = {
    '7d': {
      // October's two days, the SUVs and the Audis sold are of one dealer only.
      automotive: [november],
      segments: [{ name: 'Citycar', value: 100 }],
      // 25 for 10 cars, without October's; one dealer's three before.
      insights: { dominantSegment: { name: 'Citycar' }, avgGrowth: null, marketHealth: 250 },
      topBrands: [{ name: 'Fiat', sales: 11 }],
      topModels: [{ ...pandas, searches: 10 }],
      ...{ cars: 10, from: '2026-10-30' },
    },
    '30d': {
      automotive: [{ month: '2026-10', demand: 14, supply: 16 }, november],
      // 15 and 11 of 26.
      segments: [
        { name: 'SUV', value: 58 },
        { name: 'Citycar', value: 42 },
      ],
      // 39 for 26 cars; 14 before.
      insights: { dominantSegment: { name: 'SUV' }, avgGrowth: 178.6, marketHealth: 150 },
      topBrands: [{ name: 'Fiat', sales: 12 }],
      topModels: [q3s, { ...pandas, searches: 11 }],
      ...{ cars: 26, from: '2026-10-07' },
    },
    '90d': { ...twoMonths, from: '2026-08-08' },
    '1y': { ...twoMonths, from: '2025-11-06' },
  };
  const refresh = (at: string) =>
    refreshMarket({ market: marketStore(db), limiter: rateLimiter(db), now: () => new Date(at) });

  test('before it was worked out it is empty', async () => {
    const { body } = await dealer.call('GET', '/api/analytics/market-trends/7d');
    const basis = { from: '2026-10-30', to: '2026-11-05', dealers: 0, cars: 0, fewestDealers: 10 };
    expect(body).toEqual({ ...nobody, basis: { ...basis, computedAt: '2026-11-05T22:50:00.000Z' } });
  });

  test('of fewer than ten dealers it says nothing', async () => {
    for (let n = 1; n < 9; n++) await addOther(n);
    await refresh('2026-11-05T21:00:00Z');
    for (const period of ['7d', '30d', '90d', '1y']) {
      const { body } = await dealer.call('GET', `/api/analytics/market-trends/${period}`);
      expect(body).toMatchObject({ ...nobody, basis: { dealers: 9, cars: 0 } });
    }
  });

  describe('of eleven dealers', () => {
    beforeAll(async () => {
      for (const n of [9, 10]) await addOther(n);
      // Within the hour nobody works it out again, another process neither.
      await refresh('2026-11-05T21:10:00Z');
      expect((await dealer.call('GET', '/api/analytics/market-trends/7d')).body.basis.dealers).toBe(9);
      await refresh('2026-11-05T22:40:00Z');
    });

    test.each(['7d', '30d', '90d', '1y'] as const)('%s', async (period) => {
      const { cars, from, ...trends } = expected[period];
      const { status, body } = await dealer.call('GET', `/api/analytics/market-trends/${period}`);
      expect(status).toBe(200);
      const basis = { from, to: '2026-11-05', dealers: 11, cars, fewestDealers: 10 };
      expect(body).toEqual({ ...trends, basis: { ...basis, computedAt: '2026-11-05T22:40:00.000Z' } });
      expect(errors).toEqual([]);
    });
  });

  async function addOther(n: number) {
    const { id: ownerId } = await signedIn({ email: `other-${n}@example.org` });
    const add = async (made: string, vehicle: Vehicle, outcome: { leadOn: string; soldOn?: string }) => {
      const id = randomUUID();
      const targeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
      await db.insert(descriptions).values({
        ...{
          id,
          userId: ownerId,
          createdAt: new Date(made),
          copy: {},
          language: 'it',
          seed: 1,
          searchText: '',
        },
        brief: { ...vehicle, ...targeting } as Brief,
      });
      await db.insert(carOutcomes).values({ ...outcome, descriptionId: id, ownerId, version: 1 });
    };
    const ypsilon = { make: 'Lancia', model: 'Ypsilon', year: 2018 };
    await add('2026-09-08T10:00:00Z', ypsilon, { leadOn: '2026-10-01' });
    const fiat = n === 1 ? { ...panda, make: 'FIAT', model: 'PANDA' } : panda;
    await add('2026-11-02T10:00:00Z', fiat, { leadOn: '2026-11-03', soldOn: '2026-11-04' });
    if (n < 10) await add('2026-10-20T10:00:00Z', q3, { leadOn: '2026-10-22' });
  }
});
