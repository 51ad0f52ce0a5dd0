import { Minus, Plus } from 'lucide-react';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { groupByReason, type LeftBehind } from './left-behind.ts';

interface LeftBehindListProps {
  items: readonly LeftBehind[];
  /** The words of those that were put into the texts. */
  added: ReadonlySet<string>;
  /** Absent where there is no text to put them into. */
  onToggle?: ((words: string) => void) | undefined;
}

/** What a translation does not say, by its reasons, and ways to put it in as the seller wrote it. */
export function LeftBehindList({ items, added, onToggle }: LeftBehindListProps) {
  const words = editorMessages.use();
  return (
    <Notice title={words.leftBehind}>
      {groupByReason(items).map((group) => (
        <div key={group[0]?.words} className="mt-3 text-sm first-of-type:mt-2">
          <p>{group[0]?.reason}</p>
          <ul className="mt-1 grid gap-y-1">
            {group.map((item) => (
              <Item
                key={item.words}
                item={item}
                isAdded={added.has(item.words)}
                onToggle={item.kind === 'aside' || item.isQuoted ? undefined : onToggle}
              />
            ))}
          </ul>
        </div>
      ))}
    </Notice>
  );
}

function Item({
  item,
  isAdded,
  onToggle,
}: Pick<LeftBehindListProps, 'onToggle'> & { item: LeftBehind; isAdded: boolean }) {
  const words = editorMessages.use();
  const Sign = isAdded ? Minus : Plus;
  return (
    <li className="flex flex-wrap items-center gap-x-4 sm:flex-nowrap sm:justify-between">
      <div className="min-w-0">
        <p className="break-words py-1 font-medium">
          {(item.kind === 'damage' || item.kind === 'deal') && (
            <span className="mr-2 inline-block">
              <Badge tone="warning">{words.leftBehindKinds[item.kind]}</Badge>
            </span>
          )}
          «{item.words}»
        </p>
        {isAdded && <p className="text-muted">{words.ownWordsAdded}</p>}
      </div>
      {onToggle && (
        <Button
          look="quiet"
          className="-ml-4 shrink-0 text-sm sm:-mr-2 sm:ml-0"
          onClick={() => onToggle(item.words)}
        >
          <Sign aria-hidden="true" className="size-4" />
          {isAdded ? words.removeOwnWords : words.addOwnWords}
          <span className="sr-only">: {item.words}</span>
        </Button>
      )}
    </li>
  );
}
