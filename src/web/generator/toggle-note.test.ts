import { expect, test } from 'vitest';
import { hasNote, toggleNote } from './toggle-note.ts';

test.each([
  ['', 'Fari LED', 'Fari LED'],
  ['tagliandi', 'Fari LED', 'tagliandi, Fari LED'],
  ['tagliandi, ', 'Fari LED', 'tagliandi, Fari LED'],
  ['un graffio.\nFari LED, cerchi', 'Fari LED', 'un graffio.\ncerchi'],
  ['Unico proprietario.', 'Fari LED', 'Unico proprietario.\nFari LED'],
  ['Fari LED', 'Fari LED', ''],
  ['', 'Airbag (guida, passeggero)', 'Airbag (guida / passeggero)'],
  ['Airbag (guida / passeggero)', 'Airbag (guida, passeggero)', ''],
  ['Fari LED posteriori', 'Fari LED', 'Fari LED posteriori, Fari LED'],
])('«%s» and %s become «%s»', (notes, item, toggled) => {
  expect(toggleNote(notes, item)).toBe(toggled);
});

test('a part of the notes is theirs as a whole only', () => {
  expect(hasNote('Fari LED posteriori, cerchi', 'Fari LED')).toBe(false);
  expect(hasNote('Fari LED,cerchi', 'cerchi')).toBe(true);
});
