import { useEffect, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Language } from '#domain/shared/languages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { forgetUnsaved, isFromBefore, keepUnsaved, readUnsaved, type Wording } from './unsaved-texts.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';

/** How long a pause in typing means that a wording is finished, in milliseconds. */
const pause = 2500;
const mostUndos = 20;

export interface TextDraft {
  text: string;
  locked: readonly string[];
  /** What the seller typed; kept at once, saved after a pause. */
  type(text: string): void;
  /** A change made by a button: saved at once. */
  put(text: string, locked?: readonly string[], isProposed?: boolean): void;
  undo(): void;
  canUndo: boolean;
  status: 'saved' | 'unsaved' | 'saving' | 'failed';
  save(): void;
}

/** The text being edited, with the wordings it had while this page is open; nothing typed gets lost. */
export function useTextDraft(
  description: WholeDescription,
  language: Language,
  style: CopyStyle,
  saved: string,
): TextDraft {
  const key = { id: description.id, language, style };
  const saving = useSaving(description, language, style, saved);
  const [draft, setDraft] = useState<Wording>(() => readUnsaved(key) ?? saving.first);
  const isChanged = !saving.isKept(draft);
  const wasRestored = useRef(isFromBefore(key) && isChanged);
  const [past, setPast] = useState<readonly string[]>([]);

  const remember = (...texts: string[]) =>
    setPast((before) =>
      [...before, ...texts].filter((text, at, all) => text !== '' && text !== all[at - 1]).slice(-mostUndos),
    );
  function save(isLeaving = false) {
    if (draft.text !== saving.lastSent()) remember(saving.lastSent());
    saving.send(draft, isLeaving);
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
  useLeaving(latest, hasFailed && !saving.hasLostSession);

  return {
    ...draft,
    type: (text) => setDraft(({ locked }) => ({ text, locked })),
    put(text, locked = draft.locked, isProposed = false) {
      const next = { text, locked: [...locked], ...(isProposed && { isProposed }) };
      if (text !== draft.text) remember(saving.lastSent(), draft.text);
      setDraft(next);
      saving.send(next);
    },
    undo() {
      const before = past.at(-1);
      if (before === undefined) return;
      setPast(past.slice(0, -1));
      const next = { text: before, locked: draft.locked };
      setDraft(next);
      saving.send(next);
    },
    canUndo: past.length > 0,
    status: hasFailed ? 'failed' : saving.isPending ? 'saving' : isChanged ? 'unsaved' : 'saved',
    save: () => save(),
  };
}
