import { expect, test } from 'vitest';
import { allowsPath } from './allows-path.ts';

test.each([
  ['', '/ad', true],
  ['User-agent: *\nDisallow:', '/ad', true],
  ['User-agent: *\nDisallow: /', '/ad', false],
  ['User-agent: *\nDisallow: /lst', '/annunci/panda', true],
  ['User-agent: *\nDisallow: /lst', '/lst/fiat', false],
  ['User-agent: *\nDisallow: /\nAllow: /annunci/', '/annunci/panda', true],
  ['User-agent: *\nAllow: /ad\nDisallow: /ad', '/ad', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/brochure.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/brochure.pdf?x', true],
  ['User-agent: *\nDisallow: /*?print=', '/ad?print=1', false],
  ['User-agent: *\nDisallow: /a*b*c', '/a-b-d', true],
  ['User-agent: *\nDisallow: /ad$', '/ad', false],
  ['User-agent: *\nDisallow: /ad$', '/ads', true],
  ['User-agent: Googlebot\nDisallow: /', '/ad', true],
  ['User-agent: Autoscritto\nDisallow: /ad\n\nUser-agent: *\nDisallow:', '/ad', false],
  ['User-agent: *\nDisallow: /\n\nUser-agent: autoscritto/1.0\nAllow: /', '/ad', true],
  ['User-agent: Bingbot\nUser-agent: *\nDisallow: /ad', '/ad', false],
  ['user-agent:*\r\ndisallow:/ad # not this one', '/ad', false],
  ['<!doctype html><p>Disallow: /</p>', '/ad', true],
])('%j for %s: %s', (robots, path, isAllowed) => {
  expect(allowsPath(robots, path)).toBe(isAllowed);
});

test('patterns of many stars are decided', () => {
  const robots = `User-agent: *\nDisallow: /${'*a'.repeat(5000)}$`;
  expect(allowsPath(robots, `/${'a'.repeat(4000)}b`)).toBe(true);
});

test('promise 30: rules of thousands of names take neither memory nor time', () => {
  const names = Array.from({ length: 2500 }, (_, n) => `user-agent:${n}`);
  const rules = Array.from({ length: 2400 }, (_, n) => `disallow:/${n}`);
  const robots = [...names, 'user-agent:*', ...rules].join('\n');
  const before = process.memoryUsage().heapUsed;
  expect(allowsPath(robots, '/7')).toBe(false);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
});
