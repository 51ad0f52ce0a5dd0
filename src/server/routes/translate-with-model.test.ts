import { afterAll, describe, expect, test } from 'vitest';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { readConfig } from '#server/config/read-config.ts';
import { openLanguageModel } from '#server/gateways/language-model/open-language-model.ts';
import { type Reply, startModelServer } from '#server/gateways/language-model/testing/model-server.ts';
import { createTestApp } from '#server/testing/test-app.ts';

let reply: Reply = { status: 500 };
const server = await startModelServer(() => reply);
afterAll(() => server.close());

const { languageModel } = readConfig({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'of-the-tests',
  AI_BASE_URL: server.baseUrl,
  AI_TIMEOUT: '2',
});
if (!languageModel) throw new Error('no model was configured');
const offline = offlineCopywriter({ now: () => new Date('2026-11-21T10:00:00Z') });
let asked = 0;
/** Writes in a model's place, and counts. */
const copywriter: Copywriter = {
  ...offline,
  write(...request) {
    asked++;
    return offline.write(...request);
  },
};
const { signedIn, errors } = await createTestApp({
  ...{ copywriter, languageModel: openLanguageModel(languageModel) },
});

const answer = (...sentences: string[]): Reply => ({ answer: JSON.stringify({ sentences }) });
const intoEnglish = (text: string) => ({ text, sourceLanguage: 'it', targetLanguage: 'en' });

describe('with a language model', () => {
  test('a text that is not ours is translated, its paragraphs kept', async () => {
    const caller = await signedIn();
    reply = answer('I am selling a car with 90,000 km.');
    const { body } = await caller.call('POST', '/api/translate', intoEnglish('Vendo auto con 90.000 km.'));
    expect(body).toMatchObject({ translatedText: 'I am selling a car with 90,000 km.', untranslated: [] });
  });

  test('a sentence the seller changed follows the text written anew', async () => {
    const caller = await signedIn({ subscriptionPlan: 'PRO' });
    const vehicleData = { make: 'Fiat', model: 'Panda', price: 7900 };
    const made = (await caller.call('POST', '/api/generate-descriptions', { vehicleData })).body;
    const text = `${made.descriptions.professionalDescription} La nonna la usava solo la domenica.`;
    await caller.call('PUT', `/api/descriptions/${made.id}/texts/it/professional`, { text });
    reply = answer('Grandma only used it on Sundays.');
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(text));
    expect(body.translatedText).toMatch(/€7,900[\s\S]*\n\nGrandma only used it on Sundays\.$/);
    expect(body.untranslated).toEqual([]);
  });

  test('a price changed in the text stands alone in the translation', async () => {
    const caller = await signedIn({ subscriptionPlan: 'PRO' });
    const vehicleData = { make: 'Fiat', model: 'Panda', price: 7900 };
    const made = (await caller.call('POST', '/api/generate-descriptions', { vehicleData })).body;
    const changed = made.descriptions.professionalDescription.replace('7.900', '6.900');
    const text = `${changed} Costa 6.900 €, e la nonna la usava solo la domenica.`;
    await caller.call('PUT', `/api/descriptions/${made.id}/texts/it/professional`, { text });
    reply = answer('It costs €6,900, and grandma only used it on Sundays.');
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(text));
    expect(body.translatedText.match(/€\d,\d+/g)).toEqual(['€6,900', '€6,900']);
    expect(body.untranslated).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['fails', { status: 500 }],
    ['answers another number of sentences', answer('One.', 'Two.')],
    ['changes a figure', answer('A car with 10,000 km.')],
    ['refuses', answer('I am sorry, but I cannot help with that.')],
    ['answers in Italian', answer('Vendo la mia auto, che ha percorso 90.000 km ed è comoda.')],
    ['answers nonsense', { body: '<html>', type: 'text/html' }],
  ])('one that %s leaves the sentences behind, and says so', async (_, given) => {
    const caller = await signedIn();
    reply = given;
    const { status, body } = await caller.call(
      'POST',
      '/api/translate',
      intoEnglish('Vendo auto con 90.000 km.'),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      translatedText: '',
      untranslated: [{ sentence: 'Vendo auto con 90.000 km.' }],
    });
    expect(body.untranslated[0].reason).toContain('non ha risposto come doveva');
  });
});

test('the model is asked for as many sentences in a month as the plan allows, then it is said', async () => {
  const caller = await signedIn();
  const other = await signedIn();
  const sentence = 'Vendo auto con 90.000 km.';
  const thirty = Array.from({ length: 30 }, () => sentence).join('\n\n');
  reply = answer('I am selling a car with 90,000 km.');
  expect((await caller.call('POST', '/api/translate', intoEnglish(thirty))).body.untranslated).toEqual([]);
  const { status, body } = await caller.call('POST', '/api/translate', intoEnglish(sentence));
  expect(status).toBe(200);
  expect(body.untranslated[0].reason).toContain('sono finite');
  expect((await other.call('POST', '/api/translate', intoEnglish(sentence))).body.untranslated).toEqual([]);
});

test('what is written anew by the model counts too; used up, the built-in writer does it', async () => {
  const caller = await signedIn();
  const vehicleData = { make: 'Fiat', model: 'Panda', price: 7900 };
  const made = (await caller.call('POST', '/api/generate-descriptions', { vehicleData })).body;
  const ours = made.descriptions.professionalDescription;
  asked = 0;
  const translate = async () => (await caller.call('POST', '/api/translate', intoEnglish(ours))).body;
  for (let times = 0; times < 30; times++) {
    expect(await translate()).toMatchObject({
      translatedText: expect.stringContaining('Panda'),
      untranslated: [],
    });
  }
  // Thirty sentences a month, and the text has several.
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(15);
});

test('no error of ours was met', () => {
  expect(errors).toEqual([]);
});
