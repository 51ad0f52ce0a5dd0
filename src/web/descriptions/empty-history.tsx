import { pagePaths } from '#contract/pages.ts';
import type { StockView } from '#domain/vehicles/stock-view.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

interface EmptyHistoryProps {
  search: string;
  /** The part of the stock that was asked for. */
  view: StockView | undefined;
  onClear(): void;
}

/** Nothing to show: nothing matches, no car is on sale, or nothing has been written yet. */
export function EmptyHistory({ search, view, onClear }: EmptyHistoryProps) {
  const { history } = appMessages.use();
  const [title, hint] = search
    ? [history.emptySearch(search), history.emptySearchHint]
    : view === 'published'
      ? [history.outcome.emptyStanding, history.outcome.emptyStandingHint]
      : view
        ? [history.outcome.emptyView, '']
        : [history.empty, history.emptyHint];
  return (
    <div className="mx-auto max-w-md py-10 text-center">
      <CarSilhouette isUnknown className="mx-auto w-52 text-edge" />
      <p role="status" className="mt-6 font-semibold text-lg">
        {title}
      </p>
      <p className="mt-1 mb-6 text-muted">{hint}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {search && <Button onClick={onClear}>{history.clearSearch}</Button>}
        {!search && view && <ButtonLink href={pagePaths.history}>{history.outcome.showAll}</ButtonLink>}
        <ButtonLink href={pagePaths.generate} look="accent">
          {history.emptyAction}
        </ButtonLink>
      </div>
    </div>
  );
}
