import type { Endpoint } from '#contract/endpoint.ts';
import type { User } from '#domain/accounts/user.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import { unauthenticated } from '../error-answer.ts';
import { currentRequest } from '../operation/request-context.ts';

/** Finds who is signed in to a session. */
export type FindUser = (headers: Headers) => Promise<User | undefined>;

/** Who calls, where the contract wants to know; throws `unauthenticated` or `forbidden` for whoever may not. */
export async function authorise(
  { access }: Pick<Endpoint, 'access'>,
  findUser: FindUser,
  headers: Headers,
): Promise<User | undefined> {
  if (access === 'anyone') return undefined;
  const user = await findUser(headers);
  const request = currentRequest();
  if (request && user) request.userId = user.id;
  if (access === 'recognised') return user;
  if (!user) throw unauthenticated();
  if (access === 'admin' && user.role !== 'admin') throw new ProductError('forbidden', notAllowed);
  return user;
}

const notAllowed: Localised = {
  it: 'Questa pagina è riservata agli amministratori.',
  en: 'This is for administrators only.',
  de: 'Das ist Administratoren vorbehalten.',
  fr: 'Ceci est réservé aux administrateurs.',
  es: 'Esto está reservado a los administradores.',
};
