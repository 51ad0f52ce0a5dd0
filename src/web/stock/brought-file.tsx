import { useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoints.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { FileColumns } from '#web/generator/file-columns.tsx';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { type StockSource, useImportStock } from './use-import-stock.ts';

type Brought = Pick<Extract<AnswerOf<'importStock'>, { success: true }>, 'columns' | 'isCut'> & {
  source: StockSource;
};

const mostCars = 2000;

/** What there is to say of a file that was just brought: what its columns were read as, and whether it was cut. */
export function BroughtFile({ jobId, onAgain }: { jobId: string; onAgain(jobId: string): void }) {
  const { bring } = stockMessages.use();
  const formats = useFormats();
  const reading = useImportStock(onAgain);
  const { data: file } = useQuery<Brought>({ queryKey: queryKeys.broughtFile(jobId), enabled: false });
  if (!file) return null;
  const again = { mutate: reading.mutate, variables: file.source };
  return (
    <>
      {file.isCut && <p className="mt-1 text-warning">{bring.cut(formats.number(mostCars))}</p>}
      <FileColumns columns={file.columns} reading={again} />
    </>
  );
}
