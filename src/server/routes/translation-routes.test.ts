import { describe, expect, test } from 'vitest';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { sampleBrief, sampleSeed } from '#domain/descriptions/sample-brief.ts';
import { dayOf } from '#domain/shared/days.ts';
import { type Caller, createTestApp } from '#server/testing/test-app.ts';

const { signedIn, visitor, errors, clock } = await createTestApp();

const panda = {
  make: 'Fiat',
  model: 'Panda',
  year: 2019,
  mileage: 64_000,
  price: 7900,
  notes: 'sensori di parcheggio',
};
const intoEnglish = (text: string) => ({ text, sourceLanguage: 'it', targetLanguage: 'en' });

async function withDescription(
  vehicleData: object = panda,
): Promise<{ caller: Caller; id: string; text: string }> {
  const caller = await signedIn({ subscriptionPlan: 'PRO' });
  const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData });
  return { caller, id: made.body.id, text: made.body.descriptions.professionalDescription };
}

/** The text without the sentences that hold the word. */
const without = (text: string, word: string) =>
  splitSentences(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => !sentence.includes(word))
    .join(' ');

test('anybody may ask which languages there are', async () => {
  const { status, body } = await visitor().call('GET', '/api/languages');
  expect(status).toBe(200);
  expect(body.map(({ code }: { code: string }) => code).sort()).toEqual(['de', 'en', 'es', 'fr', 'it']);
  expect(body).toContainEqual({ code: 'de', name: 'Deutsch', flag: '🇩🇪' });
});

