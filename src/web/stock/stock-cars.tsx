import { useInfiniteQuery } from '@tanstack/react-query';
import type { StockJobItem } from '#contract/stock.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/notice.tsx';
import { carsOf } from './standing-of.ts';
import { StockCar } from './stock-car.tsx';
import { useApprove } from './use-approve.ts';

const pageSize = 25;
const views = ['all', 'faulty', 'open', 'failed', 'doubtful', 'written', 'approved'] as const;
type View = (typeof views)[number];

interface StockCarsProps {
  job: StockJobItem;
  /** Whom each car's texts are for is shown and can be changed. */
  isTargeted: boolean;
  view: string;
  onView(view: View): void;
}

/** The cars of a job, some of them or all, a page at a time in the order of the file. */
export function StockCars({ job, isTargeted, view: wanted, onView }: StockCarsProps) {
  const messages = stockMessages.use();
  const { common } = siteMessages.use();
  const view = views.find((known) => known === wanted) ?? 'all';
  const approve = useApprove(job.id);
  const { counts } = job;
  const numbers: Record<View, number | undefined> = {
    ...{
      all: carsOf(job),
      faulty: counts.faulty,
      open: counts.unread + counts.ready + counts.writing,
      failed: counts.failed,
    },
    ...{ doubtful: undefined, written: counts.written, approved: counts.approved },
  };
  const pages = useInfiniteQuery({
    queryKey: [...queryKeys.stockCars(job.id), view],
    queryFn: ({ pageParam: after, signal }) =>
      call('findStockCars', {
        params: { id: job.id },
        query: { limit: pageSize, ...(view !== 'all' && { view }), ...(after !== undefined && { after }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.position : undefined),
    refetchOnMount: 'always',
    placeholderData: (previous) => previous,
  });
  const cars = pages.data?.pages.flat() ?? [];

  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <nav aria-label={messages.views.label} className="-mx-2 flex flex-wrap">
          {views.map((one) => (
            <button
              key={one}
              type="button"
              aria-current={one === view ? 'true' : undefined}
              onClick={() => onView(one)}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-md px-2 transition-colors hover:bg-sunken',
                one === view
                  ? 'font-semibold underline decoration-2 decoration-accent underline-offset-8'
                  : 'text-muted',
              )}
            >
              <span className="tabular-nums">
                {messages.views[one]} {numbers[one]}
              </span>
            </button>
          ))}
        </nav>
        {counts.written > counts.approved && (
          <Button isPending={approve.isPending} onClick={() => approve.mutate({ isApproved: true })}>
            {messages.cars.approveAll}
          </Button>
        )}
      </div>
      {pages.isError && (
        <Notice title={messages.failed}>
          <Button className="mt-3" onClick={() => pages.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {pages.isSuccess && cars.length === 0 && <p className="mt-6 text-muted">{messages.cars.none}</p>}
      <ul className="mt-3 grid gap-3">
        {cars.map((car) => (
          <StockCar key={car.id} job={job} car={car} isTargeted={isTargeted} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="mt-6 text-center">
          <Button isPending={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
            {messages.cars.more}
          </Button>
        </div>
      )}
    </section>
  );
}
