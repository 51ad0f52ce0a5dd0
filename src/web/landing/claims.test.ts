import { expect, test } from 'vitest';
import { listMessages } from '#web/i18n/list-messages.ts';
import { claims } from './claims.ts';

// Only their names are looked at, nothing is loaded.
const files = Object.keys(
  import.meta.glob(['../../../{src,bench,e2e}/**/*.ts', '../../../ARCHITECTURE.md']),
).map((file) => new URL(file, 'file:///src/web/landing/').pathname.slice(1));
const words = import.meta.glob<object>('../i18n/messages/landing/*.ts', { eager: true });

test.each(Object.entries(claims))('what shows %s true is there', (_, { shownBy }) => {
  for (const place of shownBy) {
    expect(
      files.filter((file) => file.startsWith(place)),
      place,
    ).not.toEqual([]);
  }
});

test('one description is free, as the plan table has it', () => {
  expect(claims.freeDescriptions.value).toBe(1);
});

test.each(Object.keys(words))('%s says no figure that is not a claim', (file) => {
  const said = listMessages(words[file], 'landing', ['①']).filter(
    ({ key }) => !/\.manual\.fields\.|\.faults\./.test(key),
  );
  const figures = said.filter(({ text }) => /[\d%]/.test(text.replace('Copy Evoluto 5.0', '')));
  expect(figures).toEqual([]);
  expect(said.filter(({ text }) => text.includes('①'))).toHaveLength(5);
});
