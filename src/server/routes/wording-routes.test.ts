import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { mostWordings } from '#domain/wordings/wording.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { clock, signedIn, visitor } = await createTestApp();

const sentence = 'Le gomme estive sono da comprare.';
const said = { language: 'it', wordings: [{ typed: 'Estive da comprare.', sentence }] };
const car = { make: 'Fiat', model: 'Panda', notes: 'clima, estive da comprare' };
type Caller = Awaited<ReturnType<typeof signedIn>>;
const readBack = async (caller: Caller, vehicleData: object = car) => {
  const { body } = await caller.call('POST', '/api/read-back', { vehicleData });
  return body.at(-1);
};

describe('a sentence that a seller gave words of the notes', () => {
  test('is the proposal for the same words on the next car, of this account and language only', async () => {
    const [seller, other] = [await signedIn(), await signedIn()];
    expect(await readBack(seller)).toMatchObject({ typed: 'estive da comprare', isRemembered: false });
    expect(await seller.call('PUT', '/api/wordings', said)).toMatchObject({ status: 200, body: {} });

    expect(await readBack(seller)).toMatchObject({ proposed: sentence, isRemembered: true });
    expect(await readBack(seller, { ...car, language: 'de' })).toMatchObject({ isRemembered: false });
    expect(await readBack(other)).toMatchObject({ isRemembered: false });
  });

  test('changes nothing in the text of a single car', async () => {
    const seller = await signedIn();
    await seller.call('PUT', '/api/wordings', said);
    const { body } = await seller.call('POST', '/api/generate-descriptions', {
      vehicleData: { ...car, copyStyles: ['professional'] },
    });
    expect(JSON.stringify(body)).not.toContain(sentence);
  });

  test('is listed, changed and forgotten, one or all', async () => {
    const seller = await signedIn();
    const wordings = ['uno', 'due', 'tre'].map((typed) => ({ typed, sentence: `Vale ${typed}.` }));
    await seller.call('PUT', '/api/wordings', { language: 'it', wordings });
    const listed = (await seller.call('GET', '/api/wordings')).body;
    expect(listed).toHaveLength(3);
    const [one, two] = listed;
    await seller.call('PUT', `/api/wordings/${one.id}`, { sentence: '  Detto\nmeglio. ' });
    await seller.call('DELETE', `/api/wordings/${two.id}`);
    const left = (await seller.call('GET', '/api/wordings')).body;
    expect(left).toHaveLength(2);
    expect(left).toContainEqual({ ...one, sentence: 'Detto meglio.' });
    await seller.call('DELETE', '/api/wordings');
    expect((await seller.call('GET', '/api/wordings')).body).toEqual([]);
  });

  test('of more than an account keeps the newest stay', async () => {
    const seller = await signedIn();
    for (let part = 0; part < 3; part++) {
      clock.now = new Date(clock.now.getTime() + 1000);
      const wordings = Array.from({ length: 200 }, (_, n) => ({
        typed: `nota ${part} ${n}`,
        sentence: 'Sì.',
      }));
      await seller.call('PUT', '/api/wordings', { language: 'it', wordings });
    }
    const { body } = await seller.call('GET', '/api/wordings');
    expect(body).toHaveLength(mostWordings);
    expect(body.filter(({ typed }: { typed: string }) => typed.startsWith('nota 2'))).toHaveLength(200);
  });
});

describe('refused', () => {
  test('without a sign-in', async () => {
    const calls = [
      ['GET', '/api/wordings'],
      ['PUT', '/api/wordings'],
      ['DELETE', '/api/wordings'],
    ] as const;
    for (const [method, path] of calls) {
      expect((await visitor().call(method, path, method === 'PUT' ? said : undefined)).status).toBe(401);
    }
  });

  test.each([
    ['no words', { ...said, wordings: [{ typed: ' \u0000 ', sentence }] }],
    ['no sentence', { ...said, wordings: [{ typed: 'estive', sentence: '' }] }],
    ['a page for a sentence', { ...said, wordings: [{ typed: 'estive', sentence: 'x'.repeat(301) }] }],
    ['more than notes have', { ...said, wordings: Array(201).fill({ typed: 'x', sentence }) }],
    ['a language that is none', { ...said, language: 'xx' }],
    ['nothing', {}],
  ])('%s, with a sentence for every reader', async (_, payload) => {
    const seller = await signedIn();
    for (const language of languages) {
      const answer = await seller.call('PUT', '/api/wordings', payload, { 'accept-language': language });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/\p{L}/u);
    }
    expect((await seller.call('GET', '/api/wordings')).body).toEqual([]);
  });

  test("another owner's, like one that is not there", async () => {
    const [seller, stranger] = [await signedIn(), await signedIn()];
    await seller.call('PUT', '/api/wordings', said);
    const [{ id }] = (await seller.call('GET', '/api/wordings')).body;
    expect((await stranger.call('PUT', `/api/wordings/${id}`, { sentence: 'Mia.' })).status).toBe(404);
    expect((await stranger.call('DELETE', `/api/wordings/${id}`)).status).toBe(404);
    await stranger.call('DELETE', '/api/wordings');
    expect((await seller.call('GET', '/api/wordings')).body).toHaveLength(1);
  });
});
