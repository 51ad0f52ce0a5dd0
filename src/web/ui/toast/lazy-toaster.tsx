import { type ComponentType, useEffect, useState } from 'react';
import { useShownToast } from './toast-store.ts';

const load = () => import('./toaster.tsx');

/** Has the toaster ready before there is something to say: for what may be said without a connection. */
export async function loadToaster(): Promise<void> {
  await load().catch(() => {});
}

/** Nothing is loaded until there is something to say; what does not load is tried again with the next toast. */
export function LazyToaster() {
  const isShown = Boolean(useShownToast());
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (!isShown || Toaster) return;
    load().then(
      (loaded) => setToaster(() => loaded.Toaster),
      // Without a connection nothing can be shown this way; the page itself must stay.
      () => {},
    );
  }, [isShown, Toaster]);

  return isShown && Toaster ? <Toaster /> : null;
}
