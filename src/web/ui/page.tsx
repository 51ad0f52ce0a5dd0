import { useRef } from 'react';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { usePageEntry } from './use-page-entry.ts';

interface PageProps {
  title: string;
  /** The title is the whole of it, without the product's name behind. */
  isWholeTitle?: boolean;
  header: React.ReactNode;
  footer?: React.ReactNode;
  className?: string;
  children: React.ReactNode;
}

/** A page: its title, a header, one main part that takes the focus when the page is entered. */
export function Page({ title, isWholeTitle, header, footer, className, children }: PageProps) {
  const { common } = siteMessages.use();
  const main = useRef<HTMLElement>(null);
  usePageEntry(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{isWholeTitle ? title : `${title} · Autoscritto`}</title>
      <a
        href="#content"
        className="sr-only rounded-md bg-ink px-4 py-2 text-on-ink focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50"
      >
        {common.skipToContent}
      </a>
      {header}
      <main ref={main} id="content" tabIndex={-1} className={`frame grow ${className ?? 'py-8 md:py-12'}`}>
        {children}
      </main>
      {footer}
    </div>
  );
}
