import { linkedWayMissing } from './linked-way-missing.ts';
import type { ProviderLinks } from './provider-links.ts';

/** Lets a provider's person who was removed enter the user's account again. Throws `not-found`. */
export async function allowLinkedWay(
  { providerLinks }: { providerLinks: Pick<ProviderLinks, 'setRemoved'> },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await providerLinks.setRemoved(userId, id, undefined))) throw linkedWayMissing();
}
