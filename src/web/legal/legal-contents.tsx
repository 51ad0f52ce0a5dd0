import { legalMessages } from '#web/i18n/legal-messages.ts';
import type { LegalText } from './legal-text.ts';

/** The sections by name. */
export function LegalContents({ sections }: Pick<LegalText, 'sections'>) {
  const { contents } = legalMessages.use();
  return (
    <nav
      aria-label={contents}
      className="lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p className="font-semibold text-muted text-sm">{contents}</p>
      <ol className="mt-2 sm:max-lg:columns-2 sm:max-lg:gap-x-8">
        {Object.entries(sections).map(([id, { title }], n) => (
          <li key={id} className="break-inside-avoid border-line border-b last:border-b-0">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-baseline gap-3 py-2.5 leading-snug hover:text-accent-text"
            >
              <span aria-hidden="true" className="w-5 shrink-0 text-muted text-sm tabular-nums">
                {n + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
