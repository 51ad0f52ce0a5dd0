import { useMutation } from '@tanstack/react-query';
import type { ColumnMeaningAnswer } from '#contract/listings.ts';
import { call } from '#web/api/call.ts';

/** What the seller said of columns, by their headers. */
export type ColumnChoices = Readonly<Record<string, ColumnMeaningAnswer | ''>>;

/** How a file was read, to read it once more. */
export interface ReadAgain<Source> {
  mutate(source: Source): void;
  variables: Source | undefined;
}

/** Keeps what the seller said of columns and reads the same file again. */
export function useAnswerColumns<Source>({ mutate, variables }: ReadAgain<Source>) {
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
