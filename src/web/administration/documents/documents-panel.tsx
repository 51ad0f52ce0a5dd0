import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { monthBefore, monthOf } from '#domain/analytics/month.ts';
import { dayOf } from '#domain/shared/days.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { FailedNotice } from '../failed-notice.tsx';
import { monthsBackTo } from './months-back-to.ts';
import { UnnamedCustomers } from './unnamed-customers.tsx';

/** The documents of a month, for the operator who sends the invoices and keeps the books; below, who is missing on them. */
export function DocumentsPanel() {
  const { documents: words } = administrationMessages.use();
  const formats = useFormats();
  const running = monthOf(dayOf(new Date()));
  // What is asked for most: the month that is over.
  const over = monthBefore(running);
  const [month, setMonth] = useState(over);
  const counts = useQuery({
    queryKey: queryKeys.documentCounts(month),
    queryFn: ({ signal }) => call('countDocuments', { query: { month }, signal }),
    refetchOnMount: 'always',
    placeholderData: (before) => before,
  });
  const { firstMonth = over } = counts.data ?? {};
  return (
    <>
      <div className="max-w-2xl">
        <h2 className="font-semibold">{words.title}</h2>
        <p className="mt-1 text-muted text-sm">{words.text}</p>
        <Field label={words.month} className="mt-5 max-w-64">
          {(slot) => (
            <Select {...slot} value={month} onChange={({ target }) => setMonth(target.value)}>
              {monthsBackTo(firstMonth < over ? firstMonth : over, running).map((one) => (
                <option key={one} value={one}>
                  {formats.month(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="mt-5 min-h-32" aria-busy={counts.isFetching}>
          {counts.isError && (
            <FailedNotice
              title={words.failed}
              error={counts.error}
              isRetrying={counts.isFetching}
              onRetry={() => counts.refetch()}
            />
          )}
          {counts.isSuccess && !counts.isPlaceholderData && (
            <MonthFound {...{ month, counts: counts.data }} isRunning={month === running} />
          )}
        </div>
      </div>
      <UnnamedCustomers />
    </>
  );
}

interface MonthFoundProps {
  month: string;
  counts: { documents: number; electronicInvoices: number; withoutCustomer: number };
  isRunning: boolean;
}

function MonthFound({ month, counts, isRunning }: MonthFoundProps) {
  const { documents: words } = administrationMessages.use();
  const formats = useFormats();
  const { documents, electronicInvoices, withoutCustomer } = counts;
  const found = words.found(documents, formats.number(documents), formats.number(electronicInvoices));
  return (
    <>
      <div role="status">
        <p className="font-medium">{documents === 0 ? words.none(formats.month(month)) : found}</p>
        <div className="mt-1 grid gap-1 text-muted text-sm">
          {documents === 0 && <p>{words.noneHint}</p>}
          {withoutCustomer > 0 && <p>{words.withoutCustomer(formats.number(withoutCustomer))}</p>}
          {isRunning && <p>{words.running}</p>}
        </div>
      </div>
      {documents > 0 && (
        <a
          href={`${addresses.exportDocuments}?month=${month}`}
          download
          className={buttonStyle('line', 'mt-4 max-sm:w-full')}
        >
          <Download aria-hidden="true" className="size-4" />
          {words.download}
        </a>
      )}
    </>
  );
}
