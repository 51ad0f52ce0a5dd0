import type { CurrentUser } from '#contract/accounts.ts';
import { isTeamMember, type User } from '#domain/accounts/user.ts';
import type { BillingDetails } from '#domain/billing/billing-details.ts';

const noDetails: BillingDetails = {
  companyName: '',
  vatNumber: '',
  fiscalCode: '',
  sdiCode: '',
  billingPec: '',
  billingAddress: '',
  billingCity: '',
  billingProvince: '',
  billingPostalCode: '',
  billingCountry: 'IT',
  billingPhone: '',
};

/** A user as the browser sees him, his billing details among the rest. */
export function presentUser({ billing, deletionDueAt, ...user }: User): CurrentUser {
  return {
    ...{ ...user, isTeamMember: isTeamMember(user), ...(billing ?? noDetails) },
    ...(deletionDueAt ? { deletionDueAt: deletionDueAt.toISOString() } : {}),
  };
}
