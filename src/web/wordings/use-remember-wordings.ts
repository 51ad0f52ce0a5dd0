import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#domain/shared/languages.ts';
import { maxWordingLength } from '#domain/vehicles/notes/notes-length.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Words of notes, and the sentence a seller gives them. */
export interface SaidWords {
  typed: string;
  sentence: string;
}

/** Returns what keeps sentences for the next cars, and says `refusal` where they could not be kept. */
export function useRememberWordings(
  language: Language,
  refusal: { title: string; description: string },
): (said: readonly SaidWords[]) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (wordings: SaidWords[]) => call('rememberWordings', { payload: { language, wordings } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.wordings }),
    onError: () => showToast({ ...refusal, variant: 'destructive' }),
  });
  return (said) => {
    const wordings = said.filter(
      ({ typed, sentence }) => isShort(typed) && isShort(sentence) && sentence.trim() !== '',
    );
    if (wordings.length > 0) mutate(wordings);
  };
}

const isShort = ({ length }: string) => length <= maxWordingLength;
