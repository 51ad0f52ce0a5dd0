import { expect, test } from 'vitest';
import type { WholeDescription } from '#contract/texts.ts';
import { withText } from './with-text.ts';

test('a saved text brings its own locked sentences and keeps those of the other texts', () => {
  const whole = {
    language: 'it',
    copy: { professional: 'Uno. Due.', persuasive: 'Tre.' },
    translations: {},
    locked: ['Uno.', 'Tre.'],
    outdated: [],
  } as unknown as WholeDescription;
  const saved = withText(whole, 'it', 'professional', {
    text: 'Uno. Quattro.',
    locked: ['Quattro.', 'Altro.'],
  });
  expect(saved.copy).toEqual({ professional: 'Uno. Quattro.', persuasive: 'Tre.' });
  expect(saved.locked).toEqual(['Tre.', 'Quattro.']);
});

test('another wording leaves its translations behind, a lock does not; a translation catches up', () => {
  const whole = {
    language: 'it',
    copy: { professional: 'Uno.' },
    translations: {
      de: { professional: 'Eins.' },
      en: { professional: 'One.' },
      fr: { persuasive: 'Deux.' },
    },
    ...{ locked: [], outdated: [] },
  } as unknown as WholeDescription;
  expect(withText(whole, 'it', 'professional', { text: 'Uno.', locked: ['Uno.'] }).outdated).toEqual([]);
  const worded = withText(whole, 'it', 'professional', { text: 'Due.', locked: [] });
  expect(worded.outdated.map(({ language }) => language)).toEqual(['en', 'de']);
  const caughtUp = withText(worded, 'de', 'professional', { text: 'Zwei.', locked: [] });
  expect(caughtUp.outdated).toEqual([{ language: 'en', style: 'professional' }]);
});
