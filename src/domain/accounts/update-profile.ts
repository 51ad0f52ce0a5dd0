import type { AccountStore } from './accounts.ts';

/** Changes what the user may change of himself: his name. */
export async function updateProfile(
  { accounts }: { accounts: Pick<AccountStore, 'updateProfile'> },
  userId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await accounts.updateProfile(userId, { firstName, lastName });
}
