import { Lock, LockOpen, RefreshCw } from 'lucide-react';
import type { Sentence } from '#domain/copywriting/sentences/split-sentences.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { TextDraft } from './use-text-draft.ts';

interface SentenceBarProps {
  draft: TextDraft;
  sentence: Sentence;
  /** Which sentence of the text, counted from 0. */
  index: number;
  isLocked: boolean;
  /** Whether other words for it are on their way. */
  isAwaited: boolean;
  onRewrite(): void;
}

/** What can be done with the sentence at the caret: have it written anew, or keep it word for word. */
export function SentenceBar({ draft, sentence, index, isLocked, isAwaited, onRewrite }: SentenceBarProps) {
  const words = editorMessages.use();
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
        // Not disabled while it is awaited, or the keyboard would lose its place.
        aria-disabled={isAwaited || undefined}
        aria-busy={isAwaited || undefined}
        // keeps the caret where it is
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => isAwaited || onRewrite()}
      >
        {isAwaited ? <Spinner /> : <RefreshCw aria-hidden="true" className="size-4" />}
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
