import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { longStanding, type StockView } from '#domain/vehicles/stock-view.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Card } from '#web/ui/card.tsx';

/** What is to be done next, each with the way to the cars it is about; nothing when nothing waits. */
export function WaitingCars() {
  const { waiting: words } = appMessages.use().dashboard;
  const { data } = useQuery({ queryKey: queryKeys.waitingCars, queryFn: () => call('countWaitingCars') });
  const waiting: readonly (readonly [StockView, number, string])[] = data
    ? [
        ['unpublished', data.unpublished, words.unpublished(data.unpublished)],
        ['repriced', data.repriced, words.repriced(data.repriced)],
        [
          'outdated-translation',
          data.outdatedTranslation,
          words.outdatedTranslation(data.outdatedTranslation),
        ],
        ['long-standing', data.longStanding, words.longStanding(data.longStanding, longStanding)],
      ]
    : [];
  const open = waiting.filter(([, count]) => count > 0);
  if (open.length === 0) return null;
  return (
    <Card className="mb-4 py-4">
      <h2 className="px-5 font-semibold md:px-6">{words.title}</h2>
      <ul className="mt-1">
        {open.map(([view, , said]) => (
          <li key={view}>
            <Link
              href={`${pagePaths.history}?view=${view}`}
              className="flex min-h-11 items-center py-1.5 justify-between gap-3 px-5 transition-colors hover:bg-sunken md:px-6"
            >
              {said}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