describe('translating', () => {
  test.each([
    ['en', ['€7,900', '64,000 km', 'parking sensors']],
    ['de', ['7.900', '64.000', 'Parksensoren']],
    ['fr', ['7\u202f900', '64\u202f000', 'capteurs']],
    ['es', ['7.900', '64.000', 'sensores']],
  ])('a text of ours is written again in %s from its facts', async (targetLanguage, expected) => {
    const { caller, text } = await withDescription();
    const payload = { text, sourceLanguage: 'it', targetLanguage };
    const { status, body } = await caller.call('POST', '/api/translate', payload);
    expect(status).toBe(200);
    expect(body).toMatchObject({ sourceLanguage: 'it', targetLanguage, untranslated: [] });
    for (const words of expected) expect(body.translatedText.toLowerCase()).toContain(words.toLowerCase());
    expect(body.translatedText).not.toMatch(/questa|sensori/i);
  });

  test('a sentence the seller changed stays behind, and he is told which and why', async () => {
    const { caller, id, text } = await withDescription();
    const edited = `${text} La nonna la usava solo la domenica.`;
    await caller.call('PUT', `/api/descriptions/${id}/texts/it/professional`, { text: edited });
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(edited));
    expect(body.translatedText).toContain('€7,900');
    expect(body.untranslated).toMatchObject([{ sentence: 'La nonna la usava solo la domenica.' }]);
    expect(body.untranslated[0].reason).toContain('modello linguistico');
  });

  test('damage and conditions of sale that the other language has no words for are quoted and named, damage first', async () => {
    const { caller, text } = await withDescription({
      ...panda,
      notes:
        'gancio di traino, consegna solo in piazza il sabato. Graffi lasciati dal gatto sulla cappelliera della nonna.',
    });
    const payload = { text, sourceLanguage: 'it', targetLanguage: 'de' };
    const { body } = await caller.call('POST', '/api/translate', payload, { 'accept-language': 'en' });
    expect(body.translatedText).toContain('Anhängerkupplung');
    expect(body.leftOut).toEqual([
      {
        note: 'graffi lasciati dal gatto sulla cappelliera della nonna',
        kind: 'damage',
        reason: expect.stringContaining('in the language you typed it in'),
        isQuoted: true,
      },
      {
        note: 'consegna solo in piazza il sabato',
        kind: 'deal',
        reason: expect.stringContaining('in the language you typed it in'),
        isQuoted: true,
      },
    ]);
    expect(body.translatedText).toContain('»graffi lasciati dal gatto sulla cappelliera della nonna«');
    expect(body.translatedText).toContain('»consegna solo in piazza il sabato«');
  });

  test('a price changed in the text is the price of the translation, and nothing is left to add', async () => {
    const { caller, id, text } = await withDescription();
    const edited = text.replace('7.900', '6.900');
    await caller.call('PUT', `/api/descriptions/${id}/texts/it/professional`, { text: edited });
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(edited));
    expect(body.translatedText).toContain('€6,900');
    expect(body.translatedText).not.toContain('7,900');
    expect(body.untranslated).toEqual([]);
  });

  test('what the seller took out of the text does not come back, and is named', async () => {
    const { caller, id, text } = await withDescription({
      ...panda,
      notes: 'mai usata in pista, gancio di traino',
    });
    const edited = without(text, 'pista');
    await caller.call('PUT', `/api/descriptions/${id}/texts/it/professional`, { text: edited });
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(edited));
    expect(body.translatedText).toMatch(/tow/i);
    expect(body.translatedText).not.toMatch(/track/i);
    expect(body.leftOut).toMatchObject([
      { note: 'mai usata in pista', kind: 'other', reason: expect.stringContaining('tolt') },
    ]);
  });

  test('a condition of sale that the seller typed and nobody translates is marked as one', async () => {
    const { caller, id, text } = await withDescription();
    const edited = `${text} Vendita solo a commercianti.`;
    const locked = ['Vendita solo a commercianti.'];
    await caller.call('PUT', `/api/descriptions/${id}/texts/it/professional`, { text: edited, locked });
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(edited));
    expect(body.untranslated).toMatchObject([{ sentence: 'Vendita solo a commercianti.', kind: 'deal' }]);
  });

  test('a fixed sentence of the seller’s stays behind and is named', async () => {
    const caller = await signedIn({ subscriptionPlan: 'PRO' });
    const own = { text: 'Vi aspettiamo in salone.', language: 'it', styles: ['professional'], place: 'end' };
    await caller.call('PUT', '/api/house-sentences', { sentences: [own] });
    const made = await caller.call('POST', '/api/generate-descriptions', { vehicleData: panda });
    const { professionalDescription } = made.body.descriptions;
    const { body } = await caller.call('POST', '/api/translate', intoEnglish(professionalDescription));
    expect(body.untranslated).toMatchObject([
      { sentence: own.text, reason: expect.stringContaining('fissa') },
    ]);
  });

  test('a text that is not ours is told apart, sentence by sentence, in the language of the reader', async () => {
    const { caller } = await withDescription();
    const headers = { 'accept-language': 'en' };
    const { status, body } = await caller.call(
      'POST',
      '/api/translate',
      intoEnglish('Vendo auto. Prezzo trattabile.'),
      headers,
    );
    expect(status).toBe(200);
    expect(body.translatedText).toBe('');
    expect(body.untranslated).toHaveLength(2);
    expect(body.untranslated[0].reason).toContain('language model');
  });

  test('the text of another user is not ours', async () => {
    const { text } = await withDescription();
    const stranger = await signedIn();
    const { body } = await stranger.call('POST', '/api/translate', intoEnglish(text));
    expect(body.translatedText).toBe('');
  });

  test.each([
    ['an empty text', { text: '', targetLanguage: 'en' }],
    ['an unknown language', { text: 'Ciao.', targetLanguage: 'pt' }],
    ['a text without end', { text: 'a'.repeat(10_001), targetLanguage: 'en' }],
  ])('%s is refused', async (_, payload) => {
    const caller = await signedIn();
    expect((await caller.call('POST', '/api/translate', payload)).status).toBe(400);
  });

  test('a visitor has to sign in', async () => {
    expect((await visitor().call('POST', '/api/translate', intoEnglish('Ciao.'))).status).toBe(401);
  });

  test('a visitor may try the samples, and nothing else', async () => {
    const writer = offlineCopywriter({ now: () => clock.now });
    const sample = { brief: sampleBrief, style: 'professional', language: 'it', seed: sampleSeed } as const;
    const { text } = await writer.write(sample);
    const { body } = await visitor().call('POST', '/api/translate-test', intoEnglish(text));
    expect(body.translatedText).toContain('€22,900');
    const other = (await visitor().call('POST', '/api/translate-test', intoEnglish('Vendo auto.'))).body;
    expect(other).toMatchObject({ translatedText: '', untranslated: [{ sentence: 'Vendo auto.' }] });
  });

  test('the samples are refused for a minute to who tries many', async () => {
    const caller = visitor();
    const ask = (headers = {}, from = caller) =>
      from.call('POST', '/api/translate-test', intoEnglish('Vendo auto.'), headers);
    for (let tries = 0; tries < 30; tries++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('un minuto')]);
    for (const [reader, words] of Object.entries({
      en: 'Wait a minute',
      de: 'Warten Sie eine Minute',
      fr: 'Attendez une minute',
      es: 'Espera un minuto',
    })) {
      const { status, body } = await ask({ 'accept-language': reader });
      expect([status, body.message]).toEqual([429, expect.stringContaining(words)]);
    }
    expect((await ask({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(429);
    expect((await ask({}, visitor())).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await ask()).status).toBe(200);
  });

  test('many at once from one place share what is allowed', async () => {
    const caller = visitor();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        caller.call('POST', '/api/translate-test', intoEnglish('Vendo auto.')),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test('the samples ask no language model, whoever writes the rest', async () => {
    const asked: unknown[] = [];
    const offline = offlineCopywriter({ now: () => clock.now });
    const copywriter: Copywriter = {
      engine: { name: 'of-the-tests', version: '1' },
      async write(request) {
        asked.push(request);
        return offline.write({ ...request, seed: 7 });
      },
    };
    const other = await createTestApp({ copywriter });
    const sample = { brief: sampleBrief, style: 'professional', language: 'it', seed: sampleSeed } as const;
    const { text } = await offline.write(sample);
    const { body } = await other.visitor().call('POST', '/api/translate-test', intoEnglish(text));
    expect(body.translatedText).toContain('€22,900');
    expect(asked).toEqual([]);
  });
});

describe('saving a translation', () => {
  test('keeps it beside the description, by id or as the current one', async () => {
    const { caller, id } = await withDescription();
    const english = { language: 'en', professionalDescription: 'A car.', persuasiveDescription: null };
    const german = {
      language: 'de',
      professionalDescription: 'Ein Auto.',
      persuasiveDescription: 'Ihr Auto.',
    };
    expect((await caller.call('POST', `/api/descriptions/${id}/translations`, english)).status).toBe(200);
    expect((await caller.call('POST', '/api/descriptions/current/translations', german)).status).toBe(200);
    const { translations } = (await caller.call('GET', `/api/descriptions/${id}`)).body;
    expect(translations).toEqual({
      en: { professional: 'A car.' },
      de: { professional: 'Ein Auto.', persuasive: 'Ihr Auto.' },
    });
  });

  test('promise 32: is text of whole letters without invisible commands, like any other', async () => {
    const { caller, id } = await withDescription();
    const typed = {
      professionalDescription: 'A\u0000 \u202ecar\ud800.\r\n',
      persuasiveDescription: '\u0000',
    };
    const path = `/api/descriptions/${id}/translations`;
    expect((await caller.call('POST', path, { language: 'en', ...typed })).status).toBe(200);
    const { translations } = (await caller.call('GET', `/api/descriptions/${id}`)).body;
    expect(translations).toEqual({ en: { professional: 'A car\ufffd.' } });
  });

  test('is limited like writing, as each is kept for good', async () => {
    const { caller, id } = await withDescription();
    const save = (n: number) => {
      const payload = { language: 'en', professionalDescription: `A car ${n}.` };
      return caller.call('POST', `/api/descriptions/${id}/translations`, payload);
    };
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await save(n)).status);
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200));
    expect(statuses.at(-1)).toBe(429);
    clock.now = new Date(clock.now.getTime() + 60_000);
    expect((await save(99)).status).toBe(200);
  });

  test('a translation can be edited like any text', async () => {
    const { caller, id } = await withDescription();
    const english = { language: 'en', professionalDescription: 'A car.' };
    await caller.call('POST', `/api/descriptions/${id}/translations`, english);
    const path = `/api/descriptions/${id}/texts/en/professional`;
    expect((await caller.call('PUT', path, { text: 'A fine car.' })).status).toBe(200);
    const versions = (await caller.call('GET', `${path}/versions`)).body;
    expect(versions.map(({ origin }: { origin: string }) => origin)).toEqual(['edited', 'translated']);
  });

  test.each([
    ['without a description', 'current', { language: 'en', professionalDescription: 'A car.' }, 404],
    ['in an unknown language', 'current', { language: 'pt', professionalDescription: 'Um carro.' }, 400],
    ['of a strange id', 'nobody', { language: 'en', professionalDescription: 'A car.' }, 400],
  ])('%s is refused', async (_, id, payload, status) => {
    const caller = await signedIn();
    expect((await caller.call('POST', `/api/descriptions/${id}/translations`, payload)).status).toBe(status);
  });
});

