import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { Claim } from '../facts/claim.ts';
import type { LanguageModel } from './language-model.ts';
import { rewriteSentence } from './rewrite-sentence.ts';

const request = {
  brief: briefSchema.parse({ make: 'Fiat', model: 'Panda', color: 'Bianco', mileage: 64000 }),
  ...({ style: 'professional', language: 'it', seed: 1 } as const),
  text: 'Questa Fiat Panda è bianca. Ha percorso 64.000 km con un solo guidatore. Basta una telefonata.',
  index: 1,
};

const answering = (text: string): LanguageModel => ({
  engine: { name: 'of the test', version: '1' },
  timeout: 1000,
  ask: async () => ({ text: JSON.stringify({ text }), ending: 'finished', inputTokens: 1, outputTokens: 1 }),
});

/** Takes a driver for a claim of the history, and a roof for an invention. */
const loadFactChecker = async () => (text: string) => [
  ...(text.includes('guid') ? [{ kind: 'owners', verdict: 'given', start: 0, end: 1 } as Claim] : []),
  ...(text.includes('tetto')
    ? [{ kind: 'equipment', verdict: 'unsupported', start: 0, end: 1 } as Claim]
    : []),
];

test('other words for the same facts are taken', async () => {
  const other = 'I suoi 64.000 km li ha guidati una persona sola.';
  expect(await rewriteSentence(answering(other), request, { loadFactChecker })).toBe(other);
});

test.each([
  ['the same again', 'Ha percorso 64.000 km con un solo guidatore.'],
  ['another figure', 'Ha percorso 46.000 km con un solo guidatore.'],
  ['a fact lost', 'I chilometri percorsi sono 64.000 km in tutto.'],
  ['a fact invented', 'I suoi 64.000 km li ha guidati una persona sola, con il tetto apribile.'],
  ['another language', 'The 64.000 km on the clock are from one driver with a light foot, guided by care.'],
  ['a whole text', 'I suoi 64.000 km li ha guidati una persona sola. Bella. Comoda. Sicura.'],
  [
    'a claim the seller has to make',
    'I suoi 64.000 km li ha guidati una persona sola, ed è mai incidentata.',
  ],
])('%s is not', async (_, text) => {
  expect(await rewriteSentence(answering(text), request, { loadFactChecker })).toBeUndefined();
});

test('an excuse is the model’s failure', async () => {
  const asking = rewriteSentence(answering('Mi dispiace, ma non posso farlo.'), request);
  await expect(asking).rejects.toMatchObject({ fault: 'refused' });
});

test('a sentence that is not there asks nobody', async () => {
  expect(await rewriteSentence(answering('Ciao.'), { ...request, index: 9 })).toBeUndefined();
});
