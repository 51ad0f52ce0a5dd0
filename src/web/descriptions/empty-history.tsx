import { pagePaths } from '#contract/pages.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

interface EmptyHistoryProps {
  search: string;
  /** Only cars on sale were asked for. */
  isStanding: boolean;
  onClear(): void;
}

/** Nothing to show: nothing matches, no car is on sale, or nothing has been written yet. */
export function EmptyHistory({ search, isStanding, onClear }: EmptyHistoryProps) {
  const { history } = appMessages.use();
  const [title, hint] = search
    ? [history.emptySearch(search), history.emptySearchHint]
    : isStanding
      ? [history.outcome.emptyStanding, history.outcome.emptyStandingHint]
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
        {!search && isStanding && <ButtonLink href={pagePaths.history}>{history.outcome.showAll}</ButtonLink>}
        <ButtonLink href={pagePaths.generate} look="accent">
          {history.emptyAction}
        </ButtonLink>
      </div>
    </div>
  );
}
