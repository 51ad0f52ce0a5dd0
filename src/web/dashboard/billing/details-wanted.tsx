import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { useDashboardTab } from '../use-dashboard-tab.ts';

/** Says that paid documents wait for billing details, with the way to them; nothing where none waits. */
export function DetailsWanted() {
  const { billing } = dashboardMessages.use();
  const { companyName } = useSignedInUser();
  const [tab] = useDashboardTab();
  const hasDetails = companyName !== '';
  const receipts = useQuery({
    queryKey: queryKeys.receipts,
    queryFn: () => call('findReceipts'),
    enabled: !hasDetails,
  });
  const waiting = receipts.data?.filter(({ hasElectronicInvoice }) => !hasElectronicInvoice).length ?? 0;
  if (hasDetails || waiting === 0 || tab === 'billing') return null;
  return (
    <section
      aria-label={billing.wanted.title}
      className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-warning/40 bg-warning-wash px-4 py-3"
    >
      <LineIcon name="warning" className="size-5 shrink-0 text-warning" />
      <div className="min-w-0 grow basis-56">
        <h2 className="font-semibold">{billing.wanted.title}</h2>
        <p className="text-sm">{billing.wanted.text(waiting)}</p>
      </div>
      <Link
        href={`${pagePaths.dashboard}?tab=billing`}
        className="quiet-link inline-flex min-h-11 items-center font-medium max-sm:ml-9"
      >
        {billing.add}
      </Link>
    </section>
  );
}
