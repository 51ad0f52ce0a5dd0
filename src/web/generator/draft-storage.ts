import type { GeneratorState } from './generator-state.ts';

interface KeptDraft {
  /** Role and plan the styles were chosen with. */
  rights: string;
  state: GeneratorState;
}

const keyOf = (userId: string) => `autoscritto-draft-${userId}`;

export function readDraft(userId: string): KeptDraft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') ?? undefined;
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
    const kept: KeptDraft = { rights, state: { ...state, isWriting: false, texts: {} } };
    sessionStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}
