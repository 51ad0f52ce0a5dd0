import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useSource } from './use-source.ts';

interface ClaimNoteProps {
  /** The claim pointed at. */
  claim: Claim | undefined;
  /** The claim the caret is in; this one is read out, once the caret rests. */
  atCaret: Claim | undefined;
  text: string;
}

const rest = 700;

/** Where the words pointed at come from; keeps its line free so that nothing jumps. */
export function ClaimNote({ claim, atCaret, text }: ClaimNoteProps) {
  const words = editorMessages.use();
  const sources = useSource();
  const say = ({ verdict, source }: Claim) =>
    words.verdicts[verdict] + (source ? `: ${sources.say(source)}` : '');
  const wordsOf = ({ start, end }: Claim) => text.slice(start, end);
  const heard = useDebounced(atCaret ? `${wordsOf(atCaret)}: ${say(atCaret)}` : '', rest);
  return (
    <div className="min-w-0 grow px-5 py-2.5 text-sm md:px-10">
      <p>
        {claim ? (
          <>
            <span className="font-medium">{wordsOf(claim)}</span>
            <span className="text-muted"> · {say(claim)}</span>
          </>
        ) : (
          <span className="text-muted">{words.pointAtClaim}</span>
        )}
      </p>
      <p aria-live="polite" className="sr-only">
        {heard}
      </p>
    </div>
  );
}
