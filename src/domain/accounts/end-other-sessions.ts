import type { SessionStore } from './sessions.ts';

/** Ends all of the user's sessions but the one he asks by. */
export async function endOtherSessions(
  { sessions }: { sessions: Pick<SessionStore, 'endAllBut'> },
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): Promise<void> {
  await sessions.endAllBut(userId, sessionId);
}