test('no error of ours was met', () => {
  expect(errors).toEqual([]);
});

test('a translation whose original was worded anew is out of date until it is made again; new figures keep it', async () => {
  const { caller, id, text } = await withDescription();
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  };
  const outdated = async () => (await caller.call('GET', `/api/descriptions/${id}`)).body.outdated;
  const save = (language: string, professionalDescription: string) =>
    caller.call('POST', `/api/descriptions/${id}/translations`, { language, professionalDescription });
  const waiting = async (someone = caller) => {
    const { body } = await someone.call('GET', '/api/descriptions/waiting');
    const listed = (await someone.call('GET', '/api/descriptions?view=outdated-translation')).body;
    expect(body.outdatedTranslation).toBe(listed.length);
    return listed.map((car: { id: string }) => car.id);
  };
  await save('de', 'Ein Panda für 7.900 €.');
  await save('en', 'A Panda for €7,900.');
  expect(await outdated()).toEqual([]);
  later();
  const { brief } = (await caller.call('GET', `/api/descriptions/${id}`)).body;
  await caller.call('PUT', `/api/descriptions/${id}/vehicle`, { vehicle: { ...brief, price: 7500 } });
  expect(await outdated()).toEqual([]);
  expect(await waiting()).toEqual([]);
  later();
  await caller.call('PUT', `/api/descriptions/${id}/texts/it/professional`, {
    text: `${text} Vieni a vederla.`,
  });
  expect(await outdated()).toEqual([
    { language: 'de', style: 'professional' },
    { language: 'en', style: 'professional' },
  ]);
  later();
  await save('de', 'Ein Panda für 7.500 €. Komm ihn ansehen.');
  expect(await outdated()).toEqual([{ language: 'en', style: 'professional' }]);
  expect(await waiting()).toEqual([id]);
  expect(await waiting(await signedIn())).toEqual([]);
  await save('en', 'A Panda for €7,500. Come and see it.');
  expect(await waiting()).toEqual([]);
  later();
  await caller.call('PUT', `/api/descriptions/${id}/texts/it/professional`, { text: `${text} Ciao.` });
  expect(await waiting()).toEqual([id]);
  await caller.call('PATCH', `/api/descriptions/${id}/outcome`, { sold: { on: dayOf(clock.now) } });
  expect(await waiting()).toEqual([]);
});
