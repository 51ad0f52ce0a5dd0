import type { Session, SessionStore } from './sessions.ts';

/** Where the user is signed in, newest first; `isCurrent` marks the session he asks by. */
export async function findSessions(
  { sessions }: { sessions: Pick<SessionStore, 'find'> },
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): Promise<(Session & { isCurrent: boolean })[]> {
  const found = await sessions.find(userId);
  return found.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
}
