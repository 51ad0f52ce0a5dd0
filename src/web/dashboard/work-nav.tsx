import { Link, useLocation } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The pages a seller works on, one click from each other: in the header of a desk, below it on a phone. */
export function WorkNav() {
  const { nav } = siteMessages.use();
  const { dashboard } = appMessages.use();
  const [location] = useLocation();
  const pages = [
    [pagePaths.dashboard, nav.dashboard],
    [pagePaths.generator, dashboard.work.write],
    [pagePaths.stock, dashboard.work.stock],
    [pagePaths.history, dashboard.work.cars],
    [pagePaths.analytics, dashboard.work.figures],
  ] as const;
  return (
    <nav
      aria-label={dashboard.work.label}
      className="-mx-3 flex min-w-0 overflow-x-auto max-xl:order-last max-xl:w-full xl:mx-1 xl:grow"
    >
      {pages.map(([href, name]) => (
        <Link
          key={href}
          href={href}
          aria-current={location === href ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 shrink-0 items-center rounded-md px-3 transition-colors hover:bg-sunken xl:px-2',
            location === href
              ? 'font-semibold text-ink underline decoration-2 decoration-accent underline-offset-8'
              : 'text-muted',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
