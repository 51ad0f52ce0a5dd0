import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';

interface ChangeLineProps {
  /** More than nothing is better, less is worse. */
  value: number;
  children: React.ReactNode;
}

/** A change against the period before: by arrow and words, its colour only goes along. */
export function ChangeLine({ value, children }: ChangeLineProps) {
  const Arrow = value > 0 ? ArrowUpRight : value < 0 ? ArrowDownRight : ArrowRight;
  const tone = value > 0 ? 'text-good' : value < 0 ? 'text-warning' : 'text-muted';
  return (
    <span className={`inline-flex items-start gap-1 ${tone}`}>
      <Arrow aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </span>
  );
}
