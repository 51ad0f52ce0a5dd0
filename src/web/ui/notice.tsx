import { LineIcon } from './line-icon.tsx';

/** Something went otherwise than wished: what happened, and what to do. */
export function Notice({ title, children }: { title?: string; children: React.ReactNode }) {
  return (
    <div
      role="alert"
      className="appear flex gap-3 rounded-lg border border-warning/40 bg-warning-wash px-4 py-3 text-ink"
    >
      <LineIcon name="warning" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
