import { useRef, useState } from 'react';
import type { AnswerOf } from '#contract/endpoints.ts';
import type { Language } from '#domain/shared/languages.ts';
import { call } from '#web/api/call.ts';
import { translationsMessages } from '#web/i18n/translations-messages.ts';
import { type EitherOutcome, translateByEither } from './translate-by-either.ts';

export interface TranslationRun {
  isRunning: boolean;
  /** What the endpoint for visitors said when it could not. */
  firstFault?: string;
  outcome?: EitherOutcome;
}

export type TranslationAnswer = AnswerOf<'translate'>;

/** One run of the test after the other; a second cannot begin before the first is over. */
export function useTranslationTest() {
  const [run, setRun] = useState<TranslationRun>({ isRunning: false });
  const isBusy = useRef(false);

  async function start(text: string, targetLanguage: Language) {
    if (isBusy.current) return;
    isBusy.current = true;
    setRun({ isRunning: true });
    const outcome = await translateByEither(
      { text, sourceLanguage: 'it', targetLanguage },
      {
        ask: (endpoint, payload) => call(endpoint, { payload }),
        offline: translationsMessages.now().test.offline,
        onFirstFailure: (firstFault) => setRun({ isRunning: true, firstFault }),
      },
    );
    isBusy.current = false;
    setRun(({ firstFault }) => ({ isRunning: false, outcome, ...(firstFault && { firstFault }) }));
  }

  return { run, start };
}
