import Stripe from 'stripe';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { paymentsUnavailable } from '#domain/subscriptions/refusals.ts';

/** How long Stripe is waited for, in milliseconds. */
export interface Patience {
  /** One request; it is sent again a few times when it got no answer. */
  requestMs: number;
  /** Everything, however many requests it takes and however slowly the answers drip in. */
  wholeMs: number;
}
export const usualPatience: Patience = { requestMs: 9_000, wholeMs: 20_000 };

export interface Asking {
  /** Told of Stripe's faults, in our words. */
  onError(error: unknown): void;
  patience?: Patience;
}

/**
 * Does what has to be asked of Stripe. Whatever goes wrong there, or in what it answers, is a
 * `ProductError`: `invalid` for a refused card, `unavailable` for everything else.
 */
export async function askStripe<Answer>(
  ask: () => Promise<Answer>,
  { onError, patience = usualPatience }: Asking,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new StripeFault('no answer in time')), patience.wholeMs);
  });
  try {
    return await Promise.race([ask(), deadline]);
  } catch (error) {
    if (error instanceof ProductError) throw error;
    if (error instanceof Stripe.errors.StripeCardError) throw new ProductError('invalid', cardRefused);
    onError(new StripeFault(detailOf(error)));
    throw new ProductError('unavailable', paymentsUnavailable);
  } finally {
    clearTimeout(timer);
  }
}

/** What may be written down of a fault: never Stripe's own words, which may quote a key. */
class StripeFault extends Error {
  override readonly name = 'StripeFault';
}

function detailOf(error: unknown): string {
  if (error instanceof StripeFault) return error.message;
  if (!(error instanceof Stripe.errors.StripeError)) {
    return `an answer that makes no sense (${error instanceof Error ? error.name : typeof error})`;
  }
  const { type, statusCode, code, requestId } = error;
  return [type, statusCode && `status ${statusCode}`, code, requestId].filter(Boolean).join(', ');
}

/** True for what Stripe answers about an object it does not know. */
export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

const cardRefused: Localised = {
  it: 'La tua banca ha rifiutato il pagamento e il piano è rimasto quello di prima. Controlla disponibilità e limiti della carta, poi riprova.',
  en: 'Your bank refused the payment and your plan stayed as it was. Check the balance and limits of your card, then try again.',
  de: 'Ihre Bank hat die Zahlung abgelehnt, Ihr Tarif ist unverändert. Prüfen Sie Deckung und Limit Ihrer Karte und versuchen Sie es dann noch einmal.',
  fr: 'Votre banque a refusé le paiement et votre formule n’a pas changé. Vérifiez le solde et les plafonds de votre carte, puis réessayez.',
  es: 'Tu banco ha rechazado el pago y tu plan sigue como estaba. Revisa el saldo y los límites de tu tarjeta y vuelve a intentarlo.',
};
