/** The private address at which other programs read a dealer's approved cars; the secret in it is nowhere. */
export interface StockFeed {
  /** The last four characters of the secret. */
  lastCharacters: string;
  createdAt: Date;
  /** To the minute; undefined for one that was never read. */
  lastReadAt: Date | undefined;
}

export const feedFormats = ['json', 'xml'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export interface StockFeedStore {
  find(ownerId: string): Promise<StockFeed | undefined>;
  /** Keeps the digest of a new secret in place of the one before, whose address is dead at once. */
  renew(ownerId: string, at: Date): Promise<{ feed: StockFeed; secret: string }>;
  /** False when there is none. */
  revoke(ownerId: string): Promise<boolean>;
  /** Whose feed the secret opens; notes once a minute that it was read. */
  findOwner(secret: string, at: Date): Promise<string | undefined>;
  /** Text that changes with anything that is told of the owner's cars on offer. */
  stampOf(ownerId: string): Promise<string>;
}
