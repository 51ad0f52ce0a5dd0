import { useState } from 'react';
import type { ReadBackItem } from '#contract/descriptions.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { proposalFor, SentenceForm } from './sentence-form.tsx';

interface ReadBackRowProps {
  item: ReadBackItem;
  onReword(typed: string, sentence: string): void;
}

/** How a text tells one stretch of the notes, or why it does not; the seller may say it otherwise. */
export function ReadBackRow({ item, onReword }: ReadBackRowProps) {
  const { readBack: words } = appMessages.use().generator;
  const [isOpen, setOpen] = useState(false);
  const [sentence, setSentence] = useState(proposalFor(item));
  const { typed, told, reason } = item;
  const isAsWritten = told.replace(/\.$/u, '') === typed.replace(/\.$/u, '');
  return (
    <li className="py-2 text-sm">
      {isOpen ? (
        <SentenceForm item={item} sentence={sentence} isAskedFor onChange={setSentence} onReword={onReword} />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
          <p className="break-words text-muted">{typed}</p>
          <p className="break-words max-sm:row-start-2">
            {reason ? (
              <em className="text-muted">{words.untold[reason]}</em>
            ) : isAsWritten ? (
              words.asWritten
            ) : (
              told
            )}
          </p>
          <button
            type="button"
            aria-label={words.changeSpoken(typed)}
            onClick={() => setOpen(true)}
            className="quiet-link py-2"
          >
            {words.change}
          </button>
        </div>
      )}
    </li>
  );
}
