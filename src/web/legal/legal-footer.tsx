import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { legalMessages } from '#web/i18n/legal-messages.ts';
import { Wordmark } from '#web/ui/logo.tsx';
import type { LegalDocument } from './legal-text.ts';

const documents = ['privacy', 'terms', 'gdpr'] as const satisfies readonly LegalDocument[];

/** From each legal document to the others. */
export function LegalFooter({ current }: { current: LegalDocument }) {
  const messages = legalMessages.use();
  return (
    <footer className="border-line border-t print:hidden">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8 text-sm">
        <Wordmark />
        <nav aria-label={messages.documents} className="-mx-3 flex flex-wrap">
          {documents.map((document) => (
            <Link
              key={document}
              href={pagePaths[document]}
              aria-current={document === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-md px-3 text-muted hover:bg-sunken hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
            >
              {messages.names[document]}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
