import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { createTestApp } from '#server/testing/test-app.ts';

// Whoever else could write refuses to: neither is ever asked for a visitor.
const { db, clock, visitor, signedIn, errors, logged } = await createTestApp({
  copywriter: {
    engine: { name: 'of-the-tests', version: '1' },
    write: () => expect.unreachable('A visitor’s text was asked of a paid writer.'),
  },
  languageModel: {
    name: 'of-the-tests',
    answer: () => expect.unreachable('A visitor’s text was asked of a language model.'),
  } as never,
});

const panda = {
  ...{ make: 'Fiat', model: 'Panda', year: '2021', mileage: '45.000' },
  ...{ fuelType: 'Benzina', price: '10.900' },
};
const ask = (car: unknown = panda, from = visitor(), headers = {}) =>
  from.call('POST', '/api/first-text', { vehicleData: car }, headers);
const write = async (car: unknown = panda, headers = {}): Promise<string> => {
  const { status, body } = await ask(car, visitor(), headers);
  expect([status, Object.keys(body)]).toEqual([200, ['text']]);
  return body.text;
};

/** How many rows each table has, but the counts of the limits. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )) as unknown as { rows: { name: string }[] };
  const counts: Record<string, number> = {};
  for (const { name } of rows.filter(({ name }) => name !== 'rate_limits')) {
    const counted = await db.execute(sql`select count(*)::int as n from ${sql.identifier(name)}`);
    counts[name] = (counted as unknown as { rows: { n: number }[] }).rows[0]?.n ?? 0;
  }
  return counts;
}

describe('a visitor’s first text', () => {
  test.each([
    ['it', '45.000 km', /benzina/, /10\.900\s€/],
    ['en', '45,000 km', /petrol/, /€10,900/],
    ['de', '45.000 km', /Benzin/, /10\.900\s€/],
    ['fr', '45 000 km', /essence/, /10\s900\s€/],
    ['es', '45.000 km', /gasolina/, /10\.900\s€/],
  ])(
    'is written from the typed data in the reader’s language: %s',
    async (language, mileage, fuel, price) => {
      const text = (await write(panda, { 'accept-language': language })).replace(/[\u00a0\u202f]/g, ' ');
      for (const fact of ['Fiat', 'Panda', '2021', mileage, fuel, price]) expect(text).toMatch(fact);
    },
  );

  test('needs make and model only, and states nothing more', async () => {
    const text = await write({ make: 'Fiat', model: 'Panda', year: ' ', mileage: '', fuelType: null });
    expect(text).toContain('Fiat Panda');
    expect(text).not.toMatch(/\d/);
  });

  test('tells what is typed around a figure', async () => {
    expect(await write({ ...panda, price: '10.900 + IVA' })).toMatch(/IVA/);
  });

  test('reads otherwise when it is asked for again', async () => {
    const texts = new Set<string>();
    for (let tries = 0; tries < 5; tries++) texts.add(await write());
    expect(texts.size).toBeGreaterThan(1);
  });

  test('is stored nowhere, whoever asks, and stands in no log', async () => {
    const seller = await signedIn();
    const before = await countRows();
    expect(before).toHaveProperty('descriptions');
    const car = { make: 'Fiat', model: 'Pandissima Unica' };
    expect((await ask(car)).body.text).toContain('Pandissima Unica');
    expect((await ask(car, seller)).body.text).toContain('Pandissima Unica');
    expect(await countRows()).toEqual(before);
    expect(logged.join('\n')).not.toContain('Pandissima');
    expect((await seller.call('GET', '/api/dashboard/stats')).body.monthlyUsage).toBe(0);
  });
});

describe('what is refused names its field and says what to do, in five languages', () => {
  test.each<[string, object, string, Record<string, RegExp>]>([
    [
      'no make',
      { make: ' ' },
      'make',
      { it: /Indica la marca/, en: /Enter the make/, de: /die Marke/, fr: /la marque/, es: /la marca/ },
    ],
    [
      'no model',
      { model: '\u202e\r\n' },
      'model',
      { it: /Indica il modello/, en: /the model/, de: /das Modell/, fr: /le modèle/, es: /el modelo/ },
    ],
    [
      'a year that will not come',
      { year: '3021' },
      'year',
      { it: /tra 1/, en: /between 1/, de: /zwischen 1/, fr: /entre 1/, es: /entre 1/ },
    ],
    [
      'a fuel of another list',
      { fuelType: 'Vapore' },
      'fuelType',
      { it: /Scegli/, en: /Choose/, de: /wählen/, fr: /Choisissez/, es: /Elige/ },
    ],
    ['a mileage in words', { mileage: 'pochi' }, 'mileage', { it: /./, en: /./, de: /./, fr: /./, es: /./ }],
    [
      'a price that is none',
      { price: 'da vedere' },
      'price',
      { it: /./, en: /./, de: /./, fr: /./, es: /./ },
    ],
    ['a name too long', { model: 'x'.repeat(81) }, 'model', { it: /./, en: /./, de: /./, fr: /./, es: /./ }],
  ])('%s', async (_, wrong, field, sentences) => {
    for (const language of languages) {
      const answer = await ask({ ...panda, ...wrong }, visitor(), { 'accept-language': language });
      const fault = {
        field: `vehicleData.${field}`,
        message: expect.stringMatching(sentences[language] ?? ''),
      };
      expect([language, answer.status, answer.body.errors]).toEqual([language, 400, [fault]]);
    }
  });

  test.each<[string, unknown, number]>([
    ['nothing', '', 400],
    ['null', null, 400],
    ['a list', [panda], 400],
    ['half a JSON', '{"vehicleData":{"make":"Fiat', 400],
    ['more than 16 kB', { vehicleData: { ...panda, notes: 'è'.repeat(9000) } }, 413],
  ])('%s', async (_, payload, status) => {
    expect((await visitor().call('POST', '/api/first-text', payload)).status).toBe(status);
  });

  test('and takes none of the day’s tries', async () => {
    const caller = visitor();
    for (let tries = 0; tries < 15; tries++) {
      expect((await ask({ ...panda, make: '' }, caller)).status).toBe(400);
    }
    expect((await ask(panda, caller)).status).toBe(200);
  });
});

describe('promise 12: first texts are limited for each address', () => {
  test('the 11th within a day is refused in the reader’s language, with what to do', async () => {
    const caller = visitor();
    for (let tries = 0; tries < 10; tries++) expect((await ask(panda, caller)).status).toBe(200);
    for (const [language, words] of Object.entries({
      it: 'Con un account gratuito',
      en: 'With a free account',
      de: 'Mit einem kostenlosen Konto',
      fr: 'Avec un compte gratuit',
      es: 'Con una cuenta gratuita',
    })) {
      const { status, body } = await ask(panda, caller, { 'accept-language': language });
      expect([status, body]).toEqual([429, { message: expect.stringContaining(words) }]);
    }
    expect((await ask(panda, caller, { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429);
    expect((await ask()).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000);
    expect((await ask(panda, caller)).status).toBe(200);
  });

  test('many at once share what is allowed', async () => {
    const caller = visitor();
    const answers = await Promise.all(Array.from({ length: 15 }, () => ask(panda, caller)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe('promise 32: hostile words stay words', () => {
  test('markup in a name is no name, nor are marks that nobody sees', async () => {
    const text = await write({ make: 'Fiat\r\n\u202e', model: '<img src=x onerror=alert(1)>' });
    expect(text).toContain('Fiat');
    expect(text).not.toMatch(/[<>\u202e\r]|alert/);
  });

  test('what the contract does not name is dropped', async () => {
    const other = { copyStyles: ['advanced'], language: 'de', role: 'admin', color: 'Rosso' };
    const text = await write({ ...panda, ...other, targetCustomers: ['Uomo 40+'] });
    expect(text).not.toMatch(/ross[ao]|Wagen/i);
  });

  test('a contact in the notes is in no text', async () => {
    const text = await write({
      ...panda,
      notes: 'unico proprietario, chiama 333 1234567, www.altrove.example',
    });
    expect(text).not.toMatch(/1234567|altrove/);
  });
});

test('nothing of all this was an error of ours', () => expect(errors).toEqual([]));
