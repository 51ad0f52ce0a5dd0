import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { WordingItem } from '#contract/wordings.ts';
import { languageNames } from '#domain/shared/languages.ts';
import { maxWordingLength } from '#domain/vehicles/notes/notes-length.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { wordingsMessages } from '#web/i18n/wordings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface WordingRowProps {
  wording: WordingItem;
  onForgotten(): void;
}

/** Words as they are typed and the sentence that says them, which can be changed in its place. */
export function WordingRow({ wording: { id, typed, sentence, language }, onForgotten }: WordingRowProps) {
  const messages = wordingsMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const [written, setWritten] = useState<string>();
  const change = useRef<HTMLButtonElement>(null);
  const reload = () => client.invalidateQueries({ queryKey: queryKeys.wordings });
  const close = () => {
    setWritten(undefined);
    requestAnimationFrame(() => change.current?.focus());
  };
  const saving = useMutation({
    mutationFn: (next: string) => call('changeWording', { params: { id }, payload: { sentence: next } }),
    async onSuccess() {
      await reload();
      close();
    },
  });
  const forgetting = useMutation({
    mutationFn: () => call('forgetWording', { params: { id } }),
    async onSuccess() {
      showToast({ title: messages.forgotten });
      await reload();
      onForgotten();
    },
  });
  const error = saving.error ?? forgetting.error;
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-muted text-sm">
        <span className="min-w-0 break-words">{typed}</span>
        <span>{languageNames[language]}</span>
      </p>
      {written === undefined ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="min-w-0 grow basis-48 break-words" lang={language}>
            {sentence}
          </p>
          <div className="-mx-2 flex">
            <Button
              ref={change}
              look="quiet"
              aria-label={messages.changeOf(typed)}
              onClick={() => setWritten(sentence)}
            >
              {messages.change}
            </Button>
            <Button
              look="quiet"
              aria-label={messages.forgetOf(typed)}
              isPending={forgetting.isPending}
              onClick={() => forgetting.mutate()}
            >
              {messages.forget}
            </Button>
          </div>
        </div>
      ) : (
        <form
          className="mt-1.5 flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            saving.mutate(written.trim());
          }}
        >
          <input
            aria-label={messages.sentenceOf(typed)}
            value={written}
            lang={language}
            maxLength={maxWordingLength}
            // biome-ignore lint/a11y/noAutofocus: it opens by a click on this very sentence
            autoFocus
            onChange={({ target }) => setWritten(target.value)}
            className="control min-w-0 grow basis-64"
          />
          <Button type="submit" disabled={written.trim() === ''} isPending={saving.isPending}>
            {messages.save}
          </Button>
          <Button look="quiet" onClick={close}>
            {messages.cancel}
          </Button>
        </form>
      )}
      {error && (
        <div className="mt-2">
          <Notice>{failureOf(error, failures)}</Notice>
        </div>
      )}
    </li>
  );
}
