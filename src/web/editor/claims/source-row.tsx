import { Check, Scissors } from 'lucide-react';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface SourceRowProps {
  /** The colour of where the words come from. */
  dot: string;
  words: string;
  says: string;
  onPoint?(isPointed: boolean): void;
  onSelect(): void;
  onRemove?(): void;
  /** What the words should say, and putting it there. */
  right?: string;
  onCorrect?(): void;
}

/** Words of the text and where they come from; pressed, they are selected in the text. */
export function SourceRow({ dot, words, says, right, ...on }: SourceRowProps) {
  const { removeSentence, removeSentenceWith, correctTo } = editorMessages.use();
  return (
    <li
      onPointerEnter={(event) => event.pointerType === 'mouse' && on.onPoint?.(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && on.onPoint?.(false)}
      className={classNames('rounded-md hover:bg-sunken', on.onRemove && 'sm:col-span-2')}
    >
      <div className={classNames(on.onRemove && 'flex flex-wrap items-center gap-x-2')}>
        <button
          type="button"
          onFocus={() => on.onPoint?.(true)}
          onBlur={() => on.onPoint?.(false)}
          onClick={on.onSelect}
          className="grid min-h-11 w-full grow grid-cols-[auto_1fr] content-center gap-x-2 rounded-md px-1 py-1 text-left sm:w-auto sm:basis-56"
        >
          <span aria-hidden="true" className={classNames('mt-1.5 size-2 rounded-full', dot)} />
          <span className="min-w-0 break-words">
            <span className="font-medium">{words}</span>
            <span className="block text-muted">{says}</span>
          </span>
        </button>
        {right !== undefined && (
          <Button look="line" className="px-3 text-sm max-sm:ml-5" onClick={on.onCorrect}>
            <Check aria-hidden="true" className="size-4" />
            {correctTo(right)}
          </Button>
        )}
        {on.onRemove && (
          <Button
            look="quiet"
            className="px-3 text-sm max-sm:ml-2"
            aria-label={removeSentenceWith(words)}
            onClick={on.onRemove}
          >
            <Scissors aria-hidden="true" className="size-4" />
            {removeSentence}
          </Button>
        )}
      </div>
    </li>
  );
}
