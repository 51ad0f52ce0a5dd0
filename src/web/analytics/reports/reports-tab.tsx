import { useMutation } from '@tanstack/react-query';
import { Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { type Month, monthBefore, monthOf } from '#domain/analytics/month.ts';
import { dayOf } from '#domain/shared/days.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ReportMailsCheck } from './report-mails-check.tsx';

const fewMonths = 6;
const manyMonths = 24;

/** The report of each month, the running one first. */
export function ReportsTab() {
  const { reports: words } = analyticsMessages.use();
  const { isTeamMember } = useSignedInUser();
  const [shown, setShown] = useState(fewMonths);
  const [current] = useState(() => monthOf(dayOf(new Date())));
  return (
    <div className="max-w-3xl">
      <h2 className="display text-2xl">{words.title}</h2>
      <p className="mt-3 text-muted">{words.text}</p>
      <p className="mt-1 text-muted">{words.byMail}</p>
      {!isTeamMember && <ReportMailsCheck />}
      <ul aria-label={words.months} className="mt-6 border-line border-t">
        {monthsBack(current, shown).map((month) => (
          <ReportRow key={month} month={month} isRunning={month === current} />
        ))}
      </ul>
      {shown < manyMonths && (
        <Button look="quiet" className="mt-4" onClick={() => setShown(manyMonths)}>
          {words.earlier}
        </Button>
      )}
    </div>
  );
}

function ReportRow({ month, isRunning }: { month: Month; isRunning: boolean }) {
  const { reports: words } = analyticsMessages.use();
  const name = useFormats().month(month);
  const sending = useMutation({
    mutationFn: () => call('sendReport', { params: { month } }),
    onSuccess: () => showToast({ title: words.sent, description: words.sentText(name) }),
    onError: (error) => tellFailure(error, words.failed),
  });
  return (
    <li className="flex items-center justify-between gap-x-4 border-line border-b py-3">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {name}
        {isRunning && <Badge>{words.running}</Badge>}
      </span>
      <span className="flex shrink-0 gap-2">
        <a
          href={addresses.getReport.replace('{month}', month)}
          download
          aria-label={words.pdfOf(name)}
          className={buttonStyle('line')}
        >
          <Download aria-hidden="true" className="size-4" />
          <span className="max-sm:hidden">{words.pdf}</span>
          <span className="sm:hidden">PDF</span>
        </a>
        <Button
          look="quiet"
          isPending={sending.isPending}
          aria-label={words.mailOf(name)}
          onClick={() => sending.mutate()}
        >
          {!sending.isPending && <Mail aria-hidden="true" className="size-4" />}
          <span className="max-sm:hidden">{words.mail}</span>
        </Button>
      </span>
    </li>
  );
}

function monthsBack(from: Month, count: number): Month[] {
  const months = [from];
  while (months.length < count) months.push(monthBefore(months.at(-1) ?? from));
  return months;
}
