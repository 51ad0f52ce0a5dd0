import { pagePaths } from '#contract/pages.ts';
import { languageNames, languages } from '#domain/shared/languages.ts';
import { Flag } from '#web/i18n/flag.tsx';
import { LanguageLink } from '#web/i18n/language-link.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { AnchorLink } from './anchor-link.tsx';
import { headerAnchors } from './site-anchors.ts';

/** What the header has no room for under 1024 px, with the languages. */
export function MobileMenu() {
  const { common, nav } = siteMessages.use();
  return (
    <details data-menu="" className="group/menu -mr-2.5 lg:hidden">
      <summary
        aria-label={common.menu}
        className="quiet-icon list-none text-ink [&::-webkit-details-marker]:hidden"
      >
        <LineIcon name="menu" className="size-6 group-open/menu:hidden" />
        <LineIcon name="close" className="hidden size-6 group-open/menu:block" />
      </summary>
      <div className="appear absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-paper shadow-raised">
        <div className="frame pt-2 pb-6">
          <nav aria-label={nav.onThisPage}>
            {headerAnchors.map((anchor) => (
              <AnchorLink
                key={anchor}
                to={anchor}
                className="display flex min-h-14 items-center border-line border-b text-2xl"
              >
                {nav.anchors[anchor]}
              </AnchorLink>
            ))}
          </nav>
          <div className="mt-5 grid grid-cols-2 gap-3">
            <ButtonLink href={pagePaths.login} look="line">
              {nav.signIn}
            </ButtonLink>
            <ButtonLink href={pagePaths.plans} look="ink">
              {nav.getStarted}
            </ButtonLink>
          </div>
          <p className="mt-6 text-muted text-sm">{common.language}</p>
          <ul className="-mx-3 mt-1 flex flex-wrap">
            {languages.map((language) => (
              <li key={language}>
                <LanguageLink
                  language={language}
                  className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 hover:bg-sunken aria-[current]:font-semibold"
                >
                  <Flag language={language} />
                  {languageNames[language]}
                </LanguageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
