import { Check, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { hasNote } from './toggle-note.ts';
import type { Generator } from './use-generator.ts';

const fewItems = 12;

/** What the page lists as equipment: nothing of it is written before the seller has confirmed it. */
export function EquipmentChoices({ flow: { state, dispatch } }: { flow: Generator }) {
  const { equipment: words } = listingsMessages.use();
  const [isWhole, setWhole] = useState(false);
  const chips = useRef<HTMLDivElement>(null);
  const { equipment, notes } = state;

  useEffect(() => {
    if (isWhole) chips.current?.querySelectorAll('button')[fewItems]?.focus({ preventScroll: true });
  }, [isWhole]);
  if (equipment.length === 0) return null;
  const shown = isWhole ? equipment : equipment.slice(0, fewItems);
  const chosen = equipment.filter((item) => hasNote(notes, item)).length;
  return (
    <fieldset>
      <legend className="font-medium text-sm">{words.title}</legend>
      <p className="mt-1 text-muted text-sm">{words.hint}</p>
      <div ref={chips} className="mt-3 flex flex-wrap gap-2">
        {shown.map((item) => {
          const isChosen = hasNote(notes, item);
          const Icon = isChosen ? Check : Plus;
          return (
            <button
              key={item}
              type="button"
              aria-pressed={isChosen}
              onClick={() => dispatch({ type: 'equipment-toggled', item })}
              className={classNames(
                'inline-flex min-h-11 items-center gap-1.5 rounded-md border px-3 py-1.5 text-left text-sm transition-colors',
                isChosen ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet hover:border-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-3.5 shrink-0" />
              {item}
            </button>
          );
        })}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
        {!isWhole && equipment.length > fewItems && (
          <button type="button" onClick={() => setWhole(true)} className="quiet-link py-2">
            {words.more(equipment.length - fewItems)}
          </button>
        )}
        {chosen > 0 && <p className="text-muted">{words.chosen(chosen)}</p>}
      </div>
    </fieldset>
  );
}
