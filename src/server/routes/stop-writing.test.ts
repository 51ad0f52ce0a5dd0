import { beforeEach, describe, expect, test } from 'vitest';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { WritingStopped } from '#domain/copywriting/writing-stopped.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

/** Settled by each test: how the writer that is at work goes on when nobody stops it. */
let finish: () => void;
let begun: Promise<void>;
let begin: () => void;
const offline = offlineCopywriter({ now: () => new Date('2026-11-21T10:00:00Z') });
const { signedIn, errors, clock } = await createTestApp({
  copywriter: {
    engine: offline.engine,
    async write(request, options) {
      await new Promise<void>((resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new WritingStopped()), { once: true });
        finish = resolve;
        begin();
      });
      return offline.write(request);
    },
  },
});

const vehicleData = { make: 'Fiat', model: 'Panda', copyStyles: ['professional'] };
const newBeginning = () => {
  begun = new Promise((resolve) => {
    begin = resolve;
  });
};
beforeEach(newBeginning);

/**
 * Asks for a text, and leaves while it is being written; the status tells what became of it. A stop that is heard ends
 * the writing; one that is not heard leaves it to the writer, who is done some time after.
 */
async function leave(caller: SignedInCaller, { isHeard } = { isHeard: true }): Promise<number> {
  newBeginning();
  const leaving = new AbortController();
  const asked = caller.call(
    ...(['POST', '/api/generate-descriptions', { vehicleData }, {}] as const),
    leaving.signal,
  );
  await begun;
  leaving.abort();
  if (!isHeard) setTimeout(() => finish(), 300);
  return (await asked).status;
}

const usage = async (caller: SignedInCaller) => (await caller.call('GET', '/api/dashboard/stats')).body;

describe('who stops a text', () => {
  test('promise 22: of a plan with a count is counted nothing three times a day; the fourth text is finished and kept', async () => {
    const caller = await signedIn({ subscriptionPlan: 'FREE' });
    for (let n = 0; n < 3; n++) expect(await leave(caller)).toBe(499);
    expect(await usage(caller)).toMatchObject({ monthlyUsage: 0, totalGenerated: 0 });
    expect((await caller.call('GET', '/api/descriptions')).body).toEqual([]);

    expect(await leave(caller, { isHeard: false })).toBe(200);
    expect(await usage(caller)).toMatchObject({ monthlyUsage: 1, remainingUsage: 0 });
    const [kept] = (await caller.call('GET', '/api/descriptions')).body;
    expect(kept.professionalDescription).toContain('Panda');
    const refused = await caller.call('POST', '/api/generate-descriptions', { vehicleData });
    expect(refused.status).toBe(402);
  });

  test('stops three more the next day', async () => {
    const caller = await signedIn({ subscriptionPlan: 'STARTER', subscriptionStatus: 'active' });
    for (let n = 0; n < 3; n++) expect(await leave(caller)).toBe(499);
    expect(await leave(caller, { isHeard: false })).toBe(200);
    const today = clock.now;
    clock.now = new Date(today.getTime() + 24 * 60 * 60_000);
    expect(await leave(caller)).toBe(499);
    clock.now = today;
    expect(await usage(caller)).toMatchObject({ monthlyUsage: 1 });
  });

  test('of a plan without a count stops each, and leaves other users theirs', async () => {
    const pro = await signedIn({ subscriptionPlan: 'PRO', subscriptionStatus: 'active' });
    for (let n = 0; n < 5; n++) expect(await leave(pro)).toBe(499);
    expect(await usage(pro)).toMatchObject({ monthlyUsage: 0 });
    expect(await leave(await signedIn({ subscriptionPlan: 'FREE' }))).toBe(499);
  });

  test('whose plan is no longer paid has the stops of FREE', async () => {
    const unpaid = await signedIn({ subscriptionPlan: 'PRO', subscriptionStatus: 'inactive' });
    for (let n = 0; n < 3; n++) expect(await leave(unpaid)).toBe(499);
    expect(await leave(unpaid, { isHeard: false })).toBe(200);
  });
});

describe('texts asked for in a day', () => {
  test.each([
    ['FREE', 100],
    ['STARTER', 200],
  ] as const)(
    'promise 12: are limited with %s to %i, refusals by the month included',
    async (subscriptionPlan, most) => {
      const caller = await signedIn({ subscriptionPlan, subscriptionStatus: 'active' });
      const start = clock.now;
      const translate = { text: 'Non è nostro.', targetLanguage: 'de' };
      for (let n = 0; n < most; n++) {
        // Sixty a minute are another limit.
        clock.now = new Date(start.getTime() + n * 1100);
        expect((await caller.call('POST', '/api/translate', translate)).status).toBe(200);
      }
      const refused = await caller.call(
        ...(['POST', '/api/generate-descriptions', { vehicleData }] as const),
        {
          'accept-language': 'de',
        },
      );
      expect(refused.status).toBe(429);
      expect(refused.body.message).toContain(`${most} Texte pro Tag`);
      const other = await signedIn({ subscriptionPlan, subscriptionStatus: 'active' });
      expect((await other.call('POST', '/api/translate', translate)).status).toBe(200);
      clock.now = new Date(start.getTime() + 25 * 60 * 60_000);
      expect((await caller.call('POST', '/api/translate', translate)).status).toBe(200);
      clock.now = start;
    },
  );
});

test('no error of ours was met', () => {
  expect(errors).toEqual([]);
});
