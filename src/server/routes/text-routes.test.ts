import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { textVersions } from '#server/store/schema.ts';
import { type Caller, createTestApp } from '#server/testing/test-app.ts';

const { db, signedIn, visitor, errors } = await createTestApp();

const panda = { make: 'Fiat', model: 'Panda', year: 2019, price: 7900, color: 'Rosso', fuelType: 'Benzina' };

async function withDescription(): Promise<{ caller: Caller; path: string; text: string; id: string }> {
  const caller = await signedIn({ subscriptionPlan: 'ELITE' });
  const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData: panda });
  const { id, descriptions } = made.body;
  const path = `/api/descriptions/${id}/texts/it/professional`;
  return { caller, path, id, text: descriptions.professionalDescription };
}

describe('editing a text', () => {
  test('keeps the wording of the seller, and the one before as a version', async () => {
    const { caller, path, id, text } = await withDescription();
    const edited = `${text} Vi aspettiamo.`;
    expect((await caller.call('PUT', path, { text: edited })).status).toBe(200);
    const { body } = await caller.call('GET', `/api/descriptions/${id}`);
    expect(body.copy.professional).toBe(edited);
    expect(body.brief).toMatchObject({ make: 'Fiat', color: 'Rosso' });
    const versions = (await caller.call('GET', `${path}/versions`)).body;
    expect(versions).toMatchObject([
      { version: 2, text: edited, origin: 'edited' },
      { version: 1, text, origin: 'written' },
    ]);
    const [listed] = (await caller.call('GET', '/api/descriptions')).body;
    expect(listed.professionalDescription).toBe(edited);
  });

  test('the newest twenty edits are kept, and what the product wrote for good', async () => {
    const { caller, path, id, text } = await withDescription();
    for (let edit = 1; edit <= 24; edit++) await caller.call('PUT', path, { text: `Versione ${edit}.` });
    const versions = (await caller.call('GET', `${path}/versions`)).body;
    expect(versions).toHaveLength(20);
    expect(versions[0]).toMatchObject({ version: 25, text: 'Versione 24.' });
    const stored = await db
      .select({ version: textVersions.version })
      .from(textVersions)
      .where(and(eq(textVersions.descriptionId, id), eq(textVersions.style, 'professional')))
      .orderBy(textVersions.version);
    expect(stored.map(({ version }) => version)).toEqual([1, ...Array.from({ length: 20 }, (_, n) => n + 6)]);
    const german = { text: 'Versione 24.', sourceLanguage: 'it', targetLanguage: 'en' };
    const answer = (await caller.call('POST', '/api/translate', german)).body;
    expect(text).not.toBe('');
    expect(answer.untranslated).toMatchObject([{ sentence: 'Versione 24.' }]);
  });

  test('the same text again makes no version', async () => {
    const { caller, path, text } = await withDescription();
    await caller.call('PUT', path, { text });
    expect((await caller.call('GET', `${path}/versions`)).body).toHaveLength(1);
  });

  test('a locked sentence stays until it is unlocked', async () => {
    const { caller, path, id, text } = await withDescription();
    const locked = 'Prezzo non trattabile.';
    await caller.call('PUT', path, { text: `${text} ${locked}`, locked: [locked] });
    const refused = await caller.call('PUT', path, { text });
    expect(refused).toMatchObject({ status: 400, body: { field: 'text' } });
    expect(refused.body.message).toContain(locked);
    const other = await caller.call('PUT', path.replace('professional', 'persuasive'), { text: 'Altro.' });
    expect(other.status).toBe(200);
    expect((await caller.call('GET', `/api/descriptions/${id}`)).body.locked).toEqual([locked]);
    expect((await caller.call('PUT', path, { text, locked: [] })).status).toBe(200);
    expect((await caller.call('GET', `/api/descriptions/${id}`)).body.locked).toEqual([]);
  });

  test.each([
    ['an empty text', { text: '  ' }, 400],
    ['no text', {}, 400],
    ['a text of 10,001 characters', { text: 'a'.repeat(10_001) }, 400],
    ['a locked sentence that is not in the text', { text: 'Uno.', locked: ['Due.'] }, 400],
  ])('%s is refused', async (_, payload, status) => {
    const { caller, path } = await withDescription();
    expect((await caller.call('PUT', path, payload)).status).toBe(status);
  });

  test('nothing is locked many times over', async () => {
    const { caller, path, id } = await withDescription();
    const text = 'A'.repeat(9000);
    const locked = Array.from({ length: 100 }, (_, n) => text.slice(n));
    const refused = await caller.call('PUT', path, { text, locked });
    expect(refused).toMatchObject({ status: 400, body: { field: 'locked' } });
    expect((await caller.call('GET', `/api/descriptions/${id}`)).body.locked).toEqual([]);
  });

  test('sentences locked at once in two texts, while a translation is saved, are all locked', async () => {
    const { caller, path, id } = await withDescription();
    const lock = (style: string, sentence: string) =>
      caller.call('PUT', path.replace('professional', style), { text: sentence, locked: [sentence] });
    const german = { language: 'de', professionalDescription: 'Ein Panda.' };
    await Promise.all([
      lock('professional', 'Uno.'),
      lock('persuasive', 'Due.'),
      caller.call('POST', `/api/descriptions/${id}/translations`, german),
    ]);
    const { body } = await caller.call('GET', `/api/descriptions/${id}`);
    expect(body.locked.toSorted()).toEqual(['Due.', 'Uno.']);
    expect(body.translations.de.professional).toBe('Ein Panda.');
  });

  test('two edits at once both leave a version', async () => {
    const { caller, path } = await withDescription();
    await Promise.all([1, 2, 3, 4].map((n) => caller.call('PUT', path, { text: `Insieme ${n}.` })));
    const versions = (await caller.call('GET', `${path}/versions`)).body;
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([5, 4, 3, 2, 1]);
  });
});

