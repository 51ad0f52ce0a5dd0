import type { MouseEvent, RefObject } from 'react';
import type { Language } from '#domain/shared/languages.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { excerptOf } from './excerpt-of.ts';
import { findObstacle } from './find-obstacle.ts';
import type { Rewording } from './rewordings-store.ts';

interface WordingsAsideProps {
  rewordings: readonly Rewording[];
  locked: readonly string[];
  language: Language;
  /** The text; the keyboard goes back to it from a button that goes. */
  area: RefObject<HTMLTextAreaElement | null>;
  onTake(rewording: Rewording): void;
  onDrop(rewording: Rewording): void;
}

/** New wordings for sentences that changed while they were awaited: to take, to copy or to dismiss. */
export function WordingsAside({ rewordings, locked, language, area, onTake, onDrop }: WordingsAsideProps) {
  const { aside: words } = editorMessages.use();
  const tools = useTextTools();
  const thenText = (action: () => void) => (event: MouseEvent) => {
    action();
    if (event.detail === 0) area.current?.focus();
  };
  const shown = rewordings.map((rewording) => {
    const obstacle = findObstacle(rewording.place, locked);
    const title = words.title(excerptOf(rewording.place.sentence));
    return { rewording, obstacle, title, why: words.why[obstacle ?? 'none'] };
  });
  return (
    <>
      <p role="status" className="sr-only">
        {shown.map(({ title, why }) => `${title}. ${why}`).join(' ')}
      </p>
      {shown.map(({ rewording, obstacle, title, why }) => (
        <section
          key={rewording.id}
          aria-label={words.label}
          className="appear border-line border-t px-5 py-4 md:px-10"
        >
          <p className="font-medium text-sm">{title}</p>
          <p className="text-muted text-sm">{why}</p>
          <p lang={language} className="mt-2 break-words font-display text-[1.0625rem] leading-[1.6]">
            {rewording.wording}
          </p>
          <div onPointerDown={(event) => event.preventDefault()} className="mt-2 flex flex-wrap gap-2">
            {obstacle !== 'locked' && (
              <Button className="px-3 text-sm" onClick={thenText(() => onTake(rewording))}>
                {words.use}
              </Button>
            )}
            <Button
              look="quiet"
              className="px-3 text-sm"
              aria-label={words.copyWording}
              onClick={() => tools.copy(rewording.wording ?? '')}
            >
              {words.copy}
            </Button>
            <Button look="quiet" className="px-3 text-sm" onClick={thenText(() => onDrop(rewording))}>
              {words.drop}
            </Button>
          </div>
        </section>
      ))}
    </>
  );
}
