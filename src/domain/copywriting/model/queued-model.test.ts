import { expect, test } from 'vitest';
import { WritingStopped } from '../writing-stopped.ts';
import type { LanguageModel } from './language-model.ts';
import { textAnswerSchema } from './prompts/prompt.ts';
import { queuedModel } from './queued-model.ts';

const promptOf = (system: string) => ({ system, user: '', answer: textAnswerSchema });

/** A model that answers when the test says so, on a clock that the test moves. */
function scene(atOnce: number) {
  const asked: string[] = [];
  const limits: (number | undefined)[] = [];
  const answers: (() => void)[] = [];
  let clock = 0;
  const model: LanguageModel = {
    engine: { name: 'of the test', version: '1' },
    timeout: 10_000,
    ask: ({ system }, options) =>
      new Promise((resolve) => {
        asked.push(system);
        limits.push(options?.timeLimit);
        answers.push(() => resolve({ text: system, ending: 'finished', inputTokens: 1, outputTokens: 1 }));
      }),
  };
  const queued = queuedModel(model, { atOnce, now: () => new Date(clock) });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async () => {
    answers.shift()?.();
    await settle();
  };
  return { queued, asked, limits, answer, settle, pass: (time: number) => (clock += time) };
}

test('asks no more at once than it may, and the others in the order they came', async () => {
  const { queued, asked, answer, settle } = scene(2);
  const all = ['a', 'b', 'c', 'd'].map((one) => queued.ask(promptOf(one)));
  await settle();
  expect(asked).toEqual(['a', 'b']);
  await answer();
  expect(asked).toEqual(['a', 'b', 'c']);
  for (let left = 0; left < 3; left++) await answer();
  expect((await Promise.all(all)).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd']);
});

test('who leaves while he waits is not asked for, and his turn is not lost', async () => {
  const { queued, asked, answer, settle } = scene(1);
  const leaving = new AbortController();
  const first = queued.ask(promptOf('a'));
  const second = queued.ask(promptOf('b'), { signal: leaving.signal });
  const third = queued.ask(promptOf('c'));
  await settle();
  leaving.abort();
  await expect(second).rejects.toThrow(WritingStopped);
  await answer();
  await answer();
  await Promise.all([first, third]);
  expect(asked).toEqual(['a', 'c']);
});

test('the wait counts: who waited too long is told so, and the next has his turn', async () => {
  const { queued, asked, limits, answer, settle, pass } = scene(1);
  const first = queued.ask(promptOf('a'));
  const late = expect(queued.ask(promptOf('b'), { timeLimit: 5000 })).rejects.toMatchObject({
    fault: 'timed-out',
  });
  const next = queued.ask(promptOf('c'), { timeLimit: 9000 });
  await settle();
  pass(6000);
  await answer();
  await late;
  await answer();
  await Promise.all([first, next]);
  expect(asked).toEqual(['a', 'c']);
  expect(limits).toEqual([10_000, 3000]);
});
