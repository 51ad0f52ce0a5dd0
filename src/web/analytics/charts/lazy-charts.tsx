import { type ComponentProps, lazy, Suspense } from 'react';
import { columnsHeight, rankedBarsHeight } from './chart-heights.ts';

const Bars = lazy(() => import('./ranked-bars.tsx').then((m) => ({ default: m.RankedBars })));
const Upright = lazy(() => import('./columns.tsx').then((m) => ({ default: m.Columns })));

/** The figures stand before the charts have come; their room is kept. */
export function LazyRankedBars(props: ComponentProps<typeof Bars>) {
  return (
    <Suspense fallback={<div style={{ height: rankedBarsHeight(props.bars.length) }} />}>
      <Bars {...props} />
    </Suspense>
  );
}

export function LazyColumns(props: ComponentProps<typeof Upright>) {
  return (
    <Suspense fallback={<div style={{ height: columnsHeight }} />}>
      <Upright {...props} />
    </Suspense>
  );
}
