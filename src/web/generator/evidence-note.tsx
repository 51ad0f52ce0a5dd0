import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import type { Evidences } from './vehicle-draft.ts';

interface EvidenceNoteProps {
  evidence: Evidences[keyof Evidences];
  isChanged: boolean;
  /** The import gave no value; all of it comes from the seller. */
  isAdded: boolean;
}

/** Where a value stood on the page and in which words. */
export function EvidenceNote({ evidence, isChanged, isAdded }: EvidenceNoteProps) {
  const { generator } = appMessages.use();
  const { confidence, sureness } = listingsMessages.use();
  const sources: Record<string, string> = generator.sources;
  return (
    <div
      role="status"
      className="appear absolute inset-x-0 top-full z-10 mt-1 rounded-md border border-line bg-sheet p-3 text-sm shadow-raised"
    >
      {isChanged && (
        <p className="font-medium text-notes">
          {isAdded ? generator.evidenceAdded : generator.evidenceChanged}
        </p>
      )}
      {evidence && (
        <>
          <p className="font-medium text-listing">
            {generator.evidenceTitle}: {sources[evidence.source] ?? sources.other}
          </p>
          <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
            <dt className="text-muted">{generator.evidenceWhere}</dt>
            <dd className="break-words">{evidence.where}</dd>
            <dt className="text-muted">{generator.evidenceRaw}</dt>
            <dd className="break-words font-display">«{evidence.raw}»</dd>
            <dt className="text-muted">{sureness}</dt>
            <dd className={evidence.confidence === 'low' ? 'text-warning' : ''}>
              {confidence[evidence.confidence]}
            </dd>
          </dl>
        </>
      )}
    </div>
  );
}
