import { pointAt, stopPointing, usePointed } from '#web/editor/claims/pointing.ts';
import { appMessages } from '#web/i18n/app-messages.ts';

const field = 'notes';

/** The seller's notes beside a text; the words that the text rests on light up. */
export function NotesFact({ notes, onAsk }: { notes: string; onAsk(): void }) {
  const { generator } = appMessages.use();
  const pointed = usePointed();
  const value = pointed?.by === 'text' && pointed.field === field ? pointed.value : undefined;
  const at = value ? notes.indexOf(value) : -1;
  return (
    <li>
      <button
        type="button"
        onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt('card', { field })}
        onPointerLeave={(event) => event.pointerType === 'mouse' && stopPointing('card')}
        onFocus={() => pointAt('card', { field })}
        onBlur={() => stopPointing('card')}
        onClick={() => {
          pointAt('card', { field, isAskedFor: true });
          onAsk();
        }}
        className={`w-full rounded-md px-2 py-1.5 text-left transition-colors ${pointed?.by === 'card' && pointed.field === field ? 'bg-notes-wash' : ''}`}
      >
        <span className="text-muted">{generator.notes}</span>
        <span className="mt-0.5 line-clamp-6 whitespace-pre-line break-words text-sm">
          {value && at >= 0 ? (
            <>
              {notes.slice(0, at)}
              <span className="rounded-sm bg-notes-wash">{value}</span>
              {notes.slice(at + value.length)}
            </>
          ) : (
            notes
          )}
        </span>
      </button>
    </li>
  );
}
