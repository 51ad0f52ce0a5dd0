import { linkedWayMissing } from './linked-way-missing.ts';
import type { ProviderLinks } from './provider-links.ts';
import type { SessionStore } from './sessions.ts';

/**
 * Lets a provider's person enter the user's account no more, not even by its e-mail, and ends all other sessions, as any
 * of them may be that person's. An account without a password gets one by “forgotten password”. Throws `not-found`.
 */
export async function removeLinkedWay(
  {
    providerLinks,
    sessions,
    now,
  }: {
    providerLinks: Pick<ProviderLinks, 'setRemoved'>;
    sessions: Pick<SessionStore, 'endAllBut'>;
    now(): Date;
  },
  { userId, id, sessionId }: { userId: string; id: string; sessionId: string | undefined },
): Promise<void> {
  if (!(await providerLinks.setRemoved(userId, id, now()))) throw linkedWayMissing();
  await sessions.endAllBut(userId, sessionId);
}
