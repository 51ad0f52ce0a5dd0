import { expect, it } from 'vitest';
import { escapePattern } from './escape-pattern.ts';

it.each(['Golf 1.6 (TDI)', 'C++ | [x] {y} ^$', 'A/B \\ *?', 'up!'])(
  '%s matches itself and nothing else',
  (text) => {
    for (const flags of ['', 'u', 'iu']) {
      const pattern = new RegExp(`^${escapePattern(text)}$`, flags);
      expect(pattern.test(text)).toBe(true);
      expect(pattern.test(`${text}x`)).toBe(false);
    }
  },
);
