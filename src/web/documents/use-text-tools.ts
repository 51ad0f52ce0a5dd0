import { appMessages } from '#web/i18n/app-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { downloadText } from './download-text.ts';

/** What can be done with a text: copy it, save it as a file, hand it to another application. */
export function useTextTools() {
  const { documents } = appMessages.use();

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(documents.copied);
    } catch {
      showToast({ ...documents.copyFailed, variant: 'destructive' });
    }
  }

  async function share(title: string, text: string): Promise<void> {
    if (!navigator.share) return copy(text);
    try {
      await navigator.share({ title, text });
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
      if (!isChangeOfMind) await copy(text);
    }
  }

  return { copy, share, download: downloadText };
}
