/** The line on top of every page. */
export function Header({ start, children }: { start: React.ReactNode; children?: React.ReactNode }) {
  return (
    <header className="border-line border-b">
      <div className="frame flex min-h-16 items-center justify-between gap-3 py-2">
        <div className="flex min-w-0 items-center gap-2 md:gap-4">{start}</div>
        <div className="flex shrink-0 items-center gap-1 md:gap-2">{children}</div>
      </div>
    </header>
  );
}
