import { useEffect, useMemo, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { type Sentence, splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import type { Language } from '#domain/shared/languages.ts';
import { stateDetails } from '#domain/vehicles/details/state-details.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ClaimNote } from './claims/claim-note.tsx';
import { pointAt, usePointed } from './claims/pointing.ts';
import { SourceList } from './claims/source-list.tsx';
import { useClaims } from './claims/use-claims.ts';
import { ProposalDialog } from './dialogs/proposal-dialog.tsx';
import { TranslationDialog } from './dialogs/translation-dialog.tsx';
import { OutdatedTranslations } from './outdated-translations.tsx';
import { ChannelPanel } from './panels/channel-panel.tsx';
import { LegalPanel } from './panels/legal-panel.tsx';
import { ScorePanel } from './panels/score-panel.tsx';
import { useBannedWords } from './panels/use-banned-words.ts';
import { removeSentence } from './remove-sentence.ts';
import { ShowAside } from './rewording/show-aside.tsx';
import { useRewordings } from './rewording/use-rewordings.ts';
import { WordingsAside } from './rewording/wordings-aside.tsx';
import { SentenceBar } from './sentence-bar.tsx';
import { TextArea } from './text-area.tsx';
import { TextRating } from './text-rating.tsx';
import { TextTools } from './text-tools.tsx';
import { useTextDraft } from './use-text-draft.ts';

interface TextDocumentProps {
  description: WholeDescription;
  language: Language;
  style: CopyStyle;
  text: string;
  /** The description has been saved in this language too. */
  onTranslated(language: Language): void;
}

const none: readonly Claim[] = [];

/** One text: to read, to edit in place with its claims in sight, and what it is worth beside it. */
export function TextDocument({ description, language, style, text: saved, ...on }: TextDocumentProps) {
  const words = editorMessages.use();
  const draft = useTextDraft(description, language, style, saved);
  const brief = useMemo(() => stateDetails(description.brief), [description.brief]);
  const found = useClaims(draft.text, brief, language);
  const claims = found ?? none;
  const banned = useBannedWords(draft.text, brief, language);
  const area = useRef<HTMLTextAreaElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number>();
  const [indicated, setIndicated] = useState<Claim>();
  // A claim of the wording before is no place in this one.
  const hovered = indicated && claims.includes(indicated) ? indicated : undefined;
  const sentences = useMemo(() => splitSentences(draft.text), [draft.text]);
  const active =
    caret === undefined ? undefined : sentences.find(({ start, end }) => caret >= start && caret <= end);
  const isKept = (sentence: { text: string }) => draft.locked.some((kept) => kept.includes(sentence.text));
  const locked = sentences.filter(isKept);
  const atCaret = claims.find(({ start, end }) => caret !== undefined && caret >= start && caret <= end);
  const source = (hovered ?? atCaret)?.source;
  const pointed = usePointed();
  const fromCard =
    pointed?.by === 'card' ? claims.filter((claim) => claim.source?.field === pointed.field) : none;

  useEffect(() => pointAt('text', source), [source]);
  useEffect(() => () => pointAt('text', undefined), []);

  /** Whether a wording keeps what is locked; says so if it does not. */
  function mayBecome(next: string): boolean {
    const lost = draft.locked.find((kept) => draft.text.includes(kept) && !next.includes(kept));
    if (lost !== undefined) showToast({ ...words.sentenceIsLocked, variant: 'destructive' });
    return lost === undefined;
  }
  function remove({ start, end }: { start: number; end: number }) {
    const sentence = sentences.find((one: Sentence) => start < one.end && end > one.start);
    const next = sentence && removeSentence(draft.text, sentence);
    if (!next || !mayBecome(next)) return;
    draft.put(next);
    showToast(words.sentenceRemoved);
  }
  function replace({ start, end }: { start: number; end: number }, by: string) {
    const next = draft.text.slice(0, start) + by + draft.text.slice(end);
    if (mayBecome(next)) draft.put(next);
  }

  const rewordings = useRewordings({
    ...{ description, language, style, draft, area, mayBecome },
    onCaret: (offset) => setCaret((before) => (before === undefined ? before : offset)),
  });

  const hasAside = rewordings.aside.length > 0;

  const [isProposing, setProposing] = useState(false);
  const [renewed, renew] = useState<Language>();
  const tools = { description, brief, language, style, draft, claims, banned };
  const isChecked = found !== undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <OutdatedTranslations {...{ description, language, style }} onRenew={renew} />
        <article className="appear rounded-lg border border-line bg-sheet transition-colors has-[textarea:focus-visible]:border-ink has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:outline-ink">
          <TextArea
            label={words.textLabel}
            hint={words.textHint}
            language={language}
            text={draft.text}
            {...{ area, claims, banned, locked, active }}
            lit={hovered ? [hovered] : fromCard}
            isLitAskedFor={pointed?.by === 'card' && pointed.isAskedFor === true}
            onType={(next) => mayBecome(next) && draft.type(next)}
            onCaret={setCaret}
            onPoint={setIndicated}
            onLeave={draft.save}
          />
          <div ref={aside}>
            <WordingsAside
              {...{ area, language }}
              rewordings={rewordings.aside}
              locked={draft.locked}
              onTake={rewordings.take}
              onDrop={rewordings.drop}
            />
          </div>
          <div
            className={classNames(
              'border-line border-t bg-sheet',
              // in sight beside what it speaks of, however long the text
              (active || hovered || hasAside) && 'sticky bottom-0 z-10',
            )}
          >
            <div className="flex flex-wrap items-center">
              <ClaimNote claim={hovered ?? atCaret} atCaret={atCaret} text={draft.text} />
              {hasAside && <ShowAside aside={aside} />}
            </div>
            {active && (
              <SentenceBar
                draft={draft}
                index={sentences.indexOf(active)}
                sentence={active}
                isLocked={isKept(active)}
                isAwaited={rewordings.isAwaited(active)}
                onRewrite={() => rewordings.rewrite(active, sentences.indexOf(active))}
              />
            )}
          </div>
          <TextTools {...tools} onTranslated={on.onTranslated} onPropose={() => setProposing(true)} />
          <TextRating description={description} style={style} />
        </article>
        <SourceList
          {...tools}
          isChecked={isChecked}
          onPoint={setIndicated}
          onSelect={({ start, end }) => {
            area.current?.focus();
            area.current?.setSelectionRange(start, end);
          }}
          onRemove={remove}
          onReplace={replace}
        />
      </div>
      {renewed && (
        <TranslationDialog
          description={description}
          isSaving={draft.status === 'saving'}
          into={renewed}
          isOpen
          onSaved={on.onTranslated}
          onClose={() => renew(undefined)}
        />
      )}
      {isProposing && <ProposalDialog {...tools} onClose={() => setProposing(false)} />}
      <aside aria-label={words.asideLabel} className="grid gap-6">
        <ScorePanel {...tools} isChecked={isChecked} onPropose={() => setProposing(true)} />
        <ChannelPanel {...tools} isChecked={isChecked} />
        <LegalPanel {...tools} />
      </aside>
    </div>
  );
}
