import { useId } from 'react';
import type { Series } from './chart-sheet.ts';
import { Hatch } from './hatch.tsx';

export function Legend({ series }: { series: readonly Series[] }) {
  const id = useId();
  return (
    <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      {series.map(({ name, look }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
            <defs>
              <Hatch id={id} />
            </defs>
            <rect
              x="0.5"
              y="0.5"
              width="15"
              height="15"
              rx="3"
              fill={look === 'solid' ? 'var(--color-ink)' : `url(#${id})`}
              stroke={look === 'solid' ? 'var(--color-ink)' : 'var(--color-listing)'}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
