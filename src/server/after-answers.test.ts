import { expect, test } from 'vitest';
import { afterAnswers } from './after-answers.ts';

test('what was begun is waited for, and its faults are told', async () => {
  const errors: unknown[] = [];
  const done: string[] = [];
  const { begin, settle } = afterAnswers((error) => errors.push(error));
  const fault = new Error('the database is away');
  begin(Promise.reject(fault));
  begin(new Promise((later) => setTimeout(later, 5)).then(() => done.push('late')));
  await settle();
  expect([errors, done]).toEqual([[fault], ['late']]);
});
