import { useMutation } from '@tanstack/react-query';
import { Lock, LockOpen, RefreshCw } from 'lucide-react';
import type { Sentence } from '#domain/copywriting/sentences/split-sentences.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { PanelProps } from './panels/panel-props.ts';

interface SentenceBarProps extends PanelProps {
  sentence: Sentence;
  /** Which sentence of the text, counted from 0. */
  index: number;
  isLocked: boolean;
}

/** What can be done with the sentence at the caret: have it written anew, or keep it word for word. */
export function SentenceBar({
  description,
  language,
  style,
  draft,
  sentence,
  index,
  isLocked,
}: SentenceBarProps) {
  const words = editorMessages.use();
  const rewriting = useMutation({
    mutationFn: (text: string) =>
      call('rewriteSentence', {
        params: { id: description.id, language, style },
        payload: { text, index },
      }),
    onSuccess: (answer, text) =>
      draft.put(text.slice(0, sentence.start) + answer.sentence + text.slice(sentence.end)),
    onError(error) {
      const said = sentenceOf(error) ?? words.rewriteFailed;
      showToast({ title: words.rewrite, description: said, variant: 'destructive' });
    },
  });
  function toggleLock() {
    const locked = isLocked
      ? draft.locked.filter((kept) => !kept.includes(sentence.text))
      : [...draft.locked, sentence.text];
    draft.put(draft.text, locked);
  }
  return (
    <div className="flex flex-wrap items-center border-line border-t bg-sunken px-3 py-1 sm:gap-x-1">
      <span className="px-2 text-muted text-sm">{words.sentence(index + 1)}</span>
      <Button
        look="quiet"
        className="px-2 sm:px-3"
        disabled={isLocked}
        isPending={rewriting.isPending}
        // keeps the caret where it is
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => rewriting.mutate(draft.text)}
      >
        {!rewriting.isPending && <RefreshCw aria-hidden="true" className="size-4" />}
        {words.rewrite}
      </Button>
      <Button
        look="quiet"
        className="px-2 sm:px-3"
        aria-pressed={isLocked}
        onPointerDown={(event) => event.preventDefault()}
        onClick={toggleLock}
      >
        {isLocked ? (
          <LockOpen aria-hidden="true" className="size-4" />
        ) : (
          <Lock aria-hidden="true" className="size-4" />
        )}
        {isLocked ? words.unlock : words.lock}
      </Button>
    </div>
  );
}
