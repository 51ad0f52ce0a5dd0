import { Link, useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { languageNames, languages } from '#domain/shared/languages.ts';
import { LanguageLink } from '#web/i18n/language-link.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Wordmark } from '#web/ui/logo.tsx';
import { type Anchor, AnchorLink } from './anchor-link.tsx';

const anchors = ['features', 'examples', 'pricing', 'contact'] as const satisfies readonly Anchor[];
const documents = ['privacy', 'terms', 'gdpr'] as const;

const linkStyle =
  'inline-flex min-h-11 items-center text-left text-muted lg:min-h-10 transition-colors hover:text-ink aria-[current]:font-medium aria-[current]:text-ink';

/** The end of every public page. */
export function SiteFooter() {
  const { footer, nav } = siteMessages.use();
  return (
    <footer className="border-line border-t bg-sunken print:hidden">
      <div className="frame grid grid-cols-2 gap-x-10 gap-y-8 py-12 text-[0.9375rem] max-[24rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,3fr))]">
        <div className="col-span-full max-w-xs lg:col-span-1">
          <Wordmark />
          <p className="mt-4 text-muted">{footer.line}</p>
          <p className="mt-1 text-muted">{footer.place}</p>
        </div>
        <Column title={footer.product}>
          {anchors.map((anchor) => (
            <AnchorLink key={anchor} to={anchor} className={linkStyle}>
              {nav.anchors[anchor]}
            </AnchorLink>
          ))}
          <PageLink path={pagePaths.demo}>{footer.training}</PageLink>
        </Column>
        <Column title={footer.documents}>
          {documents.map((document) => (
            <PageLink key={document} path={pagePaths[document]}>
              {footer.names[document]}
            </PageLink>
          ))}
        </Column>
        <Column title={footer.languages}>
          {languages.map((language) => (
            <LanguageLink key={language} language={language} className={linkStyle}>
              {languageNames[language]}
            </LanguageLink>
          ))}
        </Column>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="border-edge border-t pt-3 font-semibold">{title}</p>
      <div className="mt-1 flex flex-col items-start">{children}</div>
    </nav>
  );
}

function PageLink({ path, children }: { path: string; children: string }) {
  const [current] = useLocation();
  return (
    <Link href={path} aria-current={current === path ? 'page' : undefined} className={linkStyle}>
      {children}
    </Link>
  );
}
