import { useMutation } from '@tanstack/react-query';
import type { ExtractUrlAnswer } from '#contract/listings.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { dismissToast, showToast } from '#web/ui/toast/toast-store.ts';
import { useAcceptReading } from './use-accept-reading.ts';
import type { Generator } from './use-generator.ts';

/** A link for the server to follow, or a page or stock file the seller brings; a workbook is in base64. */
export type ImportSource = { url: string } | { content: string; url?: string } | { workbook: string };

export const isLink = (source: ImportSource): source is { url: string } =>
  !('content' in source || 'workbook' in source);

/** Reads a listing into the draft and goes on to the next step, or says why it can't. */
export function useImport(flow: Generator) {
  const messages = appMessages.use();
  const accept = useAcceptReading(flow);
  return useMutation({
    mutationFn: (source: ImportSource) =>
      isLink(source)
        ? call('extractUrl', { payload: { url: source.url } })
        : 'workbook' in source
          ? call('readWorkbook', { payload: source })
          : call('readPage', { payload: source }),
    onMutate: dismissToast,
    onSuccess(answer, source) {
      if (answer.success) {
        // Of a stock list the seller names the vehicle first, and what is not understood of it.
        if (!isOfStock(answer)) accept(answer);
        return;
      }
      // What was pasted has its answer right beside it.
      if (!isLink(source)) return;
      const title = messages.generator.importUnavailable;
      showToast({ title, description: answer.message, variant: 'destructive' });
    },
    onError(error, source) {
      if (!(error instanceof ApiError) || error.isUnauthorized || !isLink(source)) return;
      showToast({ ...messages.generator.importFailed, variant: 'destructive' });
    },
  });
}

/** Whether there is something to choose or to explain before a vehicle is taken. */
export const isOfStock = (answer: Extract<ExtractUrlAnswer, { success: true }>): boolean =>
  (answer.others?.length ?? 0) > 0 || (answer.columns ?? []).some(({ meaning }) => !meaning);
