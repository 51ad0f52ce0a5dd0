import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import type { BannedWord } from '#domain/copywriting/quality/find-banned-words.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { TextDraft } from '../use-text-draft.ts';

/** What every tool beside a text works with. */
export interface PanelProps {
  description: WholeDescription;
  /** Its data as texts tell them. */
  brief: Brief;
  language: Language;
  style: CopyStyle;
  draft: TextDraft;
  claims: readonly Claim[];
  banned: readonly BannedWord[];
}
