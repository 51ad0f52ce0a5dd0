import { Minus, Plus } from 'lucide-react';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { LeftBehind } from './left-behind.ts';

interface LeftBehindListProps {
  items: readonly LeftBehind[];
  /** The words of those that were put into the texts. */
  added: ReadonlySet<string>;
  /** Absent where there is no text to put them into. */
  onToggle?: ((words: string) => void) | undefined;
}

/** What a translation does not say, each with its reason and a way to put it in as the seller wrote it. */
export function LeftBehindList({ items, added, onToggle }: LeftBehindListProps) {
  const words = editorMessages.use();
  return (
    <Notice title={words.leftBehind}>
      <ul className="mt-2 grid gap-3 text-sm sm:gap-2">
        {items.map((item) => {
          const isAdded = added.has(item.words);
          const Sign = isAdded ? Minus : Plus;
          return (
            <li
              key={item.words}
              className="flex flex-wrap items-center gap-x-4 sm:flex-nowrap sm:justify-between"
            >
              <div className="min-w-0">
                <p className="break-words font-medium">
                  {item.kind !== 'other' && (
                    <span className="mr-2 inline-block">
                      <Badge tone="warning">{words.leftBehindKinds[item.kind]}</Badge>
                    </span>
                  )}
                  «{item.words}»
                </p>
                <p>{isAdded ? words.ownWordsAdded : item.reason}</p>
              </div>
              {onToggle && (
                <Button
                  look="quiet"
                  className="-ml-3 shrink-0 px-3 text-sm sm:ml-0"
                  onClick={() => onToggle(item.words)}
                >
                  <Sign aria-hidden="true" className="size-4" />
                  {isAdded ? words.removeOwnWords : words.addOwnWords}
                  <span className="sr-only">: {item.words}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
