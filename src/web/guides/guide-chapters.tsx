import { useEffect } from 'react';
import type { GuideView } from '#contract/guides.ts';
import { GuideBlock } from './guide-block.tsx';
import { type Ticks, tickKey } from './use-ticks.ts';

/** The anchor of a chapter, the same in every language. */
export const chapterId = (chapter: number) => `chapter-${chapter + 1}`;

export function GuideChapters({ guide, ticks }: { guide: GuideView; ticks: Ticks }) {
  // An address with an anchor is opened before there is anything to go to.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="grid gap-14">
      {guide.chapters.map(({ title, blocks }, chapter) => (
        <section key={title} id={chapterId(chapter)} aria-labelledby={`${chapterId(chapter)}-title`}>
          <h2
            id={`${chapterId(chapter)}-title`}
            className="display flex gap-4 border-ink border-t-2 pt-4 text-2xl md:text-3xl print:break-after-avoid"
          >
            <span aria-hidden="true" className="text-muted tabular-nums">
              {chapter + 1}
            </span>
            {title}
          </h2>
          <div className="mt-5 grid gap-5 leading-relaxed">
            {blocks.map((block, n) => (
              <GuideBlock key={n} block={block} ticks={ticks} keyOf={(item) => tickKey(chapter, n, item)} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
