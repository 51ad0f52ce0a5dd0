import type { BillingCountry, BillingDetails } from '#domain/billing/billing-details.ts';
import type { DashboardMessages } from '#web/i18n/messages/dashboard/it.ts';

type TextField = Exclude<keyof BillingDetails, 'billingCountry'>;

interface FieldRule {
  isRequired?: boolean;
  /** Only Italy has it. */
  isItalian?: boolean;
  /** A private customer has it too. */
  isPersonal?: boolean;
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel';
  isWide?: boolean;
}

/** The form's fields in their order. */
const billingFields = {
  companyName: { isRequired: true, isPersonal: true, autoComplete: 'organization', isWide: true },
  vatNumber: { isRequired: true, autoComplete: 'off' },
  fiscalCode: { isItalian: true, isPersonal: true, autoComplete: 'off' },
  sdiCode: { isItalian: true, autoComplete: 'off' },
  billingPec: { isItalian: true, autoComplete: 'off', inputMode: 'email' },
  billingAddress: { isRequired: true, isPersonal: true, autoComplete: 'street-address', isWide: true },
  billingPostalCode: { isRequired: true, isPersonal: true, autoComplete: 'postal-code' },
  billingCity: { isRequired: true, isPersonal: true, autoComplete: 'address-level2' },
  billingProvince: { isItalian: true, isPersonal: true, autoComplete: 'address-level1' },
  billingPhone: { autoComplete: 'tel', inputMode: 'tel' },
} satisfies Record<TextField, FieldRule>;

/** The fields of a customer, in their order; few for a private one, who needs a codice fiscale. */
export const billingFieldsOf = (country: BillingCountry, isPrivate: boolean) =>
  (Object.entries(billingFields) as [TextField, FieldRule][])
    .filter(([, rule]) => (isPrivate ? rule.isPersonal : country === 'IT' || !rule.isItalian))
    .map(
      ([field, rule]) =>
        [field, isPrivate && field === 'fiscalCode' ? { ...rule, isRequired: true } : rule] as const,
    );

/** What a field is called where the customer is. */
export function labelOf(
  field: TextField,
  { country, isPrivate }: { country: BillingCountry; isPrivate: boolean },
  billing: DashboardMessages['billing'],
): string {
  if (isPrivate && field === 'companyName') return billing.personName;
  const label = billing[field];
  return typeof label === 'string' ? label : label[country];
}

/** The billing details alone, of somebody who has more to him. */
export function detailsOf(user: BillingDetails): BillingDetails {
  const { companyName, vatNumber, fiscalCode, sdiCode, billingPec, billingAddress, billingCity } = user;
  const { billingProvince, billingPostalCode, billingCountry, billingPhone } = user;
  return {
    ...{ companyName, vatNumber, fiscalCode, sdiCode, billingPec, billingAddress, billingCity },
    ...{ billingProvince, billingPostalCode, billingCountry, billingPhone },
  };
}
