import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { dayOf, daysBetween } from '#domain/shared/days.ts';
import { carNameOf, textsOf } from '#web/documents/description-document.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { changeOfStep, nextSteps, type Standing, type Step, standingOf } from './standing.ts';
import { useMarking } from './use-marking.ts';

const dots = {
  unpublished: 'border border-edge',
  published: 'bg-ink',
  lead: 'bg-warning',
  sold: 'bg-good',
  withdrawn: 'bg-edge',
} satisfies Record<Standing['kind'], string>;

interface StandingCellProps {
  item: DescriptionItem;
  formId: string;
  isFormOpen: boolean;
  onForm(): void;
}

/** Where a car stands, what is next in one click, and the way to its days and price. */
export function StandingCell({ item, formId, isFormOpen, onForm }: StandingCellProps) {
  const { outcome: words } = appMessages.use().history;
  const { step } = useMarking(item);
  const days = useRef<HTMLButtonElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const standing = standingOf(item.outcome ?? {});
  const car = carNameOf(item);
  const hasText = Object.keys(textsOf(item)).length > 0;

  function take(next: Step) {
    if (step.isPending) return;
    step.mutate(changeOfStep(next, item, dayOf(new Date())), {
      // The button that had the focus is gone with the step.
      onSuccess() {
        if (cell.current?.contains(document.activeElement)) days.current?.focus();
      },
    });
  }

  return (
    <div
      ref={cell}
      aria-busy={step.isPending || undefined}
      className="relative z-10 flex items-center gap-x-2 text-sm max-lg:mt-1 max-sm:flex-wrap sm:max-lg:col-start-1 lg:justify-end"
    >
      <p className="flex min-w-0 grow items-baseline gap-2 leading-tight tabular-nums">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[standing.kind]}`} />
        <span className={standing.kind === 'unpublished' ? 'text-muted' : ''}>
          <StandingWords standing={standing} />
        </span>
      </p>
      <div className="flex shrink-0 items-center">
        {nextSteps[standing.kind].map((next) => (
          <Button
            key={next}
            look="quiet"
            className="px-2! underline decoration-edge underline-offset-4"
            aria-label={`${words.steps[next]}: ${car}`}
            aria-disabled={step.isPending || (next === 'published' && !hasText) || undefined}
            onClick={() => (next !== 'published' || hasText) && take(next)}
          >
            {words.steps[next]}
          </Button>
        ))}
        <button
          ref={days}
          type="button"
          aria-label={words.daysOf(car)}
          title={words.days}
          aria-expanded={isFormOpen}
          aria-controls={formId}
          onClick={onForm}
          className="quiet-icon"
        >
          <CalendarDays aria-hidden="true" className="size-[1.125rem]" />
        </button>
      </div>
    </div>
  );
}

function StandingWords({ standing }: { standing: Standing }) {
  const { outcome: words } = appMessages.use().history;
  const formats = useFormats();
  switch (standing.kind) {
    case 'unpublished':
      return words.unpublished;
    case 'published':
      return words.published(Math.max(0, daysBetween(standing.on, dayOf(new Date()))));
    case 'sold': {
      const on = words.sold(formats.shortDate(standing.on));
      return standing.price === undefined ? on : `${on} · ${formats.price(standing.price / 100)}`;
    }
    default:
      return words[standing.kind](formats.shortDate(standing.on));
  }
}
