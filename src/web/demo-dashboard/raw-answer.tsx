import { useEffect, useRef } from 'react';
import { demoDashboardMessages } from '#web/i18n/demo-dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface RawAnswerProps {
  answer: object;
  onClose(): void;
}

/** What the server said, word for word. */
export function RawAnswer({ answer, onClose }: RawAnswerProps) {
  const { answer: words } = demoDashboardMessages.use();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="mt-6 p-5 md:p-6">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {words.title}
        </h2>
        <Button look="quiet" className="-my-2 -mr-3" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to get into it
        tabIndex={0}
        className="mt-3 max-h-96 overflow-auto whitespace-pre-wrap rounded-md bg-sunken p-4 text-sm [overflow-wrap:anywhere]"
      >
        {JSON.stringify(answer, null, 2)}
      </pre>
    </Card>
  );
}
