import { useMutation } from '@tanstack/react-query';
import type { ColumnMeaningAnswer } from '#contract/listings.ts';
import { call } from '#web/api/call.ts';
import type { useImport } from './use-import.ts';

/** What the seller said of columns, by their headers. */
export type ColumnChoices = Readonly<Record<string, ColumnMeaningAnswer | ''>>;

/** Keeps what the seller said of columns and reads the same file again. */
export function useAnswerColumns({ mutate, variables }: ReturnType<typeof useImport>) {
  return useMutation({
    mutationFn: (choices: ColumnChoices) => {
      const columns = Object.entries(choices).flatMap(([header, meaning]) =>
        meaning === '' ? [] : { header, meaning },
      );
      return call('answerColumns', { payload: { columns } });
    },
    onSuccess: () => variables && mutate(variables),
  });
}
