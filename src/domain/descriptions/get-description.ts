import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import type { Description, DescriptionStore } from './description.ts';

/** One of the user's own descriptions, or his newest by `current`; another's is `not-found`, just like none at all. */
export async function getDescription(store: DescriptionStore, user: User, id: string): Promise<Description> {
  const found =
    id === 'current'
      ? (await store.find({ userId: user.ownerId, search: '', limit: 1 }))[0]
      : await store.findById(user.ownerId, id);
  if (!found) throw new ProductError('not-found', noSuchDescription);
  return found;
}

export const noSuchDescription: Localised = {
  it: 'Questa descrizione non esiste più.',
  en: 'This description no longer exists.',
  de: 'Diese Beschreibung gibt es nicht mehr.',
  fr: 'Cette description n’existe plus.',
  es: 'Esta descripción ya no existe.',
};
