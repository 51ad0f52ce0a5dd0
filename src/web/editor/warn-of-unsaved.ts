import { readUnsaved, type TextKey } from './unsaved-texts.ts';

/** Asks before the window closes, as long as a text that was closed without being saved waits for it. */
export function warnOfUnsaved(key: TextKey): void {
  const warn = (event: BeforeUnloadEvent) => {
    if (readUnsaved(key)) event.preventDefault();
    else window.removeEventListener('beforeunload', warn);
  };
  window.addEventListener('beforeunload', warn);
}
