import { randomBytes } from 'node:crypto';
import { openDatabase } from '#server/store/database.ts';
import { createDatabase } from '#server/testing/migrated-template.ts';
import { type PreparedAccount, prepareAccounts } from './prepare-accounts.ts';

/** What services begin with copies of: accounts of every kind in a database of each kind. */
export interface PreparedService {
  /** Signs the cookies of the accounts. */
  secret: string;
  accounts: PreparedAccount[];
  /** The data folder of the embedded database. */
  dataDir: string;
}

/** The database on PostgreSQL. */
export const preparedTemplate = 'prepared_template';

/** Makes both databases, and leaves no connection to them. */
export async function prepareService(postgresUrl: string, dataDir: string): Promise<PreparedService> {
  const url = await createDatabase(postgresUrl, 'template1', preparedTemplate);
  const databases = await Promise.all(
    [
      { url, dataDir: '' },
      { url: undefined, dataDir },
    ].map((place) => openDatabase(place)),
  );
  const secret = randomBytes(32).toString('base64url');
  const accounts = await prepareAccounts(
    databases.map(({ db }) => db),
    secret,
  );
  for (const { close } of databases) await close();
  return { secret, accounts, dataDir };
}
