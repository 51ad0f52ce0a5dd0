import { useRef } from 'react';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { correctFigure } from '#domain/copywriting/facts/correct-figure.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Panel } from '../panels/panel.tsx';
import type { PanelProps } from '../panels/panel-props.ts';
import { isDoubtful } from './is-doubtful.ts';
import { SourceRow } from './source-row.tsx';
import { useSource } from './use-source.ts';

interface SourceListProps extends PanelProps {
  isChecked: boolean;
  onPoint(claim: Claim | undefined): void;
  /** Puts the caret on these words. */
  onSelect(words: { start: number; end: number }): void;
  onRemove(words: { start: number; end: number }): void;
  onReplace(words: { start: number; end: number }, by: string): void;
}

const order: readonly Claim['verdict'][] = ['contradicting', 'unsupported', 'given', 'derived'];
const dots = {
  contradicting: 'bg-accent',
  unsupported: 'bg-warning',
  given: 'bg-listing',
  derived: 'bg-listing',
} satisfies Record<Claim['verdict'], string>;

/** Every claim of the text with its source, what must be looked at first, and what can be done about it. */
export function SourceList(props: SourceListProps) {
  const { claims, banned, language, isChecked, onPoint, onSelect, onRemove, onReplace } = props;
  const { text } = props.draft;
  const words = editorMessages.use();
  const sources = useSource();
  const list = useRef<HTMLUListElement>(null);
  /** The button pressed goes with its row: the keyboard goes on from the list. */
  const thenList = (action: () => void) => () => {
    action();
    list.current?.focus({ preventScroll: true });
  };
  const wordsOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const toCheck = claims.filter(isDoubtful).length + banned.length;
  const sorted = [...claims].sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return (
    <Panel
      title={words.sources}
      isOpen={toCheck > 0}
      summary={
        isChecked && (
          <span className={classNames('text-sm', toCheck > 0 ? 'text-warning' : 'text-good')}>
            {toCheck > 0 ? words.toCheck(toCheck) : words.allTied(claims.length)}
          </span>
        )
      }
    >
      <ul ref={list} tabIndex={-1} className="grid gap-x-8 text-sm outline-none sm:grid-cols-2">
        {banned.map((word) => (
          <SourceRow
            key={`${word.start} ${word.rule}`}
            dot="bg-accent"
            words={wordsOf(word)}
            says={words.banned[word.rule]}
            onSelect={() => onSelect(word)}
            onRemove={thenList(() => onRemove(word))}
          />
        ))}
        {sorted.map((claim) => {
          const right = correctFigure(wordsOf(claim), claim, language);
          const isFromNotes = claim.source?.field === 'notes' && claim.verdict !== 'contradicting';
          return (
            <SourceRow
              key={`${claim.start} ${claim.kind}`}
              dot={isFromNotes ? 'bg-notes' : dots[claim.verdict]}
              words={wordsOf(claim)}
              says={words.verdicts[claim.verdict] + (claim.source ? `: ${sources.say(claim.source)}` : '')}
              onPoint={(isPointed) => onPoint(isPointed ? claim : undefined)}
              onSelect={() => onSelect(claim)}
              {...(isDoubtful(claim) && { onRemove: thenList(() => onRemove(claim)) })}
              {...(right !== undefined && { right, onCorrect: thenList(() => onReplace(claim, right)) })}
            />
          );
        })}
      </ul>
    </Panel>
  );
}
