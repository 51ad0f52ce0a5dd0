import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { closeToast, useShownToast } from './toast-store.ts';

const visibleFor = 5000;
/** Long enough to find the way to its button by keyboard. */
const visibleWithAction = 12_000;
const swipeThreshold = 50;

/** The place where toasts appear; F8 leads the keyboard there. */
export function Toaster() {
  const toast = useShownToast();
  const { toasts } = siteMessages.use();
  const isDestructive = toast?.variant === 'destructive';
  return (
    <Toast.Provider
      duration={visibleFor}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={toasts.label}
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          open={toast.isOpen}
          {...(toast.action && { duration: visibleWithAction })}
          onOpenChange={(isOpen) => !isOpen && closeToast(toast.id)}
          type={isDestructive ? 'foreground' : 'background'}
          data-variant={toast.variant ?? 'default'}
          className="toast flex items-start gap-3 rounded-lg border border-line bg-sheet py-3 pr-3 pl-4 shadow-raised data-[variant=destructive]:border-accent-text"
        >
          <span
            aria-hidden="true"
            className={`mt-[7px] size-2 shrink-0 rounded-full ${isDestructive ? 'bg-accent-text' : 'bg-good'}`}
          />
          <div className="min-w-0 grow">
            <Toast.Title className="font-semibold text-ink">{toast.title}</Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 text-sm text-muted">{toast.description}</Toast.Description>
            )}
          </div>
          {toast.action && (
            <Toast.Action
              altText={`${toast.action.label} (F8)`}
              onClick={toast.action.act}
              className="quiet-link -my-2 min-h-11 shrink-0 px-2 font-medium"
            >
              {toast.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={toasts.close} className="quiet-icon -my-1 size-9">
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        hotkey={['F8']}
        label={`${toasts.label} ({hotkey})`}
        className="fixed right-0 bottom-0 z-50 m-0 w-full max-w-[420px] list-none p-4 outline-none"
      />
    </Toast.Provider>
  );
}
