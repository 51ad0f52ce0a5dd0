import { expect, test } from 'vitest';
import type { WholeDescription } from '#contract/texts.ts';
import { withText } from './with-text.ts';

test('a saved text brings its own locked sentences and keeps those of the other texts', () => {
  const whole = {
    language: 'it',
    copy: { professional: 'Uno. Due.', persuasive: 'Tre.' },
    translations: {},
    locked: ['Uno.', 'Tre.'],
  } as unknown as WholeDescription;
  const saved = withText(whole, 'it', 'professional', {
    text: 'Uno. Quattro.',
    locked: ['Quattro.', 'Altro.'],
  });
  expect(saved.copy).toEqual({ professional: 'Uno. Quattro.', persuasive: 'Tre.' });
  expect(saved.locked).toEqual(['Tre.', 'Quattro.']);
});
