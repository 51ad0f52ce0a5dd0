import { useEffect, useId, useRef } from 'react';

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** As wide as a form, or as a question. */
  size?: 'form' | 'question';
  children: React.ReactNode;
}

/** The platform's own modal: keeps the focus inside, closes by Escape or a click beside it. */
export function Dialog({ title, isOpen, onClose, size = 'question', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
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
          <h2 id={id} className="display mb-4 text-2xl">
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
