import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { dailyFigures, happenings, rateLimit, teamMembers } from '#server/store/schema.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { db, clock, signedIn, errors } = await createTestApp();

const said =
  'Fiat Panda del 2019 con 41.000 km, unico proprietario e sempre in garage. Il prezzo è di 9.000 euro con il passaggio incluso, e la vettura è visibile tutti i giorni. Chiama il 333 1234567.';
const ad = (description?: string) => {
  const car = {
    ...{ '@type': 'Car', brand: 'Fiat', model: 'Panda', productionDate: '2019-05-01', fuelType: 'Benzina' },
    mileageFromOdometer: { value: 41_000, unitCode: 'KMT' },
    ...{ offers: { price: 9000, priceCurrency: 'EUR' }, description },
  };
  return `<title>Fiat Panda</title><h1>Fiat Panda</h1><script type="application/ld+json">${JSON.stringify(car)}</script>`;
};
const stock = 'Marca;Modello;Anno;Km;Prezzo\nFiat;Panda;2019;41000;9000\nFiat;Tipo;2020;30000;12000\n';

const read = (someone: SignedInCaller, content: string, url?: string) =>
  someone.call('POST', '/api/read-page', { content, ...(url ? { url } : {}) });

const figuresOf = async ({ id }: SignedInCaller) =>
  (await db.select().from(dailyFigures).where(eq(dailyFigures.ownerId, id)))
    .map(({ day, figure, place, n }) => [day, figure, place || '-', n].join(' '))
    .sort();

test('an ad with a text of its own is counted for its site, and its text scored but not kept', async () => {
  clock.now = new Date('2026-10-31T23:30:00Z');
  const dealer = await signedIn();
  const answer = await read(dealer, ad(said), 'https://www.autoscout24.it/annunci/fiat-panda-1');
  expect([answer.status, answer.body.success]).toEqual([200, true]);
  expect(JSON.stringify(answer.body)).not.toContain('proprietario');
  await vi.waitFor(
    async () =>
      expect(await figuresOf(dealer)).toEqual([
        '2026-11-01 imported autoscout24.it 1',
        '2026-11-01 imported-scored autoscout24.it 1',
      ]),
    { timeout: 15_000 },
  );
  const [kept] = await db.select().from(happenings).where(eq(happenings.ownerId, dealer.id));
  expect(kept?.value).toBeGreaterThan(40);
  expect(kept?.value).toBeLessThanOrEqual(100);
  expect(JSON.stringify(kept)).not.toContain('proprietario');
  const [, scored] = await db
    .select()
    .from(dailyFigures)
    .where(eq(dailyFigures.ownerId, dealer.id))
    .orderBy(dailyFigures.figure);
  expect(scored?.total).toBe(kept?.value);
});

test.each([
  ['without a text', ad(), 'https://suchen.mobile.de/x?id=1', ['2026-11-21 imported mobile.de 1']],
  ['without an address', ad(), undefined, ['2026-11-21 imported - 1']],
  [
    'in a language that is not ours',
    ad('Auto je ve velmi dobrém stavu, první majitel, servisní knížka a nové pneumatiky.'),
    undefined,
    ['2026-11-21 imported - 1'],
  ],
  ['of a stock list, as one', stock, undefined, ['2026-11-21 imported - 1']],
])('an import %s is counted and not scored', async (_, content, url, figures) => {
  clock.now = new Date('2026-11-21T10:00:00Z');
  const dealer = await signedIn();
  expect((await read(dealer, content, url)).body.success).toBe(true);
  await vi.waitFor(async () => expect(await figuresOf(dealer)).toEqual(figures), { timeout: 15_000 });
});

test.each([
  ['longer than any', `https://${Array.from({ length: 300 }, (_, n) => `site-${n * n}`).join('-')}.it/1`],
  ['of signs no database takes', 'https://auto\u0000salone.it/1'],
])('a host %s is nobody’s, and the import counts all the same', async (_, url) => {
  clock.now = new Date('2026-11-21T10:00:00Z');
  const dealer = await signedIn();
  expect((await read(dealer, ad(), url)).body.success).toBe(true);
  await vi.waitFor(async () => expect(await figuresOf(dealer)).toEqual(['2026-11-21 imported - 1']), {
    timeout: 15_000,
  });
});

test('a script that imports all day is stopped until tomorrow, and counts no more', async () => {
  clock.now = new Date('2026-11-21T10:00:00Z');
  const dealer = await signedIn();
  const key = `import-of-day:${dealer.id}`;
  await db.insert(rateLimit).values({ id: key, key, count: 1000, lastRequest: clock.now.getTime() });
  clock.now = new Date('2026-11-22T09:59:00Z');
  const refused = await read(dealer, ad(), 'https://autosalone.it/1');
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('domani')]);
  clock.now = new Date('2026-11-22T10:00:00Z');
  expect((await read(dealer, ad(), 'https://autosalone.it/1')).body.success).toBe(true);
  const once = ['2026-11-22 imported autosalone.it 1'];
  await vi.waitFor(async () => expect(await figuresOf(dealer)).toEqual(once), { timeout: 15_000 });
});

test('a page without a vehicle is no import; a member’s counts for the owner, the same page again once more', async () => {
  clock.now = new Date('2026-11-21T10:00:00Z');
  const [owner, member] = [await signedIn({ subscriptionPlan: 'ELITE' }), await signedIn()];
  await db.insert(teamMembers).values({ memberId: member.id, ownerId: owner.id, joinedAt: clock.now });
  expect((await read(member, '<h1>Chi siamo</h1><p>Da 30 anni.</p>')).body.success).toBe(false);
  await read(member, ad(), 'https://autosalone.it/1');
  await read(owner, ad(), 'https://autosalone.it/1');
  const twice = ['2026-11-21 imported autosalone.it 2'];
  await vi.waitFor(async () => expect(await figuresOf(owner)).toEqual(twice), { timeout: 15_000 });
  expect(await figuresOf(member)).toEqual([]);
  expect(errors).toEqual([]);
});
