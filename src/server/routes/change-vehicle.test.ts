import { describe, expect, test } from 'vitest';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { clock, signedIn, visitor, errors } = await createTestApp();

const golf = {
  ...{ make: 'Volkswagen', model: 'Golf', year: 2019, mileage: 61_000, price: 17_900, power: 150 },
  ...{ color: 'Grigio', fuelType: 'Diesel', notes: 'unico proprietario, cerchi in lega 17"' },
};
const styles = ['professional', 'persuasive', 'advanced'] as const;

async function withGolf() {
  const caller = await signedIn({ subscriptionPlan: 'ELITE' });
  const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData: golf });
  return { caller, ...paths(made.body.id) };
}

const paths = (id: string) => ({
  id,
  whole: `/api/descriptions/${id}`,
  vehicle: `/api/descriptions/${id}/vehicle`,
  text: (style: string, language = 'it') => `/api/descriptions/${id}/texts/${language}/${style}`,
});

const briefOf = async (caller: SignedInCaller, whole: string) => (await caller.call('GET', whole)).body.brief;

describe('a price that is lowered', () => {
  test('stands in every style, each as a new version, and in the list', async () => {
    const { caller, whole, vehicle, text } = await withGolf();
    const before = (await caller.call('GET', whole)).body;
    const { status, body } = await caller.call('PUT', vehicle, {
      vehicle: { ...before.brief, price: '16.900 €' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ brief: { price: 16_900, mileage: 61_000 }, outdated: [] });
    expect(body.carried).toEqual(styles.map((style) => ({ language: 'it', style })));
    const after = (await caller.call('GET', whole)).body;
    for (const style of styles) {
      expect(before.copy[style]).toContain('17.900');
      expect(after.copy[style]).toBe(before.copy[style].replaceAll('17.900', '16.900'));
    }
    const versions = (await caller.call('GET', `${text('persuasive')}/versions`)).body;
    expect(versions).toMatchObject([
      { version: 2, origin: 'carried' },
      { version: 1, origin: 'written' },
    ]);
    expect((await caller.call('GET', '/api/descriptions')).body[0].price).toBe(16_900);
  });

  test('stands in the saved translations too', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const { brief, copy } = (await caller.call('GET', whole)).body;
    const asked = { text: copy.professional, sourceLanguage: 'it', targetLanguage: 'de' };
    const { translatedText } = (await caller.call('POST', '/api/translate', asked)).body;
    expect(translatedText).toContain('17.900');
    const saved = { language: 'de', professionalDescription: translatedText };
    expect((await caller.call('POST', `${whole}/translations`, saved)).status).toBe(200);
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...brief, price: 16_900 } });
    expect(body.carried).toContainEqual({ language: 'de', style: 'professional' });
    const { translations } = (await caller.call('GET', whole)).body;
    expect(translations.de.professional).toBe(translatedText.replaceAll('17.900', '16.900'));
  });

  test('is kept in a history, the newest first', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    await caller.call('PUT', vehicle, { vehicle: { ...brief, price: 16_900 } });
    clock.now = new Date(clock.now.getTime() + 60_000);
    await caller.call('PUT', vehicle, { vehicle: { ...brief, price: 15_900, warranty: '12 mesi' } });
    const { changes } = (await caller.call('GET', whole)).body;
    expect(changes).toMatchObject([
      { at: clock.now.toISOString(), field: 'price', before: 16_900, after: 15_900 },
      { field: 'warranty', after: '12 mesi' },
      { field: 'price', before: 17_900, after: 16_900 },
    ]);
    expect(changes[1]).not.toHaveProperty('before');
  });

  test('changed twice and back is the text as it was', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const before = (await caller.call('GET', whole)).body;
    for (const price of [16_900, 9900, 17_900])
      await caller.call('PUT', vehicle, { vehicle: { ...before.brief, price } });
    expect((await caller.call('GET', whole)).body.copy).toEqual(before.copy);
  });

  test('may be typed with its terms, which the notes then hold', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    const { body } = await caller.call('PUT', vehicle, {
      vehicle: { ...brief, price: '16.900 + IVA' },
      seen: brief,
    });
    expect(body.brief).toMatchObject({ price: 16_900, notes: `prezzo + IVA\n${golf.notes}` });
  });

  test('leaves what the seller typed and what he locked, and names it', async () => {
    const { caller, whole, vehicle, text } = await withGolf();
    const { brief, copy } = (await caller.call('GET', whole)).body;
    const typed = 'A 17.900 euro non la trovi altrove.';
    await caller.call('PUT', text('professional'), { text: `${copy.professional} ${typed}` });
    const locked = 'Il prezzo di 17.900 € comprende il passaggio.';
    await caller.call('PUT', text('persuasive'), { text: `${copy.persuasive} ${locked}`, locked: [locked] });
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...brief, price: 16_900 } });
    expect(body.outdated).toEqual([
      { language: 'it', style: 'professional', sentence: typed },
      { language: 'it', style: 'persuasive', sentence: locked },
    ]);
    const after = (await caller.call('GET', whole)).body;
    expect(after.copy.professional).toBe(`${copy.professional.replaceAll('17.900', '16.900')} ${typed}`);
    expect(after.locked).toEqual([locked]);
  });

  test('stands in the notes that named the old one', async () => {
    const { caller, vehicle } = await withGolf();
    const brief = await briefOf(caller, vehicle.replace('/vehicle', ''));
    const notes = '17.900 € trattabili, unico proprietario';
    await caller.call('PUT', vehicle, { vehicle: { ...brief, notes } });
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...brief, notes, price: 16_900 } });
    expect(body.brief.notes).toBe('16.900 € trattabili, unico proprietario');
  });

  test('takes nothing of the month', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    const used = async () => (await caller.call('GET', '/api/dashboard/stats')).body.monthlyUsage;
    const before = await used();
    await caller.call('PUT', vehicle, { vehicle: { ...brief, price: 16_900 } });
    expect([before, await used()]).toEqual([1, 1]);
  });

  test('makes no sentence the seller’s own: a translation later carries all of it', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    await caller.call('PUT', vehicle, { vehicle: { ...brief, price: 16_900 } });
    const { copy } = (await caller.call('GET', whole)).body;
    const asked = { text: copy.persuasive, sourceLanguage: 'it', targetLanguage: 'de' };
    const { translatedText, untranslated } = (await caller.call('POST', '/api/translate', asked)).body;
    expect(untranslated).toEqual([]);
    expect(translatedText).toContain('16.900');
    expect(translatedText).not.toContain('17.900');
  });
});

