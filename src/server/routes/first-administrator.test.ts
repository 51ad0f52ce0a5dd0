import { describe, expect, test } from 'vitest';
import { auditLog } from '#server/store/schema.ts';
import { mailedSecret } from '#server/testing/mailbox.ts';
import { type Caller, createTestApp, testPassword } from '#server/testing/test-app.ts';

const adminEmail = 'titolare@dealer.example';
const { db, visitor, signedIn, errors, logged } = await createTestApp({
  environment: { ADMIN_EMAIL: 'Titolare@Dealer.example' },
});

/** Opens an account by the mailed link, as anybody does. */
async function register(email: string): Promise<Caller> {
  const caller = visitor();
  const payload = { email, firstName: 'Nuova', lastName: 'Persona', agrees: true };
  await caller.call('POST', '/api/auth/sign-up/email', payload);
  const token = await mailedSecret(db, email);
  await caller.call('POST', '/api/auth/choose-password', { token, password: testPassword });
  return caller;
}

const statusOfAdministration = async (caller: Caller) =>
  (await caller.call('GET', '/api/admin/users')).status;
const roleOf = async (caller: Caller) => (await caller.call('GET', '/api/auth/user')).body.role;

describe('promise 48: the account of ADMIN_EMAIL', () => {
  let owner: Caller;

  test('is no administrator before its e-mail was proven, and nobody else ever is', async () => {
    expect(await statusOfAdministration(await register('qualcuno@dealer.example'))).toBe(403);
    expect(await db.select().from(auditLog)).toEqual([]);
  });

  test('administers from its first sign-in on, and the log of changes says why', async () => {
    owner = await register(adminEmail);
    expect(await statusOfAdministration(owner)).toBe(200);
    const entries = (await owner.call('GET', '/api/admin/audit')).body;
    expect(entries).toMatchObject([
      {
        ...{ adminEmail: 'ADMIN_EMAIL', action: 'role', before: 'user', after: 'admin' },
        subject: adminEmail,
      },
    ]);
    const subjectId = entries[0].subjectId;
    expect(logged.filter((line) => line.includes('role-changed'))).toEqual([
      expect.stringContaining(`"subjectId":"${subjectId}"`),
    ]);
    expect(logged.join()).not.toContain(adminEmail);
  });

  test('stays what other administrators made of it', async () => {
    const second = await signedIn({ role: 'admin' });
    const [{ id }] = (await second.call('GET', `/api/admin/users?search=${adminEmail}`)).body.users;
    const demoted = await second.call('PUT', `/api/admin/users/${id}/role`, { role: 'user' });
    expect(demoted.status).toBe(200);
    const credentials = { email: adminEmail, password: testPassword };
    const again = visitor();
    expect((await again.call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200);
    expect(await roleOf(again)).toBe('user');
    expect(await db.$count(auditLog)).toBe(2);
  });

  test('leaves no fault behind', () => expect(errors).toEqual([]));
});
