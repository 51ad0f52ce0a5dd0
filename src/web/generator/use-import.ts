import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { dismissToast, showToast } from '#web/ui/toast/toast-store.ts';
import { useAcceptReading } from './use-accept-reading.ts';
import type { Generator } from './use-generator.ts';

/** A link for the server to follow, or a page the seller brings himself. */
export type ImportSource = { url: string } | { content: string; url?: string };

/** Reads a listing into the draft and goes on to the next step, or says why it can't. */
export function useImport(flow: Generator) {
  const messages = appMessages.use();
  const accept = useAcceptReading(flow);
  return useMutation({
    mutationFn: (source: ImportSource) =>
      'content' in source
        ? call('readPage', { payload: source })
        : call('extractUrl', { payload: { url: source.url } }),
    onMutate: dismissToast,
    onSuccess(answer, source) {
      if (answer.success) {
        // Of several vehicles of a stock list the seller names one first.
        if (!answer.others?.length) accept(answer);
        return;
      }
      // What was pasted has its answer right beside it.
      if ('content' in source) return;
      const title = messages.generator.importUnavailable;
      showToast({ title, description: answer.message, variant: 'destructive' });
    },
    onError(error, source) {
      if (!(error instanceof ApiError) || error.isUnauthorized || 'content' in source) return;
      showToast({ ...messages.generator.importFailed, variant: 'destructive' });
    },
  });
}
