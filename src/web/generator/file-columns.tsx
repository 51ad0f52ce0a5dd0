import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FileColumnAnswer } from '#contract/listings.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ColumnList } from './column-list.tsx';
import { Disclosure } from './disclosure.tsx';
import { type ColumnChoices, type ReadAgain, useAnswerColumns } from './use-answer-columns.ts';

interface FileColumnsProps<Source> {
  columns: readonly FileColumnAnswer[];
  reading: ReadAgain<Source>;
  /** Why the file gave no vehicle: then the columns are all there is to see. */
  message?: string;
}

/** The columns of a stock file: what the seller is asked about, and what the others were read as. */
export function FileColumns<Source>({ columns, reading, message }: FileColumnsProps<Source>) {
  const { columns: words, failure } = listingsMessages.use();
  const unknown = columns.filter(({ meaning }) => !meaning);
  const known = columns.filter(({ meaning }) => meaning);
  const [choices, setChoices] = useState<ColumnChoices>(() =>
    Object.fromEntries(unknown.map(({ header, proposal }) => [header, proposal ?? ''])),
  );
  const answering = useAnswerColumns(reading);
  const heading = useRef<HTMLHeadingElement>(null);
  const { error } = answering;
  const isAnswered = Object.values(choices).some((meaning) => meaning !== '');
  const isOpen = message !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);

  function ignoreRest() {
    const rest = unknown.filter(({ header }) => choices[header] === '');
    setChoices({ ...choices, ...Object.fromEntries(rest.map(({ header }) => [header, 'ignore' as const])) });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    answering.mutate(choices);
  }
  const list = (shown: readonly FileColumnAnswer[]) => (
    <ColumnList
      columns={shown}
      choices={choices}
      onChoose={(header, meaning) => setChoices({ ...choices, [header]: meaning })}
    />
  );
  const form = (
    <form noValidate onSubmit={submit} className="mt-4">
      {list(unknown.length > 0 ? unknown : known)}
      {unknown.length > 0 && known.length > 0 && (
        <Disclosure title={words.known(known.length)}>{list(known)}</Disclosure>
      )}
      {error && (
        <p role="alert" className="mt-3 text-accent-text text-sm">
          {error instanceof ApiError ? (sentenceOf(error) ?? words.notKept) : failure.offline}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          type="submit"
          look={isOpen ? 'accent' : 'ink'}
          disabled={!isAnswered}
          isPending={answering.isPending}
          className="grow sm:grow-0"
        >
          {words.readAgain}
        </Button>
        {unknown.some(({ header }) => choices[header] === '') && (
          <Button look="quiet" onClick={ignoreRest}>
            {words.ignoreRest}
          </Button>
        )}
      </div>
    </form>
  );
  if (isOpen) {
    return (
      <section className="appear mt-8">
        <h2 ref={heading} tabIndex={-1} className="display scroll-mt-20 text-xl outline-none">
          {words.title}
        </h2>
        <p className="mt-1 text-muted text-sm">{message}</p>
        {form}
      </section>
    );
  }
  if (columns.length === 0) return null;
  return (
    <Disclosure title={unknown.length > 0 ? words.unknown(unknown.length) : words.known(known.length)}>
      <p className="mt-1 text-muted text-sm">{words.hint}</p>
      {form}
    </Disclosure>
  );
}
