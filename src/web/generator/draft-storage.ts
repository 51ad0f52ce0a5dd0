import type { GeneratorState } from './generator-state.ts';

interface KeptDraft {
  /** Role and plan the styles were chosen with. */
  rights: string;
  state: GeneratorState;
}

const keyOf = (userId: string) => `autoscritto-draft-${userId}`;
const pastedKeyOf = (userId: string) => `autoscritto-pasted-${userId}`;

export function readDraft(userId: string): KeptDraft | undefined {
  try {
    const kept: KeptDraft | null = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    const pasted = sessionStorage.getItem(pastedKeyOf(userId)) ?? '';
    return kept ? { ...kept, state: { ...kept.state, pasted } } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what is not finished; once the texts are there, the next car starts empty. */
export function keepDraft(userId: string, { rights, state }: KeptDraft): void {
  try {
    if (state.step === 'generated') {
      sessionStorage.removeItem(keyOf(userId));
      return;
    }
    const kept: KeptDraft = { rights, state: { ...state, pasted: '', isWriting: false, texts: {} } };
    sessionStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}

/** Keeps the pasted page apart from the draft: megabytes are not to be written again with each letter typed. */
export function keepPasted(userId: string, { step, pasted }: Pick<GeneratorState, 'step' | 'pasted'>): void {
  try {
    // What does not fit leaves nothing behind that would come back as if it were the last one.
    sessionStorage.removeItem(pastedKeyOf(userId));
    if (step !== 'generated' && pasted !== '') sessionStorage.setItem(pastedKeyOf(userId), pasted);
  } catch {
    // Storage may be forbidden or full; what was pasted then lasts as long as the page.
  }
}
