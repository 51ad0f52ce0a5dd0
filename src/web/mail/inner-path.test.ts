import { expect, test } from 'vitest';
import { innerPath } from './inner-path.ts';

test.each([
  ['http://localhost:3000/choose-password?token=a#b', 'http://localhost:3000', '/choose-password?token=a#b'],
  ['http://localhost:3000/sign-in', 'http://127.0.0.1:3000', '/sign-in'],
  ['https://testi.example/join', 'https://testi.example', '/join'],
  ['http://localhost:4000/sign-in', 'http://127.0.0.1:3000', undefined],
  ['https://localhost:3000/sign-in', 'http://localhost:3000', undefined],
  ['https://testi.example.evil.example/join', 'https://testi.example', undefined],
  ['https://testi.example@evil.example/join', 'https://testi.example', undefined],
  ['http://testi.example/join', 'https://testi.example', undefined],
  ['https://testi.example//evil.example/join', 'https://testi.example', undefined],
  ['https://', 'https://testi.example', undefined],
])('%s seen from %s leads to %s', (link, origin, path) => {
  expect(innerPath(link, origin)).toBe(path);
});
