import type { KeyHolder } from '#domain/api-keys/api-key.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { MeteredLimiter } from '#domain/shared/rate-limiter.ts';
import { entitledPlan } from '#domain/subscriptions/entitlements.ts';

export interface KeyLimits {
  limiter: MeteredLimiter;
  now(): Date;
}

const minute = 60_000;

/**
 * Counts one call by a key and says in the answer's headers how many are left of this minute. Throws `too-many-requests`
 * beyond what the plan allows each key.
 */
export async function limitKey(
  { limiter, now }: KeyLimits,
  { user, keyId }: KeyHolder,
  setHeader: (name: string, value: string) => void,
): Promise<void> {
  const most = entitledPlan(user).apiCallsPerMinute;
  const at = now();
  const { isTaken, left, endsAt } = await limiter.meter(`api:${keyId}`, { most, milliseconds: minute }, at);
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1000));
  setHeader('ratelimit-limit', String(most));
  setHeader('ratelimit-remaining', String(left));
  setHeader('ratelimit-reset', String(seconds));
  if (isTaken) return;
  throw new ProductError('too-many-requests', tooMany(most), undefined, { retryAfter: seconds });
}

const tooMany = (most: number): Localised => ({
  it: `Questa chiave può fare ${most} richieste al minuto. Aspetta quanto dice Retry-After e riprova.`,
  en: `This key may make ${most} calls a minute. Wait as long as Retry-After says and try again.`,
  de: `Dieser Schlüssel darf ${most} Anfragen pro Minute stellen. Warten Sie so lange, wie Retry-After sagt, und versuchen Sie es noch einmal.`,
  fr: `Cette clé peut faire ${most} requêtes par minute. Attendez le temps indiqué par Retry-After et réessayez.`,
  es: `Esta clave puede hacer ${most} peticiones por minuto. Espera lo que dice Retry-After y vuelve a intentarlo.`,
});
