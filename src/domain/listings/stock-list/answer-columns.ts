import { type ColumnAnswerStore, columnKey } from './column-answers.ts';
import type { ColumnMeaning } from './column-meaning.ts';

export interface AnswerColumnsDeps {
  columnAnswers: Pick<ColumnAnswerStore, 'save'>;
  now: () => Date;
}

/** Remembers for the user what columns of stock files hold, by their headers; a later answer replaces an earlier one. */
export async function answerColumns(
  { columnAnswers, now }: AnswerColumnsDeps,
  { userId, columns }: { userId: string; columns: readonly { header: string; meaning: ColumnMeaning }[] },
): Promise<void> {
  const said = columns.map(({ header, meaning }) => [columnKey(header), meaning] as const);
  const answers = Object.fromEntries(said.filter(([key]) => key !== ''));
  await columnAnswers.save(userId, answers, now());
}
