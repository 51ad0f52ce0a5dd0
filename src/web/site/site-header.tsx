import { pagePaths } from '#contract/pages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { AnchorLink } from './anchor-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { headerAnchors } from './site-anchors.ts';

/** The header of the landing page: stays in sight, and gives way to a menu where it gets narrow. */
export function SiteHeader() {
  const { nav } = siteMessages.use();
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="frame flex min-h-16 items-center gap-2 py-2">
        <LogoLink />
        <nav aria-label={nav.onThisPage} className="ml-6 flex gap-1 max-lg:hidden">
          {headerAnchors.map((anchor) => (
            <AnchorLink
              key={anchor}
              to={anchor}
              className="inline-flex min-h-11 items-center rounded-md px-3 text-muted transition-colors hover:text-ink"
            >
              {nav.anchors[anchor]}
            </AnchorLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <LanguageSwitcher />
          <ButtonLink href={pagePaths.login} look="quiet" className="max-lg:hidden">
            {nav.signIn}
          </ButtonLink>
          <ButtonLink href={pagePaths.plans} look="ink" className="max-sm:hidden">
            {nav.getStarted}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
