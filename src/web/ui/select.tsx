import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The platform's own list, in our clothes: best on phones, complete by keyboard. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={`control appearance-none truncate pr-9 ${className ?? ''}`}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
