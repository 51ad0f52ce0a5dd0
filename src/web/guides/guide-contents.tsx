import type { GuideView } from '#contract/guides.ts';
import { guidesMessages } from '#web/i18n/guides-messages.ts';
import { chapterId } from './guide-chapters.tsx';
import { type Ticks, tickKey } from './use-ticks.ts';

/** The chapters by name, and how much of what there is to do is done. */
export function GuideContents({ guide, ticks }: { guide: GuideView; ticks: Ticks }) {
  const messages = guidesMessages.use();
  const items = keysOf(guide);
  const done = items.filter((key) => ticks.has(key)).length;
  return (
    <div className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto print:mb-8">
      <nav aria-label={messages.contents}>
        <p className="font-semibold text-muted text-sm">{messages.contents}</p>
        <ol className="mt-2">
          {guide.chapters.map(({ title }, n) => (
            <li key={title} className="border-line border-b last:border-b-0">
              <a
                href={`#${chapterId(n)}`}
                className="flex items-baseline gap-3 py-2.5 leading-snug hover:text-accent-text"
              >
                <span aria-hidden="true" className="w-4 shrink-0 text-muted text-sm tabular-nums">
                  {n + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-5 print:hidden">
        <p role="status" className="text-sm tabular-nums">
          {messages.progress(done, items.length)}
        </p>
        <progress className="meter mt-2" value={done} max={items.length} aria-hidden="true" />
        <p className="mt-2 text-muted text-sm">{messages.keptHere}</p>
      </div>
    </div>
  );
}

function keysOf({ chapters }: GuideView): string[] {
  return chapters.flatMap(({ blocks }, chapter) =>
    blocks.flatMap((block, n) =>
      block.kind === 'checklist' ? block.items.map((_, item) => tickKey(chapter, n, item)) : [],
    ),
  );
}
