import type { BillingCountry, BillingDetails } from '#domain/billing/billing-details.ts';
import type { DashboardMessages } from '#web/i18n/messages/dashboard/it.ts';

type TextField = Exclude<keyof BillingDetails, 'billingCountry'>;

interface FieldRule {
  isRequired?: boolean;
  /** Only Italy has it. */
  isItalian?: boolean;
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'tel';
  isWide?: boolean;
}

/** The form's fields in their order. */
export const billingFields = {
  companyName: { isRequired: true, autoComplete: 'organization', isWide: true },
  vatNumber: { isRequired: true, autoComplete: 'off' },
  fiscalCode: { isItalian: true, autoComplete: 'off' },
  sdiCode: { isItalian: true, autoComplete: 'off' },
  billingPec: { isItalian: true, autoComplete: 'off', inputMode: 'email' },
  billingAddress: { isRequired: true, autoComplete: 'street-address', isWide: true },
  billingPostalCode: { isRequired: true, autoComplete: 'postal-code' },
  billingCity: { isRequired: true, autoComplete: 'address-level2' },
  billingProvince: { isItalian: true, autoComplete: 'address-level1' },
  billingPhone: { autoComplete: 'tel', inputMode: 'tel' },
} satisfies Record<TextField, FieldRule>;

export const billingFieldsOf = (country: BillingCountry) =>
  (Object.entries(billingFields) as [TextField, FieldRule][]).filter(
    ([, rule]) => country === 'IT' || !rule.isItalian,
  );

/** What a field is called where the customer is. */
export function labelOf(
  field: TextField,
  country: BillingCountry,
  billing: DashboardMessages['billing'],
): string {
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