describe("promise 19: another user's text", () => {
  test.each([
    ['GET', '', undefined],
    ['PUT', '/texts/it/professional', { text: 'Preso.' }],
    ['GET', '/texts/it/professional/versions', undefined],
    ['POST', '/texts/it/professional/sentences', { text: 'Una.', index: 0 }],
    ['POST', '/translations', { language: 'en', professionalDescription: 'Taken.' }],
  ])('%s %s looks like none at all', async (method, end, payload) => {
    const { id } = await withDescription();
    const stranger = await signedIn();
    const answer = await stranger.call(method, `/api/descriptions/${id}${end}`, payload);
    expect(answer.status).toBe(404);
    expect((await visitor().call(method, `/api/descriptions/${id}${end}`, payload)).status).toBe(401);
  });

  test('a text not written in that language is not found', async () => {
    const { caller, path } = await withDescription();
    const answer = await caller.call('PUT', path.replace('/it/', '/en/'), { text: 'English.' });
    expect(answer.status).toBe(404);
  });
});

describe('one sentence written anew', () => {
  test('says the same facts in other words, and nothing is stored', async () => {
    const { caller, path, text } = await withDescription();
    const answer = await caller.call('POST', `${path}/sentences`, { text, index: 0 });
    expect(answer.status).toBe(200);
    expect(answer.body.sentence).not.toBe('');
    expect(text).not.toContain(answer.body.sentence);
    expect((await caller.call('GET', `${path}/versions`)).body).toHaveLength(1);
  });

  test('is refused when it is locked or does not exist', async () => {
    const { caller, path } = await withDescription();
    const text = 'Questa resta così. Questa no.';
    await caller.call('PUT', path, { text, locked: ['Questa resta così.'] });
    expect((await caller.call('POST', `${path}/sentences`, { text, index: 0 })).status).toBe(409);
    expect((await caller.call('POST', `${path}/sentences`, { text, index: 9 })).status).toBe(400);
  });
});

describe('house sentences', () => {
  test('are kept, and stand word for word and locked in every new text of their style', async () => {
    const caller = await signedIn({ subscriptionPlan: 'ELITE' });
    const closing = 'Le immagini sono indicative: fa fede il veicolo.';
    const sentence = { text: closing, language: 'it', styles: ['persuasive'], place: 'end' };
    expect((await caller.call('PUT', '/api/house-sentences', { sentences: [sentence] })).status).toBe(200);
    expect((await caller.call('GET', '/api/house-sentences')).body).toEqual({ sentences: [sentence] });
    const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData: panda });
    const { professionalDescription, persuasiveDescription } = made.body.descriptions;
    expect(persuasiveDescription.endsWith(`\n\n${closing}`)).toBe(true);
    expect(professionalDescription).not.toContain(closing);
    expect((await caller.call('GET', `/api/descriptions/${made.body.id}`)).body.locked).toEqual([closing]);
  });

  test('nobody sees those of another', async () => {
    const caller = await signedIn();
    expect((await caller.call('GET', '/api/house-sentences')).body).toEqual({ sentences: [] });
  });
});

describe('likeness', () => {
  const likeness = (path: string) => `${path}/likeness`;

  test('is unknown while there is no other text, and full for the text of another car', async () => {
    const { caller, path, text } = await withDescription();
    expect((await caller.call('POST', likeness(path), { text })).body).toEqual({});
    const other = { ...panda, model: 'Tipo' };
    const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData: other });
    const copied = made.body.descriptions.advanced.replaceAll('Tipo', 'Panda');
    const { mostAlike } = (await caller.call('POST', likeness(path), { text: copied })).body;
    expect(mostAlike.share).toBeGreaterThan(0.9);
    expect(mostAlike.car).toMatchObject({ make: 'Fiat', model: 'Tipo' });
    const fresh = (await caller.call('POST', likeness(path), { text })).body.mostAlike;
    expect(fresh.share).toBeLessThan(0.4);
  });
});

describe('the fact sheet', () => {
  const sheetOf = async (caller: Caller, id: string, language = 'it') =>
    (await caller.call('GET', `/api/descriptions/${id}/fact-sheets/${language}`)).body;

  test('lists what is known of the car now, in any language', async () => {
    const { caller, id } = await withDescription();
    expect(await sheetOf(caller, id)).toEqual({
      data: ['anno 2019', 'alimentazione: benzina', 'colore: rosso'],
      lists: [],
    });
    const vehicle = { ...panda, year: 2020, notes: 'clima, graffio porta sx' };
    await caller.call('PUT', `/api/descriptions/${id}/vehicle`, { vehicle });
    const english = await sheetOf(caller, id, 'en');
    expect(english.data).toContain('year 2020');
    expect(english.lists.map((list: { id: string }) => list.id)).toEqual(['equipment', 'damage']);
  });

  test.each([
    ['another user’s car', 'it', 404],
    ['a language there is none of', 'ru', 400],
  ])('%s is refused', async (_, language, status) => {
    const { id } = await withDescription();
    const stranger = await signedIn({ subscriptionPlan: 'ELITE' });
    expect((await stranger.call('GET', `/api/descriptions/${id}/fact-sheets/${language}`)).status).toBe(
      status,
    );
  });
});

test('promise 12: texts are compared thirty times a minute', async () => {
  const { caller, path, text } = await withDescription();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) {
    statuses.push((await caller.call('POST', `${path}/likeness`, { text })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test('no error of ours was met', () => {
  expect(errors).toEqual([]);
});
