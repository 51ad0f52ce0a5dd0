import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';

/** A stock file as text, a workbook in base64, or links of ads. */
export type StockSource = { content: string } | { workbook: string } | { links: string[] };

/** What was understood of the newest file, as long as the page is there: the columns to be asked about. */
export function useImportStock(onBrought: (jobId: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (source: StockSource) => call('importStock', { payload: source }),
    async onSuccess(answer, source) {
      if (!answer.success) return;
      const { job, columns, isCut } = answer;
      client.setQueryData(queryKeys.broughtFile(job.id), { source, columns, isCut });
      await client.invalidateQueries({ queryKey: queryKeys.stockJobs });
      onBrought(job.id);
    },
  });
}
