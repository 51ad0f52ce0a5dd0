import type { Description } from '../../descriptions/description.ts';

/** Something as it is kept, with nothing in it that is secret or somebody else's. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** Each of these is short, however big the dealer. */
export const shortParts = [
  'profile',
  'waysToSignIn',
  'sessions',
  'apiKeys',
  'webhooks',
  'consents',
  'billingDetails',
  'subscriptions',
  'usage',
  'openGenerations',
  'team',
  'invitations',
  'houseSentences',
  'columnAnswers',
  'wordings',
  'stockJobs',
  'stockFeed',
  'returnInputs',
  'contactMessages',
  'mails',
  'administration',
] as const;
export type ShortPart = (typeof shortParts)[number];

/** Those that grow, read a piece at a time. */
export const longParts = ['descriptions', 'stockCars', 'ratingsInTeam', 'happenings', 'figures'] as const;
export type LongPart = (typeof longParts)[number];

export interface OwnDataStore {
  findPart(part: ShortPart, user: { id: string; email: string }): Promise<readonly OwnRow[]>;
  eachOf(part: LongPart, userId: string): AsyncIterable<readonly OwnRow[]>;
  /** The newest first. */
  eachDescription(userId: string): AsyncIterable<readonly Description[]>;
}
