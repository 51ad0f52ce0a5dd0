import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataDir } from '#server/testing/copy-data-dir.ts';
import type { MainProcess } from '#server/testing/start-main.ts';
import type { AccountKind, PreparedAccount } from './prepare-accounts.ts';
import type { PreparedService } from './prepare-service.ts';
import { type ServiceCaller, serviceCaller } from './service-caller.ts';
import { mailedLink, mailsTo, startMailServer } from './service-mails.ts';
import { startProcess } from './service-process.ts';

/** The two settings every promise is shown in. */
export const settings = ['two processes on PostgreSQL', 'one process on the embedded database'] as const;
export type Setting = (typeof settings)[number];

/** What there is to know of a running service: data that can be handed from process to process. */
export interface ServiceFacts {
  setting: Setting;
  ports: number[];
  /** Where people would see it: behind a proxy that speaks https. */
  publicOrigin: string;
  /** Data folders of the processes, mails and claims. */
  folder: string;
  /** PostgreSQL's address; absent where the database is embedded and held by the process. */
  databaseUrl: string | undefined;
  /** The one behind `/auth/google`; empty where none is configured. */
  issuer: string;
  accounts: PreparedAccount[];
}

export interface SignedInServiceCaller extends ServiceCaller {
  id: string;
  email: string;
}

/** A service as its users have it. */
export interface ServiceAsUsed extends ServiceFacts {
  /** Somebody new, without cookies, at an address of his own. */
  visitor(): ServiceCaller;
  /** An account nobody has claimed yet, and who is signed in to it; its password is `preparedPassword`. */
  signedIn(kind?: AccountKind): Promise<SignedInServiceCaller>;
  mailsTo(email: string): Promise<string[]>;
  /** The link in the newest of `count` mails to somebody; waits for it. */
  mailedLink(email: string, count?: number): Promise<URL>;
}

export interface RunningService extends ServiceAsUsed {
  processes: MainProcess[];
  /** As the processes were started, but for `PORT` and `DATA_DIR`: to start one anew. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export const publicOrigin = 'https://autoscritto.example';
export const sessionCookie = '__Host-autoscritto.session_token';

/**
 * The application as it is run in production, on a copy of what was prepared. `environment` adds to its variables,
 * for instance doubles of outside services. `postgresUrl` is that of a copy of `preparedTemplate`.
 */
export async function startService(
  setting: Setting,
  {
    postgresUrl,
    prepared,
    environment = {},
  }: { postgresUrl: string; prepared: PreparedService; environment?: Record<string, string> },
): Promise<RunningService> {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-promises-'));
  await Promise.all(['mails', 'claims'].map((name) => mkdir(join(folder, name))));
  const mailServer = await startMailServer(join(folder, 'mails'));
  const isEmbedded = setting === 'one process on the embedded database';
  const databaseUrl = isEmbedded ? undefined : postgresUrl;
  const { secret, accounts } = prepared;
  const dataDirs = isEmbedded ? ['one'] : ['one', 'two'];

  if (isEmbedded) await copyDataDir(prepared.dataDir, join(folder, 'one'));

  const shared = {
    ...{ DEMO_MODE: '0', PUBLIC_URL: publicOrigin, SESSION_SECRET: secret, SMTP_URL: mailServer.url },
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...environment,
  };
  const processes = await Promise.all(
    dataDirs.map((name) => startProcess({ ...shared, DATA_DIR: join(folder, name) })),
  );
  const ports = processes.map(({ port }) => port);
  return {
    ...asUsed({
      ...{ setting, ports, publicOrigin, folder, databaseUrl, accounts },
      issuer: environment.GOOGLE_ISSUER ?? '',
    }),
    ...{ processes, environment: shared },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()));
      await mailServer.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The service behind facts that were handed over. */
export function asUsed(facts: ServiceFacts): ServiceAsUsed {
  const mails = join(facts.folder, 'mails');
  return {
    ...facts,
    visitor: () => serviceCaller(facts),
    async signedIn(kind = 'FREE') {
      const { id, email, cookie } = await claim(facts, kind);
      return { ...serviceCaller(facts, new Map([[sessionCookie, cookie]])), id, email };
    },
    mailsTo: (email) => mailsTo(mails, email),
    mailedLink: (email, count) => mailedLink(mails, email, count),
  };
}

/** Of test files that run at once each gets another one. */
async function claim({ folder, accounts }: ServiceFacts, kind: AccountKind): Promise<PreparedAccount> {
  for (const account of accounts.filter((candidate) => candidate.kind === kind)) {
    try {
      await (await open(join(folder, 'claims', account.id), 'wx')).close();
      return account;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new Error(`All accounts ${kind} are claimed: prepare more of them in prepare-accounts.ts.`);
}
