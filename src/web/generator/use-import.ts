import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { dismissToast, showToast } from '#web/ui/toast/toast-store.ts';
import type { Generator } from './use-generator.ts';
import { draftOf } from './vehicle-draft.ts';

/** Reads a listing into the draft and goes on to the next step, or says why it can't. */
export function useImport({ dispatch }: Generator) {
  const messages = appMessages.use();
  const formats = useFormats();
  return useMutation({
    mutationFn: (url: string) => call('extractUrl', { payload: { url } }),
    onMutate: dismissToast,
    onSuccess(answer) {
      if (answer.success) {
        const draft = draftOf(answer.vehicleData, messages, formats);
        dispatch({ type: 'vehicle-imported', draft, evidence: answer.evidence });
        return;
      }
      const title = messages.generator.importUnavailable;
      showToast({ title, description: answer.message, variant: 'destructive' });
    },
    onError(error) {
      if (error instanceof ApiError && error.isUnauthorized) return;
      showToast({ ...messages.generator.importFailed, variant: 'destructive' });
    },
  });
}
