import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { siteMessages } from '#web/i18n/site-messages.ts';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** As wide as a form, or as a question. */
  size?: 'form' | 'question';
  children: React.ReactNode;
}

/** The platform's own modal: keeps the focus inside, closes by its button, Escape or a click beside it. */
export function Dialog({ title, isOpen, onClose, size = 'question', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { closeDialog } = siteMessages.use();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; the click is the pointer's way out
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto rounded-lg border border-line bg-sheet p-0 text-ink shadow-raised backdrop:bg-ink/50 dark:backdrop:bg-sunken/80 ${size === 'form' ? 'max-w-3xl' : 'max-w-md'}`}
    >
      {isOpen && (
        <div className="p-5 md:p-7">
          <h2 id={id} className="display mb-4 pr-10 text-2xl">
            {title}
          </h2>
          {children}
          {/* Last, so that the first field or button of the dialog has the focus. */}
          <button
            type="button"
            aria-label={closeDialog}
            onClick={onClose}
            className="quiet-icon absolute top-3 right-3"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </dialog>
  );
}
