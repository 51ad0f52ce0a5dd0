import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Endpoint } from '#contract/endpoint.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { checkInput } from '../check-input.ts';

const usualBytes = 1024 * 1024;
/** Of calls that anybody may make: a body without a length is gathered before it is looked at. */
const strangersBytes = 128 * 1024;

/** What a call brings, checked against the contract; throws `InvalidInput`, and `invalid` for what is no JSON. */
export async function readInput(endpoint: Endpoint, c: Context, language: Language) {
  return {
    params: endpoint.params && checkInput(endpoint.params, c.req.param(), language),
    query: endpoint.query && checkInput(endpoint.query, c.req.query(), language),
    payload: endpoint.payload && checkInput(endpoint.payload, await readJson(c), language),
  };
}

/** Lets no longer body in than the endpoint takes; `refuse` answers the others. */
export const limitBody = (
  { access, mostBytes }: Pick<Endpoint, 'access' | 'mostBytes'>,
  refuse: (c: Context, error: ProductError) => Response,
): MiddlewareHandler =>
  bodyLimit({
    maxSize: mostBytes ?? (isForStrangers(access) ? strangersBytes : usualBytes),
    onError: (c) => refuse(c, new ProductError('too-large', tooLarge)),
  });

const isForStrangers = (access: Endpoint['access']) => access === 'anyone' || access === 'recognised';

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (cause) {
    throw new ProductError('invalid', notJson, undefined, { cause });
  }
}

const notJson: Localised = {
  it: 'La richiesta non è in formato JSON valido.',
  en: 'The request is not valid JSON.',
  de: 'Die Anfrage ist kein gültiges JSON.',
  fr: 'La requête n’est pas un JSON valide.',
  es: 'La petición no es un JSON válido.',
};

const tooLarge: Localised = {
  it: 'Quello che hai inviato è troppo grande: riducilo e riprova.',
  en: 'What you sent is too large: shorten it and try again.',
  de: 'Das Gesendete ist zu groß: Kürzen Sie es und versuchen Sie es noch einmal.',
  fr: 'Votre envoi est trop volumineux : réduisez-le et réessayez.',
  es: 'Lo que has enviado es demasiado grande: redúcelo e inténtalo de nuevo.',
};
