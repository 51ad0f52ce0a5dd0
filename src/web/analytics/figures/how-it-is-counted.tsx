import { ChevronDown } from 'lucide-react';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';

interface HowItIsCountedProps {
  /** The figure, for who hears the page. */
  of: string;
  children: React.ReactNode;
}

/** How a figure is worked out and over how many cars, behind the platform's own disclosure. */
export function HowItIsCounted({ of, children }: HowItIsCountedProps) {
  const { how } = analyticsMessages.use();
  return (
    <details className="group text-sm">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-md text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-180"
        />
        {how}
        <span className="sr-only">{`: ${of}`}</span>
      </summary>
      <div className="max-w-prose pb-3 text-muted">{children}</div>
    </details>
  );
}
