import { useEffect, useRef, useState } from 'react';

interface MenuProps {
  label: string;
  trigger: React.ReactNode;
  align?: 'start' | 'end';
  /** The entries: links or buttons. Choosing one closes the menu. */
  children: React.ReactNode;
}

/** A button that unfolds a short list; closes by choice, Escape, a click or the focus elsewhere. */
export function Menu({ label, trigger, align = 'start', children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 transition-colors hover:bg-sunken"
      >
        {trigger}
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the entries are the controls; this only hears that one was chosen
        <div
          onClick={() => setOpen(false)}
          className={`appear absolute top-full z-40 mt-1 flex min-w-48 flex-col rounded-lg border border-line bg-sheet p-1 shadow-raised ${align === 'end' ? 'right-0' : 'left-0'}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}

/** How an entry of a menu looks, link or button. */
export const menuEntryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-ink hover:bg-sunken aria-[current]:font-semibold';
