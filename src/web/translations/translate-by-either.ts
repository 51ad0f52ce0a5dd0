import type { AnswerOf, PayloadOf } from '#contract/endpoints.ts';
import { ApiError } from '#web/api/api-error.ts';

type Endpoint = 'translateTest' | 'translate';
type Payload = PayloadOf<Endpoint>;
type Answer = AnswerOf<Endpoint>;

interface EitherOptions {
  ask(endpoint: Endpoint, payload: Payload): Promise<Answer>;
  /** What is said when no answer came at all. */
  offline: string;
  onFirstFailure(fault: string): void;
}

export type EitherOutcome = { answer: Answer } | { fault: string; mustSignIn: boolean };

/** The endpoint for visitors, then, with the same payload, the one for users. An answer without a text is a failure. */
export async function translateByEither(payload: Payload, options: EitherOptions): Promise<EitherOutcome> {
  const first = await attempt('translateTest', payload, options);
  if ('answer' in first) return first;
  options.onFirstFailure(first.fault);
  const second = await attempt('translate', payload, options);
  if ('answer' in second) return second;
  return { ...second, fault: `Both translation endpoints failed: ${second.fault}` };
}

async function attempt(
  endpoint: Endpoint,
  payload: Payload,
  { ask, offline }: EitherOptions,
): Promise<EitherOutcome> {
  try {
    const answer = await ask(endpoint, payload);
    if (answer.translatedText) return { answer };
    return { fault: answer.untranslated[0]?.reason ?? '', mustSignIn: false };
  } catch (error) {
    if (!(error instanceof ApiError)) return { fault: offline, mustSignIn: false };
    return { fault: error.body.message ?? error.message, mustSignIn: error.isUnauthorized };
  }
}
