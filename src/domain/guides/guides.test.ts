import { describe, expect, test } from 'vitest';
import { defaultLanguage, languages } from '#domain/shared/languages.ts';
import { type Guide, type GuideBlock, guideIds } from './guide.ts';
import { loadGuide } from './load-guide.ts';

const textsOf = (block: GuideBlock): readonly string[] => {
  if (block.kind === 'text') return [block.text];
  if (block.kind === 'comparison') return [block.before, block.after, block.why];
  return block.items;
};
const allTexts = ({ title, lead, chapters }: Guide) => [
  title,
  lead,
  ...chapters.flatMap((chapter) => [chapter.title, ...chapter.blocks.flatMap(textsOf)]),
];
const shapeOf = ({ chapters }: Guide) =>
  chapters.map(({ blocks }) => blocks.map((block) => [block.kind, textsOf(block).length]));

describe.each(guideIds.flatMap((id) => languages.map((language) => [id, language] as const)))(
  'the %s guide in %s',
  (id, language) => {
    test('says as much as the Italian one, in the same order', async () => {
      const guide = await loadGuide(id, language);
      expect(shapeOf(guide)).toEqual(shapeOf(await loadGuide(id, defaultLanguage)));
    });

    test('is long enough to be worth a chair and short enough for an evening', async () => {
      const words =
        allTexts(await loadGuide(id, language))
          .join(' ')
          .match(/[\p{L}\p{N}]+/gu) ?? [];
      expect(words.length).toBeGreaterThan(1200);
      expect(words.length).toBeLessThan(1800);
    });

    test('shouts nothing, leaves nothing empty and says nothing twice', async () => {
      const texts = allTexts(await loadGuide(id, language));
      expect(texts.filter((text) => text.includes('!') || text.trim() !== text || text === '')).toEqual([]);
      expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
    });

    test('is not another language’s text', async () => {
      const texts = new Set(allTexts(await loadGuide(id, language)));
      for (const other of languages.filter((one) => one !== language)) {
        const same = allTexts(await loadGuide(id, other)).filter((text) => texts.has(text));
        expect(same).toEqual([]);
      }
    });
  },
);
