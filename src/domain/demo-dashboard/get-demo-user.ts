import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { User } from '../accounts/user.ts';
import type { BillingDetails } from '../billing/billing-details.ts';

export type DemoUser = Pick<User, 'id' | 'email' | 'firstName' | 'lastName'> & BillingDetails;

const company: Localised = {
  it: 'Autosalone di esempio',
  en: 'Example car dealer',
  de: 'Beispiel-Autohaus',
  fr: 'Garage d’exemple',
  es: 'Concesionario de ejemplo',
};

/** The made-up dealer of the demo dashboard, his company named as an example in the reader's language. */
export function getDemoUser(language: Language): DemoUser {
  return {
    ...{ id: 'sample-user', email: 'demo@example.com', firstName: 'Demo', lastName: 'Autoscritto' },
    companyName: company[language],
    vatNumber: '12345670785',
    ...{ fiscalCode: '', sdiCode: '0000000', billingPec: '' },
    ...{ billingAddress: 'Via di esempio 1', billingCity: 'Bari', billingProvince: 'BA' },
    ...{ billingPostalCode: '70121', billingCountry: 'IT', billingPhone: '' },
  };
}
