interface MenuProps {
  label: string;
  trigger: React.ReactNode;
  align?: 'start' | 'end';
  /** The entries: links or buttons. Choosing one closes the menu. */
  children: React.ReactNode;
}

/** A button that unfolds a short list, by the platform's own means; see `closeMenus`. */
export function Menu({ label, trigger, align = 'start', children }: MenuProps) {
  return (
    <details data-menu="" className="relative">
      <summary
        aria-label={label}
        className="inline-flex min-h-11 select-none list-none items-center gap-2 rounded-md px-2 max-[22rem]:px-1 transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        {trigger}
      </summary>
      <div
        className={`appear absolute top-full z-40 mt-1 flex min-w-48 flex-col rounded-lg border border-line bg-sheet p-1 shadow-raised ${align === 'end' ? 'right-0' : 'left-0'}`}
      >
        {children}
      </div>
    </details>
  );
}

/** How an entry of a menu looks, link or button. */
export const menuEntryStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-ink hover:bg-sunken aria-[current]:font-semibold';
