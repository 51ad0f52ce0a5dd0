import { dropFromTab, findInTab, keepInTab } from '#web/tab-storage.ts';

/** What was typed and not saved: a session that ended, a reload or another tab of the page lose nothing. */
export interface FormDraft<T> {
  read(): Partial<T> | undefined;
  keep(form: T): void;
  drop(): void;
}

/** Under a key that names the form and who fills it in. */
export function formDraftOf<T extends object>(key: string): FormDraft<T> {
  return {
    read() {
      const kept = findInTab(key);
      if (kept === undefined) return undefined;
      try {
        return JSON.parse(kept);
      } catch {
        return undefined;
      }
    },
    keep: (form) => keepInTab(key, JSON.stringify(form)),
    drop: () => dropFromTab(key),
  };
}
