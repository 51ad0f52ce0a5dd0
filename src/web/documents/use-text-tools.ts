import { useQueryClient } from '@tanstack/react-query';
import { appMessages } from '#web/i18n/app-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { downloadText } from './download-text.ts';
import { reportHappening, type TextOfDescription } from './report-happening.ts';

/**
 * What can be done with a text: copy it, save it as a file, hand it to another application. What is done with
 * texts of a saved description counts in its dealer's figures.
 */
export function useTextTools() {
  const { documents } = appMessages.use();
  const client = useQueryClient();

  async function copy(text: string, of?: TextOfDescription): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast(documents.copied);
      if (of) reportHappening(client, of.channel ? 'exported' : 'copied', of);
    } catch {
      showToast({ ...documents.copyFailed, variant: 'destructive' });
    }
  }

  async function share(title: string, text: string, of?: TextOfDescription): Promise<void> {
    if (!navigator.share) return copy(text, of);
    try {
      await navigator.share({ title, text });
      if (of) reportHappening(client, 'shared', of);
    } catch (error) {
      const isChangeOfMind = error instanceof DOMException && error.name === 'AbortError';
      if (!isChangeOfMind) await copy(text, of);
    }
  }

  function download(name: string, text: string, of: readonly TextOfDescription[] = []): void {
    downloadText(name, text);
    for (const one of of) reportHappening(client, 'downloaded', one);
  }

  return { copy, share, download };
}
