import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';

/** A call that a program may send again: whose it is, the name the program gave it, and what it asked for. */
export interface RepeatableCall {
  keyId: string;
  /** As in `Idempotency-Key`. */
  idempotencyKey: string;
  /** Digest of call and payload. */
  fingerprint: string;
}

/** Answers of the last 24 hours, shared by all processes. */
export interface IdempotentAnswers {
  /**
   * `begun` for one caller, who then has to finish or drop it; others get its answer (JSON text), or hear that it is
   * still running or was of another payload. A call whose process died counts as running for ten minutes.
   */
  begin(
    call: RepeatableCall,
    now: Date,
  ): Promise<'begun' | 'running' | 'of-another-payload' | { text: string }>;
  /** Keeps the answer of the call begun at `now`. */
  finish(call: RepeatableCall, now: Date, text: string): Promise<void>;
  /** Forgets the call begun at `now`: it came to nothing. */
  drop(call: RepeatableCall, now: Date): Promise<void>;
}

interface AnswerOnceDeps {
  answers: IdempotentAnswers;
  now(): Date;
  onError(error: unknown): void;
}

/**
 * Answers with the stored answer where the same call was answered before, else lets `work` answer and keeps that. A call
 * that is refused is not kept, so it may be tried again. Throws `conflict` while the same call is running, `key-reused`
 * for another payload.
 */
export async function answerOnce(
  c: Context,
  { answers, now, onError }: AnswerOnceDeps,
  call: RepeatableCall,
  work: () => Promise<Response>,
): Promise<Response> {
  const begunAt = now();
  const found = await answers.begin(call, begunAt);
  if (found === 'running') throw new ProductError('conflict', stillRunning);
  if (found === 'of-another-payload') throw new ProductError('key-reused', reused);
  if (found !== 'begun') {
    c.header('idempotent-replayed', 'true');
    return c.body(found.text, 200, { 'content-type': 'application/json' });
  }
  let answer: Response;
  try {
    answer = await work();
  } catch (error) {
    await answers.drop(call, begunAt).catch(onError);
    throw error;
  }
  // What was done is done: the program gets its answer even where it cannot be kept.
  await answers.finish(call, begunAt, await answer.clone().text()).catch(onError);
  return answer;
}

/** The name a program gave its call; throws `invalid` for one that is none, undefined where there is none. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const given = headers.get('idempotency-key');
  if (given === null) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(given)) throw new ProductError('invalid', noKey, 'Idempotency-Key');
  return given;
}

/** Of what was asked for as it was checked, so that spaces and the order of fields do not count. */
export const fingerprintOf = (...asked: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

const noKey: Localised = {
  it: 'Idempotency-Key: da 1 a 255 caratteri senza spazi né accenti.',
  en: 'Idempotency-Key: 1 to 255 characters without spaces or accents.',
  de: 'Idempotency-Key: 1 bis 255 Zeichen ohne Leerzeichen und Umlaute.',
  fr: 'Idempotency-Key : 1 à 255 caractères, sans espace ni accent.',
  es: 'Idempotency-Key: de 1 a 255 caracteres sin espacios ni acentos.',
};

const stillRunning: Localised = {
  it: 'La stessa richiesta è ancora in corso: riprova tra poco e avrai la sua risposta.',
  en: 'The same call is still running: try again shortly and you will get its answer.',
  de: 'Dieselbe Anfrage läuft noch: Versuchen Sie es gleich wieder, dann erhalten Sie ihre Antwort.',
  fr: 'La même requête est encore en cours : réessayez d’ici peu et vous aurez sa réponse.',
  es: 'La misma petición sigue en curso: vuelve a intentarlo en breve y tendrás su respuesta.',
};

const reused: Localised = {
  it: 'Questa Idempotency-Key è già servita per una richiesta diversa: usane una nuova.',
  en: 'This Idempotency-Key has been used for another call: use a new one.',
  de: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage benutzt: Nehmen Sie einen neuen.',
  fr: 'Cette Idempotency-Key a déjà servi pour une autre requête : utilisez-en une nouvelle.',
  es: 'Esta Idempotency-Key ya se usó para otra petición: usa una nueva.',
};
