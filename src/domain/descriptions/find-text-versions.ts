import type { User } from '../accounts/user.ts';
import type { DescriptionStore } from './description.ts';
import { getDescription } from './get-description.ts';
import type { TextKey, TextVersion } from './text-version.ts';

/** What a text of the user's own has been, newest first; at most 20. */
export async function findTextVersions(
  store: DescriptionStore,
  user: User,
  key: TextKey,
): Promise<TextVersion[]> {
  const { id } = await getDescription(store, user, key.descriptionId);
  return store.findVersions({ ...key, descriptionId: id });
}
