import { afterAll, expect, test } from 'vitest';
import { scoreText } from '#domain/copywriting/score/score-text.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { createTextScorer } from './create-text-scorer.ts';

const scorer = createTextScorer();
afterAll(scorer.close);

const brief = briefSchema.parse({ make: 'Fiat', model: 'Panda', year: 2019, price: 9000 });
const good = 'Fiat Panda del 2019 a 9.000 euro: una piccola che si parcheggia ovunque.';
const wrong = 'Fiat Panda del 2015 a 7.000 euro, unico proprietario.';
const ask = (text: string) => ({ text, brief, language: 'it' as const, thisYear: 2026 });

test('texts asked for at once get each its own points, the same as outside of the thread', async () => {
  const points = await Promise.all([good, wrong, good].map((text) => scorer.score(ask(text))));
  expect(points).toEqual([await scoreText(ask(good)), await scoreText(ask(wrong)), points[0]]);
  expect(points[0]).toBeGreaterThan(points[1] ?? 100);
});

test('after a text that cannot be scored the next one is', async () => {
  const broken = { ...ask(good), language: 'xx' as 'it' };
  expect(await scorer.score(broken).catch(() => 'failed')).toBe('failed');
  expect(await scorer.score(ask(good))).toBe(await scoreText(ask(good)));
});

test('closed it gives no points, and nobody waits for them', async () => {
  const other = createTextScorer();
  const asked = [other.score(ask(good)), other.score(ask(wrong))];
  await new Promise((later) => setTimeout(later, 5));
  await other.close();
  expect(await Promise.all(asked)).toEqual([undefined, undefined]);
});
