import { afterAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import type { Details } from '#domain/vehicles/details/detail.ts';
import { chooseCopywriter } from '#server/choose-copywriter.ts';
import { readConfig } from '#server/config/read-config.ts';
import { jsonReply, startModelServer } from '#server/gateways/language-model/testing/model-server.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { signedIn } = await createTestApp();

const details: Details = {
  ...{ version: '1.0 TSI Life', registered: '2021-03', seats: 7, euroClass: 'Euro 6d', owners: 'one' },
  ...{ inspection: '2027-05', vat: 'shown', newDrivers: 'yes' },
  ...{ plate: 'GH123KL', stockNumber: 'U-0815' },
};
const touran = {
  ...{ make: 'Volkswagen', model: 'Touran', year: 2021, mileage: 61_000, price: 17_900, power: 110 },
  ...{ fuelType: 'Benzina', notes: 'cerchi in lega 17"', details },
};
const secrets = /GH\s?123\s?KL|U-0815/i;

async function withTouran(more: object = {}) {
  const caller = await signedIn({ subscriptionPlan: 'ELITE' });
  const vehicleData = { ...touran, ...more };
  const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData });
  expect(made.status).toBe(200);
  return { caller, made: made.body, whole: `/api/descriptions/${made.body.id}` };
}

describe('what is stated besides the fields', () => {
  test.each(languages)('stands in every text (%s)', async (language) => {
    const { caller, whole } = await withTouran({ language });
    const { copy, making } = (await caller.call('GET', whole)).body;
    for (const style of ['professional', 'persuasive', 'advanced'] as const) {
      expect(copy[style]).toContain('1.0 TSI Life');
      expect(copy[style]).toContain('Euro 6d');
      expect(copy[style]).toMatch(/2027/);
      expect(making[style].leftOut).toEqual([]);
    }
  });

  test('is the car’s own data afterwards, to be changed one by one', async () => {
    const { caller, whole } = await withTouran();
    const { brief } = (await caller.call('GET', whole)).body;
    expect(brief).toMatchObject({ model: 'Touran', notes: 'cerchi in lega 17"', details });
    const vehicle = { ...brief, details: { ...details, euroClass: 'Euro 6e', seats: '' } };
    const { body } = await caller.call('PUT', `${whole}/vehicle`, { vehicle, seen: brief });
    const { seats: _, ...others } = details;
    expect(body.brief.details).toEqual({ ...others, euroClass: 'Euro 6e' });
    expect(body.outdated.length).toBeGreaterThan(0);
    for (const { sentence } of body.outdated) expect(sentence).toMatch(/Euro 6d|7|sette/i);
    const { changes } = (await caller.call('GET', whole)).body;
    expect(changes).toMatchObject([
      { field: 'seats', before: 7 },
      { field: 'euroClass', before: 'Euro 6d', after: 'Euro 6e' },
    ]);
  });

  test('two who change two of them lose nothing', async () => {
    const { caller, whole } = await withTouran();
    const { brief: seen } = (await caller.call('GET', whole)).body;
    const put = (change: Details) =>
      caller.call('PUT', `${whole}/vehicle`, {
        vehicle: { ...seen, details: { ...details, ...change } },
        seen,
      });
    await put({ inspection: '2028-01' });
    expect((await put({ owners: 'two' })).body.brief.details).toMatchObject({
      inspection: '2028-01',
      owners: 'two',
    });
    expect(await put({ inspection: '2028-02' })).toMatchObject({
      status: 409,
      body: { field: 'inspection' },
    });
  });

  test('is refused at its field where it is none', async () => {
    const caller = await signedIn({ subscriptionPlan: 'ELITE' });
    const vehicleData = { ...touran, details: { inspection: 'a maggio' } };
    const refused = await caller.call('POST', '/api/generate-descriptions', { vehicleData });
    expect(refused).toMatchObject({ status: 400, body: { field: 'vehicleData.details.inspection' } });
  });
});

describe('plate and stock number', () => {
  test('stand in no text, no list and no translation', async () => {
    const { caller, made, whole } = await withTouran();
    expect(JSON.stringify(made)).not.toMatch(secrets);
    expect(JSON.stringify((await caller.call('GET', '/api/descriptions')).body)).not.toMatch(secrets);
    const text = made.descriptions.persuasiveDescription;
    for (const targetLanguage of languages.filter((one) => one !== 'it')) {
      const asked = { text, sourceLanguage: 'it', targetLanguage };
      const answer = await caller.call('POST', '/api/translate', asked);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(secrets);
    }
    for (const language of languages) {
      const { body } = await caller.call('GET', `${whole}/fact-sheets/${language}`);
      expect(body.lists.length).toBeGreaterThan(0);
      expect(JSON.stringify(body)).not.toMatch(secrets);
    }
    const rewrite = `${whole}/texts/it/persuasive/sentences`;
    expect(JSON.stringify((await caller.call('POST', rewrite, { text, index: 0 })).body)).not.toMatch(
      secrets,
    );
  });

  test('are what the seller finds his car by, as by any words of it', async () => {
    const { caller } = await withTouran();
    const found = async (search: string) =>
      (await caller.call('GET', `/api/descriptions?search=${encodeURIComponent(search)}`)).body.length;
    for (const search of ['gh123', 'U-0815', 'touran tsi', '2021 volkswagen', '17.900', 'cerchi benzina'])
      expect([search, await found(search)]).toEqual([search, 1]);
    expect(await found('touran diesel')).toBe(0);
    const stranger = await signedIn({ subscriptionPlan: 'ELITE' });
    expect((await stranger.call('GET', '/api/descriptions?search=gh123')).body).toEqual([]);
  });
});

describe('a language model', async () => {
  const server = await startModelServer(jsonReply('Nessun testo.'));
  afterAll(() => server.close());
  const { languageModel } = readConfig({
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'of-the-tests', AI_BASE_URL: server.baseUrl },
    ...{ AI_API_KEY: 'of-the-tests', AI_TIMEOUT: '2' },
  });
  const { copywriter } = await chooseCopywriter(languageModel, {
    now: () => new Date(),
    onError() {},
  });
  const own = await createTestApp({ copywriter });

  test('hears of all but them', async () => {
    const caller = await own.signedIn({ subscriptionPlan: 'ELITE' });
    await caller.call('POST', '/api/generate-descriptions', { vehicleData: touran });
    expect(server.requests.length).toBeGreaterThan(2);
    const asked = JSON.stringify(server.requests.map(({ body }) => body));
    expect(asked).toContain('1.0 TSI Life');
    expect(asked).toContain('Euro 6d');
    expect(asked).not.toMatch(secrets);
  });
});
