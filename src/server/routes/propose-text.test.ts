import { expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { createTestApp } from '#server/testing/test-app.ts';

const { signedIn } = await createTestApp();

const golf = {
  ...{ make: 'Volkswagen', model: 'Golf', year: 2019, mileage: 61_000, price: 17_900, power: 150 },
  ...{ color: 'Grigio', fuelType: 'Diesel', notes: 'unico proprietario, cerchi in lega 17"' },
};

async function withGolf(plan: 'ELITE' | 'FREE' = 'ELITE') {
  const caller = await signedIn({ subscriptionPlan: plan });
  const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData: golf });
  const whole = `/api/descriptions/${made.body.id}`;
  const text = (style: string, language = 'it') => `${whole}/texts/${language}/${style}`;
  const propose = (style: string, language?: string) =>
    caller.call('POST', `${text(style, language)}/proposals`);
  return { caller, whole, text, propose };
}

test('another text of the same car is proposed; nothing is stored and nothing counted', async () => {
  const { caller, whole, text, propose } = await withGolf('FREE');
  const before = (await caller.call('GET', whole)).body;
  const proposals = [];
  for (let times = 0; times < 3; times++) proposals.push((await propose('professional')).body.text);
  expect(new Set([before.copy.professional, ...proposals]).size).toBe(4);
  for (const proposed of proposals) expect(proposed).toMatch(/17\.900 €/);
  expect((await caller.call('GET', whole)).body).toEqual(before);
  expect((await caller.call('GET', `${text('professional')}/versions`)).body).toHaveLength(1);
  expect((await caller.call('GET', '/api/dashboard/stats')).body.monthlyUsage).toBe(1);
});

test('it is written from the data as they are now', async () => {
  const { caller, whole, propose } = await withGolf();
  const { brief } = (await caller.call('GET', whole)).body;
  const vehicle = { ...brief, price: 16_400, color: 'Blu', details: { euroClass: 'Euro 6d' } };
  await caller.call('PUT', `${whole}/vehicle`, { vehicle });
  const { text, making } = (await propose('persuasive')).body;
  expect(text).toContain('16.400');
  expect(text).toContain('Euro 6d');
  expect(text).not.toMatch(/17\.900|grigi/);
  expect(making.leftOut).toEqual([]);
});

test('sentences of the house and locked ones are in it', async () => {
  const { caller, whole, text, propose } = await withGolf();
  const house = { text: 'Ritiriamo il tuo usato.', language: 'it', styles: ['professional'], place: 'end' };
  await caller.call('PUT', '/api/house-sentences', { sentences: [house] });
  const { copy } = (await caller.call('GET', whole)).body;
  const locked = 'La Golf ci ha accompagnati per anni.';
  await caller.call('PUT', text('professional'), {
    text: `${copy.professional} ${locked}`,
    locked: [locked],
  });
  const proposed = (await propose('professional')).body.text;
  expect(proposed).toContain(house.text);
  expect(proposed).toContain(locked);
});

test.each(languages.filter((one) => one !== 'it'))(
  'a saved translation can be had anew, too (%s)',
  async (language) => {
    const { caller, whole, propose } = await withGolf();
    const saved = { language, professionalDescription: 'Golf 17.900 €.' };
    await caller.call('POST', `${whole}/translations`, saved);
    expect((await propose('professional', language)).body.text).toMatch(/17[.,\u202f\s]900/);
  },
);

test('taken, it is a text of ours: a translation carries all of it', async () => {
  const { caller, text, propose } = await withGolf();
  const proposed = (await propose('persuasive')).body.text;
  await caller.call('PUT', text('persuasive'), { text: proposed, isProposed: true });
  const [newest] = (await caller.call('GET', `${text('persuasive')}/versions`)).body;
  expect(newest).toMatchObject({ version: 2, text: proposed, origin: 'written' });
  const asked = { text: proposed, sourceLanguage: 'it', targetLanguage: 'de' };
  expect((await caller.call('POST', '/api/translate', asked)).body.untranslated).toEqual([]);
});

test('a style that is not to be had, another car and a text that is not there are refused', async () => {
  const free = await withGolf('FREE');
  expect((await free.propose('advanced')).status).toBe(403);
  const { caller, whole, propose } = await withGolf();
  expect((await propose('professional', 'fr')).status).toBe(404);
  const { brief } = (await caller.call('GET', whole)).body;
  await caller.call('PUT', `${whole}/vehicle`, { vehicle: { ...brief, make: 'Seat', model: 'Leon' } });
  const refused = await propose('professional');
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain('genera una descrizione nuova');
});
