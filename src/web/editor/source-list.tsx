import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from './panel.tsx';
import { useSource } from './use-source.ts';

interface SourceListProps {
  claims: readonly Claim[];
  text: string;
  isChecked: boolean;
  onPoint(claim: Claim | undefined): void;
}

const order: readonly Claim['verdict'][] = ['contradicting', 'unsupported', 'given', 'derived'];
const dots = {
  contradicting: 'bg-accent',
  unsupported: 'bg-warning',
  given: 'bg-listing',
  derived: 'bg-listing',
} satisfies Record<Claim['verdict'], string>;

/** Every claim of the text with its source, the doubtful ones first. */
export function SourceList({ claims, text, isChecked, onPoint }: SourceListProps) {
  const words = editorMessages.use();
  const sources = useSource();
  const doubtful = claims.filter(({ verdict }) => verdict === 'contradicting' || verdict === 'unsupported');
  const sorted = [...claims].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return (
    <Panel
      title={words.sources}
      isOpen={doubtful.length > 0}
      summary={
        isChecked && (
          <span className={classNames('text-sm', doubtful.length > 0 ? 'text-warning' : 'text-good')}>
            {doubtful.length > 0 ? words.toCheck(doubtful.length) : words.allTied(claims.length)}
          </span>
        )
      }
    >
      <ul className="grid gap-1 text-sm">
        {sorted.map((claim) => (
          <li
            key={`${claim.start} ${claim.kind}`}
            onPointerEnter={() => onPoint(claim)}
            onPointerLeave={() => onPoint(undefined)}
            className="grid grid-cols-[auto_1fr] gap-x-2 rounded-md px-1 py-1 hover:bg-sunken"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 size-2 rounded-full',
                claim.source?.field === 'notes' && claim.verdict !== 'contradicting'
                  ? 'bg-notes'
                  : dots[claim.verdict],
              )}
            />
            <span>
              <span className="font-medium">{text.slice(claim.start, claim.end)}</span>
              <span className="block text-muted">
                {words.verdicts[claim.verdict]}
                {claim.source && `: ${sources.say(claim.source)}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
