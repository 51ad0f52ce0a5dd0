import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { type StockView, stockViews } from '#domain/vehicles/stock-view.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { classNames } from '#web/ui/class-names.ts';

/** All cars, or a part of the stock: each with an address of its own, which the monthly mail and the dashboard lead to. */
export function ViewLinks({ view }: { view: StockView | undefined }) {
  const { outcome } = appMessages.use().history;
  const views = [
    [undefined, outcome.all, pagePaths.history],
    ...stockViews.map((one) => [one, outcome.stock[one], `${pagePaths.history}?view=${one}`] as const),
  ] as const;
  return (
    <nav aria-label={outcome.views} className="-mx-2 mt-5 flex flex-wrap gap-x-1 text-sm">
      {views.map(([known, name, href]) => (
        <Link
          key={href}
          href={href}
          aria-current={known === view ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-md px-2 transition-colors hover:bg-sunken',
            known === view
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
