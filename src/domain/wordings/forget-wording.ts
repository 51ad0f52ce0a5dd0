import type { User } from '../accounts/user.ts';
import { notThere } from './change-wording.ts';
import type { WordingStore } from './wording.ts';

/** Forgets one of the owner's wordings. Throws `not-found` for a missing one and for another owner's alike. */
export async function forgetWording(
  { wordings }: { wordings: Pick<WordingStore, 'delete'> },
  { ownerId }: Pick<User, 'ownerId'>,
  id: string,
): Promise<void> {
  if (!(await wordings.delete(ownerId, id))) throw notThere();
}
