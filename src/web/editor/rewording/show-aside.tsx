import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';

/** Height of the bar that stays below the text, in px. */
const covered = 100;

/** Leads to the wordings beside the text while they are out of sight below it. */
export function ShowAside({ aside }: { aside: RefObject<HTMLElement | null> }) {
  const { aside: words } = editorMessages.use();
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting === true),
      { threshold: 0.5, rootMargin: `0px 0px -${covered}px` },
    );
    if (aside.current) observer.observe(aside.current);
    return () => observer.disconnect();
  }, [aside]);
  if (isInSight) return null;
  return (
    <Button
      look="quiet"
      className="px-3 text-sm max-md:ml-2 md:mr-7"
      // keeps the caret where it is
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => aside.current?.scrollIntoView({ block: 'center' })}
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {words.show}
    </Button>
  );
}
