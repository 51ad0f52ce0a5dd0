/**
 * What a mailed link, or a sign-in that leads over another site, gives the right to: finish a
 * registration, open the account of a paid order, choose a new password, come back from the provider that was asked, download
 * one's own data, get no more reports by mail.
 */
export type TicketKind = 'sign-up' | 'paid-order' | 'new-password' | 'oidc' | 'own-data' | 'no-reports';

/** Secrets handed out once, each for its time; only their digests are kept. */
export interface TicketStore {
  /** A new secret of 256 bits, safe in an address; `value` comes back to who shows it. */
  issue(kind: TicketKind, value: string, expiresAt: Date): Promise<string>;
  /** The value of a secret that is still good; it stays good. */
  find(kind: TicketKind, secret: string, now: Date): Promise<string | undefined>;
  /** The value of a secret that is still good; of parallel calls one gets it, and then it is dead. */
  redeem(kind: TicketKind, secret: string, now: Date): Promise<string | undefined>;
  /** Makes every secret dead that was issued for this value. */
  revoke(kind: TicketKind, value: string): Promise<void>;
}