describe('other data', () => {
  test('mileage and power are put right where they stand, in the unit that was used', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const { brief, copy } = (await caller.call('GET', whole)).body;
    const { body } = await caller.call('PUT', vehicle, {
      vehicle: { ...brief, mileage: '63.500', power: 116 },
    });
    expect(body.outdated).toEqual([]);
    const after = (await caller.call('GET', whole)).body;
    expect(after.copy.professional).toBe(
      copy.professional.replaceAll('61.000', '63.500').replaceAll('150 CV', '116 CV'),
    );
  });

  test('a colour that a text names is left to the seller, who is told where', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const { brief, copy } = (await caller.call('GET', whole)).body;
    const naming = styles.filter((style) => /grigi[oa]/iu.test(copy[style]));
    expect(naming).not.toEqual([]);
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...brief, color: 'Blu' } });
    expect(body.outdated.map(({ style }: { style: string }) => style)).toEqual(naming);
    for (const { sentence } of body.outdated) expect(sentence).toMatch(/grigi[oa]/iu);
    expect((await caller.call('GET', whole)).body.copy).toEqual(copy);
  });

  test('a sentence that tells a carried figure beside it is named as it now reads', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const { brief } = (await caller.call('GET', whole)).body;
    const changed = { ...brief, color: 'Blu', mileage: 72_000, year: 2018, price: 15_900, power: 140 };
    const { body } = await caller.call('PUT', vehicle, { vehicle: changed });
    const { copy } = (await caller.call('GET', whole)).body;
    expect(body.outdated.length).toBeGreaterThan(0);
    for (const { style, sentence } of body.outdated) expect(copy[style]).toContain(sentence);
  });

  test('a mileage that the notes state of something else is left to the seller', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    const notes = 'tagliando fatto a 61.000 km';
    await caller.call('PUT', vehicle, { vehicle: { ...brief, notes } });
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...brief, notes, mileage: 63_500 } });
    expect(body.outdated.map(({ style }: { style: string }) => style)).toEqual(styles);
    for (const { sentence } of body.outdated) expect(sentence).toContain('61.000');
  });

  test('another name of the car is put in by the seller, who is told where the old one stands', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    const longer = await caller.call('PUT', vehicle, { vehicle: { ...brief, model: 'Golf Variant' } });
    expect(longer.body.outdated).toEqual([]);
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...brief, model: 'Passat' } });
    expect(body.outdated.map(({ style }: { style: string }) => style)).toEqual(
      expect.arrayContaining([...styles]),
    );
    for (const { sentence } of body.outdated) expect(sentence).toMatch(/golf/iu);
  });

  test('make and model are found by the search as they now are', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const brief = await briefOf(caller, whole);
    await caller.call('PUT', vehicle, { vehicle: { ...brief, model: 'Golf Variant' } });
    expect((await caller.call('GET', '/api/descriptions?search=variant')).body).toHaveLength(1);
  });
});

