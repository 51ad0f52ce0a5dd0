import { expect, it } from 'vitest';
import { completeUrl } from './complete-url.ts';

it('takes a link as it is', () => {
  expect(completeUrl(' https://www.subito.it/auto/1.htm ')).toBe('https://www.subito.it/auto/1.htm');
  expect(completeUrl('http://127.0.0.1:3199/page.html')).toBe('http://127.0.0.1:3199/page.html');
});

it('adds what was left out in front', () => {
  expect(completeUrl('www.subito.it/auto/1.htm')).toBe('https://www.subito.it/auto/1.htm');
});

it('refuses what can be no link', () => {
  expect(completeUrl('la mia panda')).toBeUndefined();
  expect(completeUrl('panda')).toBeUndefined();
  expect(completeUrl('ftp://example.com/x')).toBeUndefined();
});
