import type { Language } from '#domain/shared/languages.ts';

/** Places where a description is published. */
export const channelIds = [
  'autoscout24',
  'subito',
  'mobile-de',
  'autoscout24-ch',
  'autotrader-uk',
  'ebay-motors',
  'tiktok',
  'own-site',
] as const;
export type ChannelId = (typeof channelIds)[number];

/** How sure a rule is: the site's own words, somebody else's account, or to be checked before relying on it. */
export type Certainty = 'official' | 'report' | 'unsure';

/** A length in UTF-16 units, as sites count them. */
export interface Limit {
  most: number;
  certainty: Certainty;
}

/** How line breaks and emphasis are written there. */
export type Syntax = 'plain' | 'autoscout24' | 'one-line';

/**
 * What of a car an advertisement there is made of, below its title: the prose whole or its most important sentences; the
 * form's facts in one line; the lists, an item or a list a line.
 */
export type Piece = 'text' | 'short' | 'data' | 'items' | 'lines';

/** What a site rejects in a description. */
export type Ban = 'angle-brackets' | 'links' | 'e-mail' | 'emoji' | 'capitals' | 'beyond-latin-9';

export interface Channel {
  name: string;
  /** The languages of its readers, the usual one first; empty means any. */
  languages: readonly Language[];
  text?: Limit;
  title?: Limit;
  /** The part that is seen first. */
  snippet?: Limit;
  /** From this length on the site itself rates the text better. */
  rewardedFrom?: number;
  syntax: Syntax;
  layout: readonly Piece[];
  bans: readonly Ban[];
  /** The day the row was last compared with its source. */
  verifiedOn: string;
}
