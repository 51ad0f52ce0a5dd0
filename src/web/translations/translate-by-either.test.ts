import { expect, test } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { translateByEither } from './translate-by-either.ts';

const payload = { text: 'Vendo auto.', sourceLanguage: 'it', targetLanguage: 'en' } as const;
const pair = { sourceLanguage: 'it', targetLanguage: 'en' } as const;
const translated = { ...pair, translatedText: 'Car for sale.', untranslated: [], leftOut: [] };
const leftBehind = {
  ...pair,
  translatedText: '',
  untranslated: [{ sentence: 'Vendo auto.', kind: 'other' as const, reason: 'Solo i testi di esempio.' }],
  leftOut: [],
};
const unauthorized = new ApiError(401, '', '{"message":"Unauthorized: accedi per continuare."}');
const broken = new ApiError(502, 'Bad Gateway', '');

async function run(...answers: (typeof leftBehind | typeof translated | Error)[]) {
  const asked: unknown[] = [];
  const faults: string[] = [];
  const outcome = await translateByEither(payload, {
    offline: 'Nessuna risposta.',
    onFirstFailure: (fault) => faults.push(fault),
    async ask(...call) {
      const answer = answers[asked.length];
      asked.push(call);
      if (!answer || answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { outcome, asked, faults };
}

test('what the first endpoint translates is not asked for again', async () => {
  const { outcome, asked, faults } = await run(translated);
  expect(outcome).toEqual({ answer: translated });
  expect(asked).toEqual([['translateTest', payload]]);
  expect(faults).toEqual([]);
});

test.each([
  ['is out of order', broken, '502: Bad Gateway'],
  ['knows no such text', leftBehind, 'Solo i testi di esempio.'],
  ['does not answer', new TypeError('Failed to fetch'), 'Nessuna risposta.'],
])('a first endpoint that %s is told, and the second gets the same payload', async (_, first, fault) => {
  const { outcome, asked, faults } = await run(first, translated);
  expect(outcome).toEqual({ answer: translated });
  expect(asked).toEqual([
    ['translateTest', payload],
    ['translate', payload],
  ]);
  expect(faults).toEqual([fault]);
});

test.each([
  ['asks to sign in', unauthorized, 'Unauthorized: accedi per continuare.', true],
  ['is out of order too', broken, '502: Bad Gateway', false],
  ['translates nothing either', leftBehind, 'Solo i testi di esempio.', false],
])('a second endpoint that %s has the last word', async (_, second, fault, mustSignIn) => {
  const { outcome } = await run(leftBehind, second);
  expect(outcome).toEqual({ fault: `Both translation endpoints failed: ${fault}`, mustSignIn });
});
