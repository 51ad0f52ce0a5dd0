import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UnnamedCustomerItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { FailedNotice } from '../failed-notice.tsx';

/** Customers whose documents wait for billing details, since when, and the button that reminds them. */
export function UnnamedCustomers() {
  const { unnamed: words } = administrationMessages.use();
  const customers = useQuery({
    queryKey: queryKeys.unnamedCustomers,
    queryFn: ({ signal }) => call('findUnnamedCustomers', { signal }),
    refetchOnMount: 'always',
  });
  return (
    <section className="mt-6 max-w-4xl border-line border-t pt-8">
      <h2 className="font-semibold">{words.title}</h2>
      <p className="mt-1 max-w-2xl text-muted text-sm">{words.text}</p>
      <div className="mt-4">
        {customers.isError && (
          <FailedNotice
            title={words.failed}
            error={customers.error}
            isRetrying={customers.isFetching}
            onRetry={() => customers.refetch()}
          />
        )}
        {customers.data?.length === 0 && <p className="font-medium">{words.none}</p>}
        {customers.data && customers.data.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {customers.data.map((customer) => (
              <UnnamedCustomer key={customer.receiptId} customer={customer} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function UnnamedCustomer({ customer }: { customer: UnnamedCustomerItem }) {
  const { unnamed: words } = administrationMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const { receiptId, email, since, documents, totalCents, reminders, remindedAt, canAnswer } = customer;
  const reminding = useMutation({
    mutationFn: () => call('remindOfBillingDetails', { params: { receiptId } }),
    onSuccess: () => {
      showToast(administrationMessages.now().unnamed.reminded);
      return Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.unnamedCustomers }),
        client.invalidateQueries({ queryKey: queryKeys.auditEntries }),
      ]);
    },
    onError: (error) => tellFailure(error, administrationMessages.now().unnamed.notReminded),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{email}</p>
        <p className="text-muted text-sm tabular-nums">
          {words.waiting(formats.mediumDate(since), documents, formats.money(totalCents))}
        </p>
        <p className="text-muted text-sm">
          {remindedAt
            ? words.remindedOn(formats.number(reminders), formats.mediumDate(remindedAt))
            : words.neverReminded}
        </p>
      </div>
      {canAnswer ? (
        <Button
          className="px-3 text-sm"
          aria-label={words.remindOf(email)}
          isPending={reminding.isPending}
          onClick={() => reminding.mutate()}
        >
          {words.remind}
        </Button>
      ) : (
        <a href={`mailto:${email}`} className="quiet-link text-sm">
          {words.accountGone}
        </a>
      )}
    </li>
  );
}