describe('two who change the same car', () => {
  test('different fields: nothing is lost', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const seen = await briefOf(caller, whole);
    await caller.call('PUT', vehicle, { vehicle: { ...seen, price: 16_900 }, seen });
    const { body } = await caller.call('PUT', vehicle, { vehicle: { ...seen, mileage: 62_000 }, seen });
    expect(body.brief).toMatchObject({ price: 16_900, mileage: 62_000 });
  });

  test('the same field: the later one is told what it is now, and nothing changes', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const seen = await briefOf(caller, whole);
    await caller.call('PUT', vehicle, { vehicle: { ...seen, price: 16_900 }, seen });
    const refused = await caller.call('PUT', vehicle, { vehicle: { ...seen, price: 15_500 }, seen });
    expect(refused).toMatchObject({ status: 409, body: { field: 'price' } });
    expect(refused.body.message).toContain('16900');
    expect((await briefOf(caller, whole)).price).toBe(16_900);
  });

  test('at the same moment: both changes are there', async () => {
    const { caller, whole, vehicle } = await withGolf();
    const seen = await briefOf(caller, whole);
    const answers = await Promise.all([
      caller.call('PUT', vehicle, { vehicle: { ...seen, price: 16_900 }, seen }),
      caller.call('PUT', vehicle, { vehicle: { ...seen, mileage: 62_000 }, seen }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = (await caller.call('GET', whole)).body;
    expect(after.brief).toMatchObject({ price: 16_900, mileage: 62_000 });
    expect(after.copy.professional).toContain('16.900');
    expect(after.copy.professional).toContain('62.000');
  });
});

test.each([
  ['a price that is none', { price: 'quasi niente' }, 400, 'vehicle.price'],
  ['a colour of no list', { color: 'Fucsia' }, 400, 'vehicle.color'],
  ['no make', { make: '' }, 400, 'vehicle.make'],
])('%s is refused at its field, and nothing changes', async (_, change, status, field) => {
  const { caller, whole, vehicle } = await withGolf();
  const brief = await briefOf(caller, whole);
  const refused = await caller.call('PUT', vehicle, { vehicle: { ...brief, ...change } });
  expect(refused).toMatchObject({ status, body: { field } });
  expect(await briefOf(caller, whole)).toEqual(brief);
});

test('another’s car is not found, and a visitor signs in first', async () => {
  const { vehicle } = await withGolf();
  const other = await signedIn({ subscriptionPlan: 'ELITE' });
  expect((await other.call('PUT', vehicle, { vehicle: golf })).status).toBe(404);
  expect((await visitor().call('PUT', vehicle, { vehicle: golf })).status).toBe(401);
  expect(errors).toEqual([]);
});
