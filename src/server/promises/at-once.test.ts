import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { dailyFigures, descriptions } from '#server/store/schema.ts';
import { sharedServices } from './shared-services.ts';

const panda = { make: 'Fiat', model: 'Panda', year: '2019' };
const times = <T>(count: number, ask: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)));

describe.each(sharedServices())('%s', (_, service) => {
  test('promise 21: thirty generations at once give a STARTER user five', async () => {
    const dealer = await service.signedIn('STARTER');
    const answers = await times(30, (n) =>
      dealer.at(n).call('POST', '/api/generate-descriptions', { vehicleData: panda }),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(402)]).toEqual([5, 25]);
    expect((await dealer.call('GET', '/api/dashboard/stats')).body.monthlyUsage).toBe(5);
    expect((await dealer.call('GET', '/api/descriptions')).body).toHaveLength(5);
  });

  test('promise 21: ten invitations at once give four open ones', async () => {
    const owner = await service.signedIn('ELITE');
    const answers = await times(10, (n) =>
      owner.at(n).call('POST', '/api/team/invitations', { email: `colleague-${n}@stranger.example` }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill(200),
      ...Array(6).fill(402),
    ]);
    for (const n of [0, 1]) {
      expect((await owner.at(n).call('GET', '/api/team')).body.invitations).toHaveLength(4);
    }
  });

  test('promise 21: who accepts two invitations at once joins one team', async () => {
    const invited = await service.signedIn();
    for (const owner of [await service.signedIn('ELITE'), await service.signedIn('ELITE')]) {
      const { status } = await owner.call('POST', '/api/team/invitations', { email: invited.email });
      expect(status).toBe(200);
    }
    const received: { id: string }[] = (await invited.call('GET', '/api/invitations')).body;
    expect(received).toHaveLength(2);
    const answers = await times(2, (n) =>
      invited.at(n).call('POST', `/api/invitations/${received[n]?.id}/accept`),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what two processes count', async () => {
  const [, service] = sharedServices().find(([, { databaseUrl }]) => databaseUrl) ?? [];
  if (!service) throw new Error('No service on PostgreSQL is running.');
  const { db, close } = await openDatabase({ url: service.databaseUrl, dataDir: '' });
  afterAll(close);

  test('cars marked in both at once count once each, and each text is scored by one of them', {
    timeout: 90_000,
  }, async () => {
    const dealer = await service.signedIn('ELITE');
    const vehicleData = { ...panda, copyStyles: ['persuasive'] };
    const made = await times(6, (n) =>
      dealer.at(n).call('POST', '/api/generate-descriptions', { vehicleData }),
    );
    const change = { published: { on: '2003-03-25', style: 'persuasive' }, sold: { on: '2003-04-04' } };
    const marked = await times(12, (n) =>
      dealer.at(n).call('PATCH', `/api/descriptions/${made[n % 6]?.body.id}/outcome`, change),
    );
    expect(marked.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const ofDealer = eq(dailyFigures.ownerId, dealer.id);
    const figureOn = (day: string, figure: 'sold' | 'converted') =>
      db
        .select({ n: dailyFigures.n, total: dailyFigures.total })
        .from(dailyFigures)
        .where(and(ofDealer, eq(dailyFigures.day, day), eq(dailyFigures.figure, figure)));
    expect(await figureOn('2003-04-04', 'sold')).toEqual([{ n: 6, total: 60 }]);
    expect(await figureOn('2003-03-25', 'converted')).toEqual([{ n: 6, total: 0 }]);
    await vi.waitFor(
      async () => {
        const texts = await db
          .select({ scores: descriptions.scores })
          .from(descriptions)
          .where(eq(descriptions.userId, dealer.id));
        expect(texts).toHaveLength(6);
        expect(texts.filter(({ scores }) => scores === null)).toEqual([]);
        const scored = await db
          .select({ n: dailyFigures.n })
          .from(dailyFigures)
          .where(and(ofDealer, eq(dailyFigures.figure, 'scored')));
        expect(scored.reduce((sum, { n }) => sum + n, 0)).toBe(6);
      },
      { timeout: 80_000, interval: 500 },
    );
  });
});
