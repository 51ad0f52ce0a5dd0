import { expect, test } from 'vitest';
import { loggableError } from './loggable-error.ts';

test('any other error keeps its words, its place and its cause', () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const logged = loggableError(new TypeError('no answer', { cause }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'no answer', cause: { code: 'ECONNREFUSED' } });
  expect(logged.frames?.[0]).toContain('loggable-error.test.ts');
});

test.each([['a text'], [undefined], [null], [{ password: 'a secret' }]])(
  '%j thrown is said to be no error',
  (thrown) => {
    expect(JSON.stringify(loggableError(thrown))).not.toContain('secret');
  },
);

test('a chain of causes that never ends is cut', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggableError(error)).match(/round/g)?.length).toBeLessThan(20);
});
