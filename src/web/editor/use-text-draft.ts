import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetUnsaved, isFromBefore, keepUnsaved, readUnsaved, type Wording } from './unsaved-texts.ts';
import { useLeaving } from './use-leaving.ts';
import { withText } from './with-text.ts';

/** How long a pause in typing means that a wording is finished, in milliseconds. */
const pause = 2500;
const mostUndos = 20;

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

const isSame = (one: Wording, other: Wording) =>
  one.text === other.text && one.locked.join('\n') === other.locked.join('\n');

/** The page leads to the sign-in by itself; the text waits on this device. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.isUnauthorized;

/** The text being edited, with the wordings it had while this page is open; nothing typed gets lost. */
export function useTextDraft(
  description: WholeDescription,
  language: Language,
  style: CopyStyle,
  saved: string,
): TextDraft {
  const words = editorMessages.use();
  const client = useQueryClient();
  const key = { id: description.id, language, style };
  const kept = useRef<Wording>({ text: saved, locked: description.locked });
  /** What the server has or is about to get. */
  const sent = useRef(kept.current);
  const [draft, setDraft] = useState<Wording>(() => readUnsaved(key) ?? kept.current);
  const wasRestored = useRef(isFromBefore(key) && !isSame(draft, kept.current));
  const [past, setPast] = useState<readonly string[]>([]);
  const isChanged = !isSame(draft, kept.current);

  const saving = useMutation({
    // One after the other, so that the last wording is the one that stays.
    scope: { id: Object.values(key).join(' ') },
    mutationFn: ({ next, isLeaving }: { next: Wording; isLeaving: boolean }) =>
      call('updateText', {
        params: key,
        payload: { text: next.text, locked: next.locked.filter((sentence) => next.text.includes(sentence)) },
        keepalive: isLeaving,
      }),
    onSuccess(_, { next }) {
      kept.current = next;
      const unsaved = readUnsaved(key);
      if (unsaved && isSame(unsaved, next)) forgetUnsaved(key);
      client.setQueryData<WholeDescription>(
        queryKeys.description(description.id),
        (whole) => whole && withText(whole, language, style, next),
      );
      void client.invalidateQueries({ queryKey: queryKeys.descriptions });
      void client.invalidateQueries({ queryKey: queryKeys.textVersions(description.id, language, style) });
      void client.invalidateQueries({ queryKey: queryKeys.likeness(description.id, language, style) });
    },
    onError(error) {
      sent.current = kept.current;
      if (isSignedOut(error)) return;
      if (error instanceof ApiError && error.status === 404) return forgetUnsaved(key);
      const { title, description: usual } = words.saveFailed;
      showToast({ title, description: sentenceOf(error) ?? usual, variant: 'destructive' });
    },
  });

  function send(next: Wording, isLeaving = false) {
    if (next.text.trim() === '' || isSame(next, sent.current)) return;
    sent.current = next;
    saving.mutate({ next, isLeaving });
  }
  const remember = (...texts: string[]) =>
    setPast((before) =>
      [...before, ...texts].filter((text, at, all) => text !== all[at - 1]).slice(-mostUndos),
    );
  function save(isLeaving = false) {
    if (draft.text !== sent.current.text) remember(sent.current.text);
    send(draft, isLeaving);
  }

  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const text = { id: description.id, language, style };
    if (!isChanged) return forgetUnsaved(text);
    keepUnsaved(text, draft);
    const timer = setTimeout(() => latest.current(), pause);
    return () => clearTimeout(timer);
  }, [isChanged, draft, description.id, language, style]);
  const hasFailed = saving.isError && isChanged;
  useEffect(() => {
    if (wasRestored.current) showToast(editorMessages.now().restored);
    wasRestored.current = false;
  }, []);
  useLeaving(latest, hasFailed && !isSignedOut(saving.error));

  return {
    ...draft,
    type: (text) => setDraft((before) => ({ ...before, text })),
    put(text, locked = draft.locked) {
      const next = { text, locked: [...locked] };
      if (text !== draft.text) remember(sent.current.text, draft.text);
      setDraft(next);
      send(next);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      const next = { ...draft, text: before };
      setDraft(next);
      send(next);
    },
    canUndo: past.length > 0,
    status: hasFailed ? 'failed' : saving.isPending ? 'saving' : isChanged ? 'unsaved' : 'saved',
    save: () => save(),
  };
}
