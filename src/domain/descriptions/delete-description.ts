import { ProductError } from '#domain/shared/errors.ts';
import type { User } from '../accounts/user.ts';
import type { DescriptionStore } from './description.ts';
import { noSuchDescription } from './get-description.ts';

/** Deletes one of the user's own descriptions; another's is `not-found`, just like none at all. */
export async function deleteDescription(store: DescriptionStore, user: User, id: string): Promise<void> {
  if (!(await store.delete(user.ownerId, id))) throw new ProductError('not-found', noSuchDescription);
}
