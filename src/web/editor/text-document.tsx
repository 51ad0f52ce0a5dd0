import { useMemo, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import type { Language } from '#domain/shared/languages.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { ClaimNote } from './claim-note.tsx';
import { LegalPanel } from './legal-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SentenceBar } from './sentence-bar.tsx';
import { SourceList } from './source-list.tsx';
import { TextArea } from './text-area.tsx';
import { TextTools } from './text-tools.tsx';
import { useClaims } from './use-claims.ts';
import { useTextDraft } from './use-text-draft.ts';

interface TextDocumentProps {
  description: WholeDescription;
  language: Language;
  style: CopyStyle;
  text: string;
}

const none: readonly Claim[] = [];

/** One text: to read, to edit in place with its claims in sight, and what it is worth beside it. */
export function TextDocument({ description, language, style, text: saved }: TextDocumentProps) {
  const words = editorMessages.use();
  const draft = useTextDraft(description, language, style, saved);
  const found = useClaims(draft.text, description.brief, language);
  const claims = found ?? none;
  const [caret, setCaret] = useState<number>();
  const [lit, setLit] = useState<Claim>();
  const sentences = useMemo(() => splitSentences(draft.text), [draft.text]);
  const active =
    caret === undefined ? undefined : sentences.find(({ start, end }) => caret >= start && caret <= end);
  const isKept = (sentence: { text: string }) => draft.locked.some((kept) => kept.includes(sentence.text));
  const locked = sentences.filter(isKept);
  const atCaret = claims.find(({ start, end }) => caret !== undefined && caret >= start && caret <= end);

  function type(next: string) {
    const lost = draft.locked.find((kept) => draft.text.includes(kept) && !next.includes(kept));
    if (lost === undefined) return draft.type(next);
    showToast({ ...words.sentenceIsLocked, variant: 'destructive' });
  }

  const tools = { description, language, style, draft, claims };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <article className="appear rounded-lg border border-line bg-sheet">
        <TextArea
          label={words.textLabel}
          hint={words.textHint}
          language={language}
          text={draft.text}
          {...{ claims, locked, active, lit }}
          onType={type}
          onCaret={setCaret}
          onPoint={setLit}
          onLeave={draft.save}
        />
        <ClaimNote claim={lit ?? atCaret} text={draft.text} />
        {active && (
          <SentenceBar
            {...tools}
            index={sentences.indexOf(active)}
            sentence={active}
            isLocked={isKept(active)}
          />
        )}
        <TextTools {...tools} />
      </article>
      <aside aria-label={words.asideLabel} className="grid gap-6">
        <ScorePanel {...tools} isChecked={found !== undefined} />
        <ChannelPanel {...tools} />
        <SourceList claims={claims} text={draft.text} isChecked={found !== undefined} onPoint={setLit} />
        <LegalPanel {...tools} />
      </aside>
    </div>
  );
}
