import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Sentence } from '#domain/copywriting/sentences/split-sentences.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { excerptOf } from './excerpt-of.ts';
import { findObstacle } from './find-obstacle.ts';
import { replaceAsTyped } from './replace-as-typed.ts';
import {
  askForRewording,
  dropRewording,
  followRewordings,
  listenForRewordings,
  type Rewording,
  receiveRewording,
  touches,
  useRewordingsOf,
} from './rewordings-store.ts';
import { takeWording } from './take-wording.ts';

interface TextField extends Pick<PanelProps, 'description' | 'language' | 'style' | 'draft'> {
  area: RefObject<HTMLTextAreaElement | null>;
  /** Tells whether a wording keeps what is locked, and says so if it does not. */
  mayBecome(text: string): boolean;
  onCaret(offset: number): void;
}

/** The sentences asked for in other words: replaced when the answer comes and they stand unchanged, otherwise kept aside. */
export function useRewordings({ description, language, style, draft, area, ...on }: TextField) {
  const words = editorMessages.use();
  const key = `${description.id} ${language} ${style}`;
  const all = useRewordingsOf(key);

  // Before anything else can happen: an answer may come right after a letter was typed.
  useLayoutEffect(() => followRewordings(key, draft.text), [key, draft.text]);

  const asking = useMutation({
    mutationFn: ({ text, index }: { text: string; index: number; id: number; sentence: string }) =>
      call('rewriteSentence', {
        params: { id: description.id, language, style },
        payload: { text, index },
      }),
    onSuccess: (answer, { id }) => receiveRewording(key, id, answer.sentence),
    onError(error, { id, sentence }) {
      dropRewording(key, id);
      const said = sentenceOf(error) ?? words.rewriteFailed;
      showToast({ title: words.rewriteOf(excerptOf(sentence)), description: said, variant: 'destructive' });
    },
  });

  function take({ id, place, wording = '' }: Rewording) {
    const field = area.current;
    if (!field) return;
    const { selectionStart: start, selectionEnd: end } = field;
    const taken = takeWording(place, wording, { start, end });
    if (!on.mayBecome(taken.text)) return;
    replaceAsTyped(field, taken.text);
    // At once, or a letter typed before the next rendering would bring the old sentence back.
    flushSync(() => {
      draft.put(taken.text);
      on.onCaret(taken.selection.start);
    });
    field.setSelectionRange(taken.selection.start, taken.selection.end);
    dropRewording(key, id);
  }

  const settle = useRef((_: Rewording) => {});
  settle.current = (arrived) => {
    if (!findObstacle(arrived.place, draft.locked)) take(arrived);
  };
  useEffect(() => listenForRewordings(key, (arrived) => settle.current(arrived)), [key]);

  return {
    isAwaited: (sentence: Sentence) => all.some((one) => one.wording === undefined && touches(one, sentence)),
    /** The rewordings that came and could not be put in. */
    aside: all.filter(({ wording }) => wording !== undefined),
    rewrite({ start, end, text: sentence }: Sentence, index: number) {
      const { text } = draft;
      const id = askForRewording(key, { text, start, end, sentence });
      asking.mutate({ text, index, id, sentence });
    },
    take,
    drop: ({ id }: Rewording) => dropRewording(key, id),
  };
}
