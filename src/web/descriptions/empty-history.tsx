import { pagePaths } from '#contract/pages.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

/** Nothing to show: nothing matches, or nothing has been written yet. */
export function EmptyHistory({ search, onClear }: { search: string; onClear(): void }) {
  const { history } = appMessages.use();
  return (
    <div className="mx-auto max-w-md py-10 text-center">
      <CarSilhouette isUnknown className="mx-auto w-52 text-edge" />
      <p role="status" className="mt-6 font-semibold text-lg">
        {search ? history.emptySearch(search) : history.empty}
      </p>
      <p className="mt-1 mb-6 text-muted">{search ? history.emptySearchHint : history.emptyHint}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {search && <Button onClick={onClear}>{history.clearSearch}</Button>}
        <ButtonLink href={pagePaths.generate} look="accent">
          {history.emptyAction}
        </ButtonLink>
      </div>
    </div>
  );
}
