import { describe, expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { CopyRequest } from '../copy.ts';
import { loadFactChecker } from '../facts/load-fact-checker.ts';
import { offlineCopywriter } from '../writer/offline-copywriter.ts';
import type { LanguageModel } from './language-model.ts';
import { modelCopywriter } from './model-copywriter.ts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
const hydrogen = briefSchema.parse({
  ...{ make: 'Toyota', model: 'Mirai', year: 2021, mileage: 48_000, fuelType: 'Idrogeno', color: 'Blu' },
  ...{ power: 182, driveType: 'Posteriore', doors: 4, price: 29_900, category: 'Berlina' },
});
const requestOf = (language: CopyRequest['language']): CopyRequest => ({
  ...{ brief: hydrogen, style: 'persuasive', language, seed: 3 },
});

/** What is published when the model answers with these texts, one after the other. */
async function publish(language: CopyRequest['language'], ...answers: string[]) {
  const asked: string[] = [];
  const model: LanguageModel = {
    ...{ engine: { name: 'a provider', version: '1' }, timeout: 1000 },
    async ask({ user }) {
      asked.push(user);
      const text = answers[Math.min(asked.length, answers.length) - 1];
      return { text: JSON.stringify({ text }), ending: 'finished', inputTokens: 1, outputTokens: 1 };
    },
  };
  const deps = {
    ...{ model, offline: offlineCopywriter(clock) },
    loadFactChecker: (tongue: CopyRequest['language']) => loadFactChecker(tongue, { thisYear: 2026 }),
    ...clock,
  };
  return { ...(await modelCopywriter(deps).write(requestOf(language))), asked };
}

/** The given facts a text tells, and the words it has no ground for. */
async function judge(text: string, language: CopyRequest['language'] = 'it') {
  const claims = (await loadFactChecker(language, { thisYear: 2026 }))(text, hydrogen);
  const isFounded = (verdict: string) => verdict === 'given' || verdict === 'derived';
  return {
    told: new Set(claims.filter(({ verdict }) => isFounded(verdict)).map(({ source }) => source?.field)),
    invented: claims
      .filter(({ verdict }) => !isFounded(verdict))
      .map(({ start, end }) => text.slice(start, end)),
  };
}

const opening =
  'Il mattino comincia in silenzio, e questa Toyota Mirai blu del 2021 non lo interrompe. L’idrogeno diventa energia mentre guidi e l’acqua è tutto ciò che resta. È una berlina a quattro porte che ha percorso 48.000 km e che ti accompagna ogni giorno senza alzare la voce. Nel traffico risponde subito, fuori città scorre leggera, e tu arrivi con la testa più libera di quando sei partito.';
const closing =
  'Il prezzo è di 29.900 €. Chiamaci e vieni a vederla: si capisce tutto nel momento in cui ci si siede e il mondo fuori abbassa il volume.';
const around = (sentence: string) => `${opening} ${sentence} ${closing}`;

describe('a fault that the repair brings back', () => {
  test.each([
    [
      'I 182 CV spingono sulle ruote posteriori, con il tetto panoramico.',
      'I 182 CV spingono sulle ruote posteriori.',
    ],
    [
      'I 182 CV spingono sulle ruote posteriori e il tetto panoramico fa entrare la luce.',
      'I 182 CV spingono sulle ruote posteriori.',
    ],
    ['Ti dà 182 CV, il tetto panoramico e la trazione posteriore.', 'Ti dà 182 CV e la trazione posteriore.'],
    [
      'Con il suo tetto panoramico, la Mirai porta 182 CV alle ruote posteriori.',
      'La Mirai porta 182 CV alle ruote posteriori.',
    ],
    [
      'La Mirai ti aspetta con il tetto panoramico e 182 CV alle ruote posteriori.',
      'La Mirai ti aspetta con 182 CV alle ruote posteriori.',
    ],
  ])('is cut out of "%s"', async (faulty, mended) => {
    const { text, standIn } = await publish('it', around(faulty));
    expect(text).toBe(around(mended));
    expect(standIn).toBeUndefined();
  });

  test.each([
    'Sotto il tetto panoramico i 182 CV e la trazione posteriore fanno il resto.',
    'Il tetto panoramico incontra 182 CV e la trazione posteriore.',
  ])('takes no given fact with it where "%s" must go', async (faulty) => {
    const { text, standIn } = await publish('it', around(faulty));
    expect(standIn).toBeUndefined();
    expect(text).not.toContain('tetto');
    const { told, invented } = await judge(text);
    expect([...told]).toEqual(expect.arrayContaining(['power', 'driveType', 'price', 'mileage']));
    expect(invented).toEqual([]);
    expect(text.endsWith('il mondo fuori abbassa il volume.')).toBe(true);
  });

  test('takes its whole sentence when that tells no given fact', async () => {
    const { text } = await publish('it', around('Il tetto panoramico, poi, fa entrare il cielo.'));
    expect(text).toBe(around('').replace('  ', ' '));
  });
});

test('a repair that drops given facts gets them back', async () => {
  const faulty = around('Il tetto panoramico incontra 182 CV e la trazione posteriore.');
  const repaired = around('').replace('  ', ' ');
  const { text } = await publish('it', faulty, repaired);
  const { told, invented } = await judge(text);
  expect([...told]).toEqual(expect.arrayContaining(['power', 'driveType']));
  expect(invented).toEqual([]);
});

test('a repair that keeps them is taken as it is', async () => {
  const repaired = around('I 182 CV e la trazione posteriore fanno il resto.');
  const faulty = around('Il tetto panoramico incontra 182 CV e la trazione posteriore.');
  expect((await publish('it', faulty, repaired)).text).toBe(repaired);
});

test('lost facts come back in the language of the text', async () => {
  const [before, after] = [
    'The morning begins in silence, and this blue 2021 Toyota Mirai does not disturb it. Hydrogen becomes energy while you drive and water is all that is left. It is a four-door saloon that has covered 48,000 km and that goes with you every day without raising its voice. In traffic it answers at once, out of town it glides along, and you arrive calmer than you set off.',
    'The price is €29,900. Call us and come and see it: everything becomes clear the moment you sit down and the world outside turns down its volume.',
  ];
  const { text } = await publish(
    'en',
    `${before} The panoramic roof meets 182 hp at the rear wheels. ${after}`,
  );
  const { told, invented } = await judge(text, 'en');
  expect([...told]).toEqual(expect.arrayContaining(['power', 'driveType']));
  expect(invented).toEqual([]);
});

test('words that two checks stumble over are one fault', async () => {
  const { asked } = await publish('it', around('È stata sempre tagliandata, 7 volte.'), around(''));
  const { faults } = JSON.parse(/<([a-z-]+)>\n([\s\S]*)\n<\/\1>/.exec(asked[1] ?? '')?.[2] ?? '');
  const words = faults.map((fault: { words: string }) => fault.words);
  expect(words).toEqual(['sempre tagliandata', '7']);
});

test('the model is told why a fault is one, what it may say instead and what must stay', async () => {
  const faulty = around('Il tetto panoramico incontra 182 CV e la trazione posteriore.');
  const { asked } = await publish('it', faulty, around('I 182 CV e la trazione posteriore bastano.'));
  const data = JSON.parse(/<([a-z-]+)>\n([\s\S]*)\n<\/\1>/.exec(asked[1] ?? '')?.[2] ?? '');
  expect(data.faults).toEqual([
    {
      words: 'tetto panoramico',
      fault: 'unsupported',
      keep: ['182 CV', 'trazione posteriore'],
    },
  ]);
  expect(data.factsToKeep).toEqual(expect.arrayContaining(['48.000 km', '182 CV', '29.900 €']));
  const [, behind = ''] = asked[1]?.split('</car-data>') ?? [];
  expect(behind).toMatch(/- unsupported: The data does not say this.*Take out only these words/);
  expect(behind).toMatch(/keep every given fact/i);
});
