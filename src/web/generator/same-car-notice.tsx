import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { Notice } from '#web/ui/notice.tsx';
import { findSameCar } from './find-same-car.ts';
import type { VehicleDraft } from './vehicle-draft.ts';

const mostCompared = 50;

/** Says that this car stands in the history already, with the way there: other data need no second description. */
export function SameCarNotice({ draft }: { draft: VehicleDraft }) {
  const { generator } = appMessages.use();
  const search = [draft.make, draft.model, draft.year].join(' ').trim();
  const { data } = useQuery({
    queryKey: queryKeys.sameCar(search),
    queryFn: ({ signal }) =>
      call('findDescriptions', { query: { search: search.slice(0, 100), limit: mostCompared }, signal }),
    enabled: draft.make.trim() !== '' && draft.model.trim() !== '',
    staleTime: 0,
  });
  const same = findSameCar(draft, data ?? []);
  if (!same) return null;
  return (
    <div className="mt-5">
      <Notice title={generator.sameCar}>
        <p>
          {generator.sameCarHint}{' '}
          <Link href={`${pagePaths.history}?open=${same.id}`} className="font-medium underline">
            {generator.sameCarOpen}
          </Link>
        </p>
      </Notice>
    </div>
  );
}
