/** Where somebody is signed in. */
export interface Session {
  id: string;
  startedAt: Date;
  expiresAt: Date;
  /** Where it was opened from; empty when not known. */
  ipAddress: string;
  userAgent: string;
}

/** Sessions that have not expired; ended ones are dead at once, for every process. */
export interface SessionStore {
  /** Newest first. */
  find(userId: string): Promise<Session[]>;
  /** False when the user has no such session. */
  end(userId: string, sessionId: string): Promise<boolean>;
  endAllBut(userId: string, sessionId: string | undefined): Promise<void>;
}
