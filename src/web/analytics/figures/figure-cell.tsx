import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { HowItIsCounted } from './how-it-is-counted.tsx';

interface FigureCellProps {
  label: string;
  /** Undefined where there is too little to tell it from. */
  value: string | undefined;
  /** What is missing then, and what to do. */
  missing?: React.ReactNode;
  /** Against the period before. */
  change?: React.ReactNode;
  how: string;
  over?: string;
}

/** A figure among others: itself or what it lacks, its change, and how it is counted. */
export function FigureCell({ label, value, missing, change, how, over }: FigureCellProps) {
  const { tooLittle } = analyticsMessages.use();
  return (
    <div className="flex flex-col bg-sheet px-4 pt-4 pb-1 md:px-6 md:pt-5">
      <h3 className="text-muted text-sm">{label}</h3>
      {value === undefined ? (
        <div className="mt-2 grow text-sm">
          <p className="font-semibold">{tooLittle}</p>
          <div className="mt-1 text-muted">{missing}</div>
        </div>
      ) : (
        <div className="grow">
          <p className="display mt-1 text-3xl tabular-nums [overflow-wrap:anywhere]">{value}</p>
          {change && <div className="mt-1 text-muted text-sm tabular-nums">{change}</div>}
        </div>
      )}
      <div className="mt-1">
        <HowItIsCounted of={label}>
          <p>{how}</p>
          {over && <p className="mt-1 tabular-nums">{over}</p>}
        </HowItIsCounted>
      </div>
    </div>
  );
}

/** Figures side by side, apart by lines. */
export function FigureGrid({
  label,
  columns = 'lg:grid-cols-4 sm:grid-cols-2',
  children,
}: {
  label: string;
  columns?: string;
  children: React.ReactNode;
}) {
  return (
    <section aria-label={label}>
      <h2 className="sr-only">{label}</h2>
      <div className={`grid gap-px overflow-hidden rounded-lg border border-line bg-line ${columns}`}>
        {children}
      </div>
    </section>
  );
}
