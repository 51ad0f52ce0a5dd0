import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';
import type { GeneratorState } from './generator-state.ts';

interface KeptDraft {
  /** Role and plan the styles were chosen with. */
  rights: string;
  state: GeneratorState;
}

const keyOf = (userId: string) => `autoscritto-draft-${userId}`;
const pastedKeyOf = (userId: string) => `autoscritto-pasted-${userId}`;

export function readDraft(userId: string): KeptDraft | undefined {
  const kept = findInTab(keyOf(userId));
  const pasted = findInTab(pastedKeyOf(userId)) ?? '';
  const draft = kept === undefined ? undefined : parseDraft(kept);
  return draft && { ...draft, state: { ...draft.state, pasted } };
}

/** A draft kept by something else under this name is none. */
function parseDraft(kept: string): KeptDraft | undefined {
  try {
    return JSON.parse(kept) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is not finished; once the texts are there, the next car starts empty. */
export function keepDraft(userId: string, { rights, state }: KeptDraft): void {
  if (state.step === 'generated') {
    dropFromTab(keyOf(userId));
    return;
  }
  const kept: KeptDraft = { rights, state: { ...state, pasted: '', isWriting: false, texts: {} } };
  keepInTab(keyOf(userId), JSON.stringify(kept));
}

/** Keeps the pasted page apart from the draft: megabytes are not to be written again with each letter typed. */
export function keepPasted(userId: string, { step, pasted }: Pick<GeneratorState, 'step' | 'pasted'>): void {
  // What does not fit leaves nothing behind that would come back as if it were the last one.
  dropFromTab(pastedKeyOf(userId));
  if (step !== 'generated' && pasted !== '') keepInTab(pastedKeyOf(userId), pasted);
}
