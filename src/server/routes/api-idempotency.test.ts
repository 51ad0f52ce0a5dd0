import { describe, expect, test } from 'vitest';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { idempotentAnswerStore } from '#server/store/idempotent-answers.ts';
import { idempotentAnswers } from '#server/store/schema.ts';
import { type Program, programOf } from '#server/testing/program-of.ts';
import { createTestApp } from '#server/testing/test-app.ts';

/** Lets a test hold texts back, or fail them. */
let beforeWriting: () => Promise<void> = async () => {};
const writer = offlineCopywriter({ now: () => new Date('2026-11-21T10:00:00Z') });
const copywriter: Copywriter = {
  ...writer,
  async write(...asked) {
    await beforeWriting();
    return writer.write(...asked);
  },
};
const testApp = await createTestApp({ copywriter });
const { db, signedIn, clock, errors } = testApp;
const path = '/api/v1/descriptions';
const panda = { vehicleData: { make: 'Fiat', model: 'Panda', year: '2019', copyStyles: ['professional'] } };
const hour = 3_600_000;

const newProgram = async () => programOf(await signedIn({ subscriptionPlan: 'PRO' }), testApp);
const write = (program: Program, key: string, payload: unknown = panda) =>
  program.call('POST', path, payload, { 'idempotency-key': key });
const keysOf = async () =>
  (await db.select().from(idempotentAnswers)).map(({ idempotencyKey }) => idempotencyKey);
const countOf = async (program: Program) => (await program.call('GET', path)).body.length;

describe('promise 50: a call with an Idempotency-Key', () => {
  test('that is sent again is answered alike and does nothing more, whatever spaces and order its payload has', async () => {
    const program = await newProgram();
    const first = await write(program, 'car-1');
    const { vehicleData: car } = panda;
    const turned = Object.fromEntries(Object.entries(car).reverse());
    const again = await write(program, 'car-1', `{ "vehicleData":  ${JSON.stringify(turned)} }`);
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await countOf(program)).toBe(1);
  });

  test('is another one with another key, for another program, without a key, and after a day', async () => {
    const [program, other] = [await newProgram(), await newProgram()];
    const ids = [
      await write(program, 'a'),
      await write(program, 'b'),
      await write(other, 'a'),
      await program.call('POST', path, panda),
      await program.call('POST', path, panda),
    ].map(({ body }) => body.id);
    clock.now = new Date(clock.now.getTime() + 24 * hour - 1);
    expect((await write(program, 'a')).body.id).toBe(ids[0]);
    clock.now = new Date(clock.now.getTime() + 1);
    ids.push((await write(program, 'a')).body.id);
    expect(new Set(ids).size).toBe(6);
  });

  test('is refused for another payload and for another car, and changes nothing', async () => {
    const program = await newProgram();
    const [one, two] = [(await write(program, 'one')).body.id, (await write(program, 'two')).body.id];
    const other = await write(program, 'one', { vehicleData: { ...panda.vehicleData, year: '2020' } });
    expect([other.status, other.body.error]).toEqual([422, 'key-reused']);
    const change = (id: string) =>
      program.call(
        ...([
          'PUT',
          `${path}/${id}/vehicle`,
          { vehicle: { make: 'Fiat', model: 'Panda', price: 9900 } },
        ] as const),
        { 'idempotency-key': 'change' },
      );
    expect((await change(one)).status).toBe(200);
    expect((await change(two)).status).toBe(422);
    expect((await program.call('GET', `${path}/${two}`)).body.changes).toEqual([]);
    expect(await countOf(program)).toBe(2);
  });

  test('of many at once one is done, and the others are told to come again', async () => {
    const program = await newProgram();
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeWriting = () => promise;
    const answers = Array.from({ length: 6 }, () => write(program, 'at-once'));
    // The one that is done waits for the others, which would else be told its answer.
    const refused: string[] = [];
    await new Promise<void>((done) => {
      for (const answer of answers)
        void answer.then(({ status, body }) => {
          if (status === 409 && refused.push(body.error) === answers.length - 1) done();
        });
    });
    expect(new Set(refused)).toEqual(new Set(['conflict']));
    beforeWriting = async () => {};
    resolve();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await write(program, 'at-once')).status).toBe(200);
    expect(await countOf(program)).toBe(1);
  });

  test('that failed or was refused is done when it is sent again', async () => {
    const program = await newProgram();
    beforeWriting = async () => {
      throw new Error('the writer is broken');
    };
    const failed = await write(program, 'failing');
    expect([failed.status, failed.body.error]).toEqual([500, 'internal']);
    expect(errors.splice(0)).toHaveLength(1);
    beforeWriting = async () => {};
    expect((await write(program, 'failing')).status).toBe(200);
    expect((await write(program, 'invalid', { vehicleData: {} })).status).toBe(400);
    expect((await write(program, 'invalid')).status).toBe(200);
    expect(await countOf(program)).toBe(2);
  });

  test('whose program has left goes on, so that the answer is there when it comes back', async () => {
    const program = await newProgram();
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeWriting = () => promise;
    const leaving = new AbortController();
    const gone = program
      .call('POST', path, panda, { 'idempotency-key': 'gone' }, leaving.signal)
      .catch(() => undefined);
    await expect.poll(async () => (await keysOf()).includes('gone')).toBe(true);
    leaving.abort();
    beforeWriting = async () => {};
    resolve();
    await gone;
    await expect.poll(async () => (await write(program, 'gone')).status).toBe(200);
    expect(await countOf(program)).toBe(1);
  });

  test.each(['', ' ', 'two words', 'x'.repeat(256), 'é'])('that is %j is refused', async (key) => {
    const { status, body } = await write(await newProgram(), key);
    expect([status, body.field]).toEqual([400, 'Idempotency-Key']);
  });

  test('whose process died may be sent again after ten minutes', async () => {
    const program = await newProgram();
    await write(program, 'died');
    await db.update(idempotentAnswers).set({ answer: null });
    expect((await write(program, 'died')).status).toBe(409);
    clock.now = new Date(clock.now.getTime() + hour / 6);
    expect((await write(program, 'died')).status).toBe(200);
  });

  test('is forgotten after a day, and with its key', async () => {
    const dealer = await signedIn({ subscriptionPlan: 'PRO' });
    const [kept, revoked] = [await programOf(dealer, testApp), await programOf(dealer, testApp)];
    await write(revoked, 'x');
    await dealer.call('DELETE', `/api/api-keys/${revoked.keyId}`);
    clock.now = new Date(clock.now.getTime() + 25 * hour);
    await write(kept, 'young');
    await idempotentAnswerStore(db).sweep(clock.now);
    expect(await keysOf()).toEqual(['young']);
  });
});

test('no error of ours was met', () => expect(errors).toEqual([]));
