import { expect, test } from 'vitest';
import { linesIn } from './lines-in.ts';

/** An ordinary space before a sign that French sets apart, or after what opens a quotation: a line may break there. */
const breakable = /(?<=[\p{L}\d)}%»’]) [:;!?»%](?=['`"]|\s[\p{L}\d$«])|« /u;

test('French signs stand behind a space that no line breaks at, in every part of the product', () => {
  const lines = linesIn('fr');
  expect(lines.length).toBeGreaterThan(3000);
  expect(lines.filter((line) => breakable.test(line))).toEqual([]);
});

test.each(["title: 'Recommencer ?',", "text: 'Reçu : le lien suit'", 'Formule « PRO »'])(
  '%s could break',
  (line) => expect(breakable.test(line)).toBe(true),
);

test.each(["title: 'Recommencer\u00a0?',", "count === 1 ? 'une' : 'deux'"])('%s could not', (line) =>
  expect(breakable.test(line)).toBe(false),
);
