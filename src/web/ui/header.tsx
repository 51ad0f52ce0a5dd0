import { classNames } from './class-names.ts';

interface HeaderProps {
  start: React.ReactNode;
  /** The way to other pages, on a line of its own where there is no room. */
  nav?: React.ReactNode;
  /** For pages wider than the usual. */
  className?: string;
  children?: React.ReactNode;
}

/** The line on top of every page. */
export function Header({ start, nav, className, children }: HeaderProps) {
  return (
    <header className="border-line border-b">
      <div
        className={classNames(
          'frame flex min-h-16 items-center justify-between gap-3 py-2 max-[22rem]:gap-1',
          nav !== undefined && 'max-xl:flex-wrap max-xl:gap-y-0 max-xl:pb-0',
          className,
        )}
      >
        <div className="flex min-w-0 items-center gap-2 max-[22rem]:gap-0 md:gap-4">{start}</div>
        {nav}
        <div className="flex shrink-0 items-center gap-1 md:gap-2">{children}</div>
      </div>
    </header>
  );
}
