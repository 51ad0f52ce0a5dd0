import { appMessages } from '#web/i18n/app-messages.ts';
import type { Generator } from './use-generator.ts';
import { findMissing } from './vehicle-draft.ts';

/** Important data nobody has given yet, and what it costs to leave it out. */
export function MissingFields({ flow, onAdd }: { flow: Generator; onAdd(): void }) {
  const { fields, generator, whyItMatters } = appMessages.use();
  const missing = findMissing(flow.state.draft);
  if (missing.length === 0) return null;
  return (
    <div className="border-line border-t px-5 py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-semibold text-sm text-warning">{generator.missingTitle}</h2>
        <button type="button" onClick={onAdd} className="quiet-link -my-2 py-2 text-sm">
          {generator.add}
        </button>
      </div>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
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
