import { useState } from 'react';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useSource } from './use-source.ts';

/** Lets a text out of the house only when nothing in it contradicts the data, or the seller says so. */
export function useConfirmedText(text: string, claims: readonly Claim[]) {
  const words = editorMessages.use();
  const sources = useSource();
  const [waiting, setWaiting] = useState<() => void>();
  const [accepted, setAccepted] = useState('');
  const against = claims.filter(({ verdict }) => verdict === 'contradicting');
  const wordsOf = (claim: Claim) => text.slice(claim.start, claim.end);
  const wordings = against.map(wordsOf);
  const state = wordings.join('|');

  function confirmed(action: () => void) {
    if (against.length === 0 || state === accepted) return action();
    setWaiting(() => action);
  }

  const dialog = (
    <Dialog
      title={words.contradictionTitle}
      isOpen={waiting !== undefined}
      onClose={() => setWaiting(undefined)}
    >
      <p>{words.contradictionText}</p>
      <ul className="my-4 grid gap-2">
        {against.map((claim) => (
          <li key={claim.start} className="rounded-md bg-accent-wash px-3 py-2">
            <span className="font-medium">{wordsOf(claim)}</span>
            {claim.source && <span className="block text-sm">{sources.say(claim.source)}</span>}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            setAccepted(state);
            waiting?.();
            setWaiting(undefined);
          }}
        >
          {words.contradictionAccept}
        </Button>
        <Button look="ink" onClick={() => setWaiting(undefined)}>
          {words.contradictionBack}
        </Button>
      </div>
    </Dialog>
  );
  return { confirmed, against: wordings, dialog };
}
