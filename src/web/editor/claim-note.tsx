import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { useSource } from './use-source.ts';

/** Where the words pointed at come from; keeps its line free so that nothing jumps. */
export function ClaimNote({ claim, text }: { claim: Claim | undefined; text: string }) {
  const words = editorMessages.use();
  const sources = useSource();
  return (
    <p aria-live="polite" className="min-h-11 border-line border-t px-5 py-2.5 text-sm md:px-10">
      {claim ? (
        <>
          <span className="font-medium">{text.slice(claim.start, claim.end)}</span>
          <span className="text-muted"> · {words.verdicts[claim.verdict]}</span>
          {claim.source && (
            <span className="text-muted">
              {': '}
              {sources.say(claim.source)}
            </span>
          )}
        </>
      ) : (
        <span className="text-muted">{words.pointAtClaim}</span>
      )}
    </p>
  );
}
