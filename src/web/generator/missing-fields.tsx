import { appMessages } from '#web/i18n/app-messages.ts';
import type { Generator } from './use-generator.ts';
import { findMissing, findUnused } from './vehicle-draft.ts';

/** Data to be added: what the listing said in a way that can't be used, and what a good ad needs. */
export function MissingFields({ flow, onAdd }: { flow: Generator; onAdd(): void }) {
  const { fields, generator, whyItMatters } = appMessages.use();
  const { draft, evidence } = flow.state;
  const unused = findUnused(draft, evidence);
  const missing = findMissing(draft).filter((field) => !unused.includes(field));
  const reasons: Record<string, string> = generator.unused;
  if (unused.length + missing.length === 0) return null;
  return (
    <div className="border-line border-t px-5 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-semibold text-sm text-warning">{generator.missingTitle}</h2>
        <button type="button" onClick={onAdd} className="quiet-link -my-2 py-2 text-sm">
          {generator.add}
        </button>
      </div>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {unused.map((field) => (
          <li key={field}>
            <span className="font-medium">{fields[field]}.</span>{' '}
            <span className="text-muted">
              {evidence[field]?.raw && <span className="font-display">«{evidence[field].raw}» </span>}
              {reasons[evidence[field]?.unused ?? ''] ?? reasons.other}.
            </span>
          </li>
        ))}
        {missing.map((field) => (
          <li key={field}>
            <span className="font-medium">{fields[field]}.</span>{' '}
            <span className="text-muted">{whyItMatters[field]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
