import { expect, test } from 'vitest';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { db, signedIn, errors } = await createTestApp();
const vehicleData = { make: 'Fiat', model: 'Panda', year: 2019, price: 7900, color: 'Rosso' };

/** Reworded; or there is no other wording, which depends on chance. */
const taken = [200, 409];

async function withDescription(subscriptionPlan: 'FREE' | 'ELITE') {
  const caller = await signedIn({ subscriptionPlan });
  const { body } = await caller.call('POST', '/api/generate-descriptions', { vehicleData });
  return { caller, id: body.id as string, texts: body.descriptions };
}

test('promise 20: no sentence is written in a style that is not paid for', async () => {
  const { caller, id, texts } = await withDescription('FREE');
  const text = texts.professionalDescription;
  for (const style of ['persuasive', 'advanced']) {
    const path = `/api/descriptions/${id}/texts/it/${style}/sentences`;
    const { status, body } = await caller.call('POST', path, { text, index: 0 });
    expect([style, status, Object.keys(body)]).toEqual([style, 403, ['message']]);
  }
  const own = `/api/descriptions/${id}/texts/it/professional/sentences`;
  expect(taken).toContain((await caller.call('POST', own, { text, index: 0 })).status);
});

test('promise 20: a text of one’s own in the place of a paid style gets no such text written', async () => {
  const { caller, id } = await withDescription('FREE');
  for (const language of ['en', 'it']) {
    const text = `Mine, in ${language}.`;
    const payload = { language, persuasiveDescription: text, advancedDescription: text };
    await caller.call('POST', `/api/descriptions/${id}/translations`, payload);
    const asked = { text, sourceLanguage: language, targetLanguage: 'de' };
    const { status, body } = await caller.call('POST', '/api/translate', asked);
    expect([language, status, body.translatedText]).toEqual([language, 200, '']);
  }
  const path = `/api/descriptions/${id}/texts/it/advanced/sentences`;
  expect((await caller.call('POST', path, { text: 'Mine, in it.', index: 0 })).status).toBe(403);
});

test('what was written while it was paid for is still reworded and translated afterwards', async () => {
  const { caller, id, texts } = await withDescription('ELITE');
  await userStore(db).update(caller.id, { subscriptionPlan: 'FREE' });
  const text = texts.advanced;
  const path = `/api/descriptions/${id}/texts/it/advanced/sentences`;
  expect(taken).toContain((await caller.call('POST', path, { text, index: 0 })).status);
  const { body } = await caller.call('POST', '/api/translate', { text, targetLanguage: 'en' });
  expect(body).toMatchObject({ translatedText: expect.stringContaining('Panda'), untranslated: [] });
});

test('no error of ours was met', () => {
  expect(errors).toEqual([]);
});
