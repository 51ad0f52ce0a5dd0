import { randomUUID } from 'node:crypto';
import type { NewPerson } from '#domain/accounts/accounts.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { Database } from '#server/store/database.ts';
import { account, consents, user } from '#server/store/schema.ts';
import { searchTextOf } from '#server/store/user-search.ts';

/** The provider's name under which Better Auth looks for a password. */
export const ownPassword = 'credential';

/** Person and password or neither; of parallel calls for one e-mail one opens the account. */
export async function openAccount(
  db: Database,
  {
    passwordHash,
    consents: agreed = [],
    ...person
  }: Omit<NewPerson, 'password'> & { passwordHash: string | undefined },
): Promise<string> {
  const id = randomUUID();
  const name = `${person.firstName} ${person.lastName}`.trim();
  await db.transaction(async (tx) => {
    const opened = await tx
      .insert(user)
      .values({
        ...{ id, name, emailVerified: true, ...person, email: person.email.toLowerCase() },
        searchText: searchTextOf(person),
      })
      .onConflictDoNothing({ target: user.email })
      .returning({ id: user.id });
    if (opened.length === 0) throw new ProductError('conflict', taken);
    if (agreed.length > 0)
      await tx.insert(consents).values(agreed.map((consent) => ({ userId: id, ...consent })));
    if (!passwordHash) return;
    await tx.insert(account).values({
      id: randomUUID(),
      userId: id,
      accountId: id,
      providerId: ownPassword,
      password: passwordHash,
    });
  });
  return id;
}

const taken: Localised = {
  it: 'Con questa e-mail esiste già un account: accedi.',
  en: 'There is already an account with this e-mail address: sign in.',
  de: 'Mit dieser E-Mail gibt es schon ein Konto: Melden Sie sich an.',
  fr: 'Un compte existe déjà avec cet e-mail : connectez-vous.',
  es: 'Ya hay una cuenta con este correo: inicia sesión.',
};
