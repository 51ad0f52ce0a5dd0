import { ownDataMessages } from '#web/i18n/own-data-messages.ts';

/** A quiet band above the page. */
export function NoticeBand({ children }: { children: React.ReactNode }) {
  const { notices } = ownDataMessages.use();
  return (
    <section
      aria-label={notices.label}
      className="border-line border-b bg-warning-wash text-ink print:hidden"
    >
      <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">{children}</div>
    </section>
  );
}
