import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { copyStyles } from '#domain/copywriting/copy.ts';
import type { PlanId } from '#domain/subscriptions/plans.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** Which styles the plan has, and how many descriptions are left. */
export function StylesBox({ plan }: { plan: PlanId }) {
  const { styles: words } = demoDashboardMessages.use();
  const { styles } = appMessages.use();
  const { common } = siteMessages.use();
  const limits = useQuery({
    queryKey: queryKeys.demoPlanLimits(plan),
    queryFn: () => call('getDemoPlanLimits', { query: { plan } }),
  });
  const left = limits.data?.remainingUsage;
  return (
    <Card className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 p-5">
      <h2 className="font-semibold">{words.title}</h2>
      {limits.isError && (
        <p className="text-muted">
          {words.failed}{' '}
          <Button look="quiet" onClick={() => limits.refetch()}>
            {common.retry}
          </Button>
        </p>
      )}
      {limits.data && (
        <ul className="flex grow flex-wrap gap-x-6 gap-y-2">
          {copyStyles.map((style) => (
            <StyleEntry
              key={style}
              name={styles[style][0] ?? style}
              isIncluded={limits.data.features[style]}
            />
          ))}
        </ul>
      )}
      {left !== undefined && (
        <p className="text-muted tabular-nums">
          {left === 'Unlimited' ? words.unlimited : words.limit(left)}
        </p>
      )}
    </Card>
  );
}

function StyleEntry({ name, isIncluded }: { name: string; isIncluded: boolean }) {
  const { styles: words } = demoDashboardMessages.use();
  const Icon = isIncluded ? Check : X;
  return (
    <li className={`flex items-center gap-2 ${isIncluded ? '' : 'text-muted'}`}>
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${isIncluded ? 'text-good' : ''}`} />
      {name}
      <span className="sr-only">, {isIncluded ? words.included : words.missing}</span>
    </li>
  );
}
