import { expect, test } from 'vitest';
import { joinMakings } from './join-makings.ts';

const engine = { name: 'offline', version: '1' };

test('what several texts were written without is told once', () => {
  const order = { note: 'scrivi gratis', reason: 'order' } as const;
  expect(
    joinMakings([
      { engine, leftOut: ['s-line', 'scrivi gratis'], setAside: [order] },
      { engine, leftOut: ['scrivi gratis'], setAside: [order] },
      { engine, leftOut: ['navi 8.8'] },
    ]),
  ).toEqual({ leftOut: ['s-line', 'scrivi gratis', 'navi 8.8'], setAside: [order] });
});
