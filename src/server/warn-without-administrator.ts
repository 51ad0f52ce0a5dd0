import type { AdministrationStore } from '#domain/administration/administration-store.ts';

/** A sentence for the operator while nobody administers this installation, with the cure; undefined otherwise. */
export async function warnWithoutAdministrator(
  administration: Pick<AdministrationStore, 'countBusiness'>,
  adminEmail: string | undefined,
): Promise<string | undefined> {
  const { adminUsers } = await administration.countBusiness();
  if (adminUsers > 0) return undefined;
  const cure = adminEmail
    ? 'register with the address in ADMIN_EMAIL'
    : 'register, then run npm run make-admin -- E-MAIL, or set ADMIN_EMAIL';
  return `Nobody is an administrator, so nobody reads messages or downloads invoices: ${cure}.`;
}
