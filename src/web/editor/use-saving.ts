import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { ApiError, sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { changeListed } from '#web/api/change-listed.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetUnsaved, isSameWording, readUnsaved, type Wording } from './unsaved-texts.ts';
import { warnOfUnsaved } from './warn-of-unsaved.ts';
import { withText } from './with-text.ts';

/** Differs from every wording a text can have. */
const unknown: Wording = { text: '', locked: [] };

/** The page leads to the sign-in by itself; the text waits on this device. */
const isSignedOut = (error: unknown) => error instanceof ApiError && error.isUnauthorized;

/** A text's way to the server, whose answers may come after more was typed, or after the text was closed. */
export function useSaving(
  description: WholeDescription,
  language: Language,
  style: CopyStyle,
  saved: string,
) {
  const words = editorMessages.use();
  const client = useQueryClient();
  const key = { id: description.id, language, style };
  const mutationKey = ['updateText', ...Object.values(key)];
  // Opened again before its last wording was answered: until then the server's wording is unknown.
  const [underWay] = useState(() => findUnderWay(client, mutationKey));
  const known = { text: saved, locked: description.locked };
  const kept = useRef<Wording>(underWay ? unknown : known);
  /** The wording that the server has or is about to get. */
  const sent = useRef(kept.current);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const put = ({ next, isLeaving }: { next: Wording; isLeaving: boolean }) =>
    call('updateText', {
      params: key,
      payload: {
        ...next,
        locked: next.locked.filter((sentence) => next.text.includes(sentence)),
      },
      keepalive: isLeaving,
    });
  const saving = useMutation({
    mutationKey,
    // One after the other, so that the last wording is the one that stays.
    scope: { id: mutationKey.join(' ') },
    mutationFn: put,
    onSuccess(_, { next }) {
      kept.current = next;
      const unsaved = readUnsaved(key);
      if (unsaved && isSameWording(unsaved, next)) forgetUnsaved(key);
      const whole = { queryKey: queryKeys.description(description.id) };
      const isBeingRead = client.isFetching(whole) > 0;
      client.setQueryData<WholeDescription>(
        whole.queryKey,
        (before) => before && withText(before, language, style, next),
      );
      // An answer that was read before this save would bring the older text back.
      if (isBeingRead) void client.invalidateQueries(whole);
      // A list that is read anew may lose the car whose text is being typed.
      changeListed(client, description.id, (item) =>
        language === item.language ? { ...item, [`${style}Description`]: next.text } : item,
      );
      void client.invalidateQueries({ queryKey: queryKeys.textVersions(description.id, language, style) });
      void client.invalidateQueries({ queryKey: queryKeys.likeness(description.id, language, style) });
    },
    onError(error, { next }) {
      const isNewest = sent.current === next;
      if (isNewest) sent.current = kept.current;
      if (isSignedOut(error)) return;
      if (error instanceof ApiError && error.status === 404) return forgetUnsaved(key);
      // A newer wording is under way and speaks for itself.
      if (!isNewest) return;
      const { title, description: usual, away } = words.saveFailed;
      const said = isOpen.current ? (sentenceOf(error) ?? usual) : away;
      showToast({ title, description: said, variant: 'destructive' });
      if (!isOpen.current) warnOfUnsaved(key);
    },
  });

  return {
    /** The wording to go on with where none was kept on this device. */
    first: underWay ?? known,
    isKept: (wording: Wording) => isSameWording(wording, kept.current),
    lastSent: () => sent.current.text,
    send(next: Wording, isLeaving = false) {
      if (next.text.trim() === '') return;
      // The queue ends with the page; should the page stay after all, the queue puts the order right.
      const isWaiting = !isSameWording(next, kept.current) && client.isMutating({ mutationKey }) > 0;
      if (isLeaving && isWaiting) put({ next, isLeaving }).catch(() => {});
      if (isSameWording(next, sent.current)) return;
      sent.current = next;
      saving.mutate({ next, isLeaving });
    },
    isPending: saving.isPending,
    isError: saving.isError,
    hasLostSession: isSignedOut(saving.error),
  };
}

function findUnderWay(client: QueryClient, mutationKey: readonly string[]): Wording | undefined {
  const waiting = client.getMutationCache().findAll({ mutationKey, status: 'pending' });
  return (waiting.at(-1)?.state.variables as { next: Wording } | undefined)?.next;
}
