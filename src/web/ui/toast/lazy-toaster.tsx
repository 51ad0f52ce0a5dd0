import { lazy, Suspense } from 'react';
import { useShownToast } from './toast-store.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((m) => ({ default: m.Toaster })));

/** Nothing is loaded until there is something to say. */
export function LazyToaster() {
  return useShownToast() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
