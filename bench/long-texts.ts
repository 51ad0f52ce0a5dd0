import { loadFactChecker } from '#domain/copywriting/facts/load-fact-checker.ts';
import { findMeanings } from '#domain/copywriting/vocabulary/find-meanings.ts';
import { loadTermWords } from '#domain/copywriting/vocabulary/load-term-words.ts';
import { briefs } from '#domain/copywriting/writer/fixtures/briefs.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';

/** Texts that could make an expression go back and forth. */
const pieces = [
  ...['a', '9', 'di ', "l'", 'e ', 'sedili ', 'danno a porta, '],
  ...['graffi e frizione nuova a 90.000 km, ', '(1.234 '],
];
const sentence =
  'Questa Golf grigia ha 64.000 km e non ha mai avuto un incidente, né graffi né ammaccature. ';

/** Long texts: twice the text must not cost more than twice the time. */
export async function longTextsBench(): Promise<BenchRow[]> {
  const terms = await loadTermWords('it');
  const check = await loadFactChecker('it', { thisYear: 2026 });
  const [brief] = briefs;
  if (!brief) throw new Error('No brief.');
  const rows = [
    { work: 'facts of a long text', read: (text: string) => check(text, brief), piece: sentence },
    ...pieces.map((piece) => ({
      work: `meanings in a long text of “${piece}”`,
      read: (text: string) => findMeanings(text, terms),
      piece,
    })),
  ];
  const measured: BenchRow[] = [];
  for (const { work, read, piece } of rows) {
    const once = piece.repeat(Math.ceil(20_000 / piece.length));
    const ratio = await measureRatio(
      () => read(once + once),
      () => read(once),
      7,
      1,
    );
    measured.push({ work: `${work}: twice the length`, anchor: 'the same text', ...ratio, goal: '≤ 2.5' });
  }
  return measured;
}
