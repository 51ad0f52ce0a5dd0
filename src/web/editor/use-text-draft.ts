import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { withText } from './with-text.ts';

/** How long a pause in typing means that a wording is finished, in milliseconds. */
const pause = 2500;

export interface TextDraft {
  text: string;
  locked: readonly string[];
  /** What the seller typed; kept at once, saved after a pause. */
  type(text: string): void;
  /** A change made by a button: saved at once. */
  put(text: string, locked?: readonly string[]): void;
  undo(): void;
  canUndo: boolean;
  status: 'saved' | 'unsaved' | 'saving' | 'failed';
  save(): void;
}

/** The text being edited, with the wordings it had while this page is open. */
export function useTextDraft(
  description: WholeDescription,
  language: Language,
  style: CopyStyle,
  saved: string,
): TextDraft {
  const [draft, setDraft] = useState({ text: saved, locked: description.locked });
  const [past, setPast] = useState<readonly string[]>([]);
  const kept = useRef(draft);
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (next: typeof draft) =>
      call('updateText', {
        params: { id: description.id, language, style },
        payload: { text: next.text, locked: next.locked.filter((sentence) => next.text.includes(sentence)) },
      }),
    onSuccess(_, next) {
      kept.current = next;
      client.setQueryData<WholeDescription>(
        queryKeys.description(description.id),
        (whole) => whole && withText(whole, language, style, next),
      );
      void client.invalidateQueries({ queryKey: queryKeys.descriptions });
      void client.invalidateQueries({ queryKey: queryKeys.textVersions(description.id, language, style) });
    },
  });

  const isChanged = draft.text !== kept.current.text || draft.locked !== kept.current.locked;
  const save = (next = draft) => {
    if (next.text.trim() === '' || (next.text === kept.current.text && next.locked === kept.current.locked))
      return;
    if (next.text !== kept.current.text) setPast((before) => [...before, kept.current.text].slice(-20));
    saving.mutate(next);
  };
  const put = (text: string, locked: readonly string[] = draft.locked) => {
    const next = { text, locked: [...locked] };
    setDraft(next);
    save(next);
  };

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [isChanged, draft]);
  useEffect(() => () => latest.current(), []);

  return {
    ...draft,
    type: (text) => setDraft((before) => ({ ...before, text })),
    put,
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      const next = { ...draft, text: before };
      setDraft(next);
      saving.mutate(next);
    },
    canUndo: past.length > 0,
    status:
      saving.isError && isChanged ? 'failed' : saving.isPending ? 'saving' : isChanged ? 'unsaved' : 'saved',
    save: () => save(),
  };
}
