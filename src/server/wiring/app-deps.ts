import type { Logger } from 'pino';
import type { Copywriter } from '#domain/copywriting/copy.ts';
import type { LanguageModel } from '#domain/copywriting/model/language-model.ts';
import type { Config } from '../config/read-config.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Database } from '../store/database.ts';

/** What the application is built of; everything else it makes itself. */
export interface AppDeps {
  config: Pick<
    Config,
    | 'adminEmail'
    | 'origins'
    | 'isDemo'
    | 'listingAllowHosts'
    | 'listingDnsServers'
    | 'webhookAllowHosts'
    | 'signIn'
    | 'mail'
    | 'stripe'
    | 'seller'
    | 'operation'
  >;
  db: Database;
  sessionSecret: string;
  copywriter: Copywriter;
  /** Translates what is not ours; absent when none is configured. */
  languageModel?: LanguageModel | undefined;
  /** Folder of the built browser application. */
  webRoot: string;
  now(): Date;
  /** Called when a mail waits to be sent. */
  onMail?: (() => void) | undefined;
  onError(error: unknown): void;
  log: Logger;
  /** Requests are written there, too. */
  accessLog?: Logger | undefined;
  metrics?: Metrics | undefined;
}
