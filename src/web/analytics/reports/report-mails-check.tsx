import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';

/** Whether the report of each month comes by mail: switched off by the mail's own link, on again here. */
export function ReportMailsCheck() {
  const { reports: words } = analyticsMessages.use();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: queryKeys.reportMails, queryFn: () => call('getReportMails') });
  const changing = useMutation({
    mutationFn: (isWanted: boolean) => call('updateReportMails', { payload: { isWanted } }),
    onSuccess: (_, isWanted) => client.setQueryData(queryKeys.reportMails, { isWanted }),
    onError: (error) => tellFailure(error, words.mailsFailed),
  });
  return (
    <label className="mt-4 inline-flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-ink"
        disabled={!data || changing.isPending}
        checked={(changing.isPending ? changing.variables : data?.isWanted) ?? false}
        onChange={({ target }) => changing.mutate(target.checked)}
      />
      {words.mailsWanted}
    </label>
  );
}
