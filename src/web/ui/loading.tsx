import { siteMessages } from '#web/i18n/site-messages.ts';
import { Spinner } from './spinner.tsx';

/** Fills the page while it is on its way; shown only when the wait is felt. */
export function Loading() {
  const { common } = siteMessages.use();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-muted">
      <span className="appear flex items-center gap-3 [animation-delay:300ms] [animation-fill-mode:backwards]">
        <Spinner className="size-5" />
        {common.loading}
      </span>
    </div>
  );
}

/** The same before any words have been loaded. */
export function BareLoading() {
  return (
    <div className="grid min-h-dvh place-items-center text-muted">
      <Spinner className="size-5" />
    </div>
  );
}
