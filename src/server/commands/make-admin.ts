import { randomUUID } from 'node:crypto';
import { emailSchema } from '#domain/accounts/email-schema.ts';
import { type Appointment, appointAdministrator } from '#domain/administration/appoint-administrator.ts';
import { administrationStore } from '#server/store/administration-store.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { createOutbox } from '#server/store/outbox.ts';
import { requireEmbeddedDatabase } from '#server/store/require-embedded-database.ts';
import { userStore } from '#server/store/user-store.ts';
import type { Outcome } from './backup.ts';

const usage = `usage: npm run make-admin -- E-MAIL
Makes the account with this e-mail an administrator's, in what DATABASE_URL, else DATA_DIR names.`;

const answers: Record<Appointment, string> = {
  appointed: 'is an administrator from now on.',
  'administrator-already': 'is an administrator already.',
  'no-account': 'has no account. Register with it on the site, then run this again.',
  blocked: 'is blocked. Another administrator has to unblock it first.',
  'there-is-another': 'was not appointed: there is an administrator already.',
};

/** The command: appoints an administrator. Code 1 for wrong usage, 2 when the account is no administrator's. */
export async function makeAdminCommand(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): Promise<Outcome> {
  const { success, data: email } = emailSchema.safeParse(args[0]);
  if (!success || args.length > 1) return { code: 1, out: '', err: `${usage}\n` };
  const place = { url: environment.DATABASE_URL || undefined, dataDir: environment.DATA_DIR || 'data' };
  try {
    const appointment = await appointIn(place, email);
    const said = `${email} ${answers[appointment]}\n`;
    const isOne = appointment === 'appointed' || appointment === 'administrator-already';
    return isOne ? { code: 0, out: said, err: '' } : { code: 2, out: '', err: said };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { code: 2, out: '', err: `Nobody was appointed. ${why}\n` };
  }
}

async function appointIn(
  place: { url: string | undefined; dataDir: string },
  email: string,
): Promise<Appointment> {
  if (!place.url) requireEmbeddedDatabase(place.dataDir);
  const { db, close } = await openDatabase(place);
  const [newId, now] = [randomUUID, () => new Date()];
  const outboxIn = (on: Database) => createOutbox(on, { newId, now });
  const deps = { administration: administrationStore(db, outboxIn), users: userStore(db), newId, now };
  try {
    return await appointAdministrator(deps, { email, by: 'make-admin' });
  } finally {
    await close();
  }
}

if (import.meta.main) {
  const { code, out, err } = await makeAdminCommand(process.argv.slice(2), process.env);
  process.stdout.write(out);
  process.stderr.write(err);
  process.exitCode = code;
}
