import { useRef } from 'react';
import { type VehicleField, vehicleFields } from '#domain/vehicles/vehicle.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { Generator } from './use-generator.ts';
import { displayOf, draftOf, type Evidence } from './vehicle-draft.ts';

/** What a reader of the page sees; the rest stands in its code. */
const seenSources: readonly string[] = ['price-tag', 'title', 'other'];

/** What the page states in two ways, each value with where it stands; the seller picks the true one. */
export function ConflictPicker({ flow }: { flow: Generator }) {
  const { conflict } = listingsMessages.use();
  const fields = vehicleFields.filter((field) => flow.state.conflicts[field]);
  const isOdd = fields.some((field) => flow.state.draft[field] === '');
  const title = isOdd ? conflict.titleOfOdd : conflict.title;
  const section = useRef<HTMLElement>(null);

  /** Who chooses by keyboard goes on at the next question, after the last one at the page's title. */
  function goOn(field: VehicleField) {
    const next = fields[fields.indexOf(field) + 1] ?? fields.find((other) => other !== field);
    const stage = section.current?.parentElement;
    const target = next
      ? section.current?.querySelector<HTMLElement>(`[data-field=${next}] button`)
      : stage?.closest<HTMLElement>('[tabindex="-1"]');
    target?.focus({ preventScroll: true });
  }
  if (fields.length === 0) return null;
  return (
    <section
      ref={section}
      aria-label={title}
      className="appear mt-6 rounded-lg border border-warning/40 bg-warning-wash px-4 py-4"
    >
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-0.5 text-sm">{conflict.hint}</p>
      <div className="mt-3 grid gap-4">
        {fields.map((field) => (
          <FieldConflict key={field} field={field} flow={flow} onChosen={() => goOn(field)} />
        ))}
      </div>
    </section>
  );
}

interface FieldConflictProps {
  field: VehicleField;
  flow: Generator;
  onChosen(): void;
}

function FieldConflict({ field, flow: { state, dispatch }, onChosen }: FieldConflictProps) {
  const messages = appMessages.use();
  const { conflict } = listingsMessages.use();
  const formats = useFormats();
  const sources: Record<string, string> = messages.generator.sources;
  const say = ({ source, where }: Evidence) =>
    source === 'labels'
      ? conflict.from(sources.labels ?? '', where)
      : seenSources.includes(source)
        ? (sources[source] ?? '')
        : conflict.unseen;
  const inUse = state.evidence[field];

  function settle(chosen?: { text: string; evidence: Evidence }) {
    onChosen();
    dispatch({ type: 'conflict-settled', field, ...(chosen ? { chosen } : {}) });
  }
  return (
    <fieldset data-field={field} className="min-w-0">
      <legend className="text-sm">{messages.fields[field]}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Choice
          value={state.draft[field] ? displayOf(field, state.draft, messages, formats) : conflict.leaveEmpty}
          note={inUse ? (inUse.unused ? messages.generator.unused.implausible : say(inUse)) : ''}
          {...(state.draft[field] && { badge: conflict.taken })}
          onChoose={() => settle()}
        />
        {state.conflicts[field]?.map(({ value, evidence }) => {
          const draft = draftOf({ [field]: value }, messages, formats);
          return (
            <Choice
              key={String(value)}
              value={displayOf(field, draft, messages, formats)}
              note={say(evidence)}
              onChoose={() => settle({ text: draft[field], evidence })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  value: string;
  note: string;
  badge?: string;
  onChoose(): void;
}

function Choice({ value, note, badge, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className="min-h-11 min-w-0 rounded-md border border-edge bg-sheet px-3 py-2 text-left transition-colors hover:border-ink max-sm:w-full"
    >
      <span className="font-semibold tabular-nums">{value}</span>
      {badge && <span className="ml-2 text-muted text-xs">{badge}</span>}
      <span className="block break-words text-muted text-xs">{note}</span>
    </button>
  );
}
