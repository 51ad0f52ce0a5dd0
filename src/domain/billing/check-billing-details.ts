import type { Localised } from '#domain/shared/localised.ts';
import type { BillingCountry, BillingDetails } from './billing-details.ts';
import * as messages from './billing-messages.ts';
import { isCodiceFiscale } from './codice-fiscale.ts';
import { isMailAddress } from './mail-address.ts';
import { isPhoneNumber } from './phone-number.ts';
import { readPostalCode } from './postal-code.ts';
import { readProvince } from './province.ts';
import { isSdiCode, noSdiCode } from './sdi-code.ts';
import { isVatNumber, normaliseVatNumber } from './vat-number.ts';

/** What is wrong with each field at fault. */
export type BillingFaults = Partial<Record<keyof BillingDetails, Localised>>;

/** What a field becomes, and what is wrong with it. */
type Checked = { value: string; fault?: Localised | undefined };

/**
 * Checks billing details as typed, each field on one line: what is wrong with them, and how they are kept (in capitals,
 * without blanks, the province by its sigla). What only Italy knows is empty for other countries. A private customer,
 * in Italy, has a codice fiscale instead of a VAT number, and neither SDI code nor PEC.
 */
export function checkBillingDetails(
  typed: BillingDetails,
  isPrivate: boolean = isPrivateCustomer(typed),
): {
  details: BillingDetails;
  faults: BillingFaults;
} {
  const country = typed.billingCountry;
  const isItalian = country === 'IT';
  const fields = {
    companyName: checkText(
      typed.companyName,
      80,
      isPrivate ? messages.personNameMissing : messages.companyNameMissing,
    ),
    vatNumber: isPrivate ? nothing : checkVatNumber(typed.vatNumber, country),
    fiscalCode: isItalian ? checkFiscalCode(typed.fiscalCode, isPrivate) : checkTaxNumber(typed.fiscalCode),
    sdiCode: isPrivate ? noCode : isItalian ? checkSdiCode(typed.sdiCode) : nothing,
    billingPec: isItalian && !isPrivate ? checkPec(typed.billingPec) : nothing,
    billingAddress: checkText(typed.billingAddress, 60, messages.addressMissing),
    billingCity: checkText(typed.billingCity, 60, messages.cityMissing),
    billingProvince: isItalian ? checkProvince(typed.billingProvince) : nothing,
    billingPostalCode: checkPostalCode(typed.billingPostalCode, country),
    billingPhone: checkPhone(typed.billingPhone),
  } satisfies Record<Exclude<keyof BillingDetails, 'billingCountry'>, Checked>;

  const details: BillingDetails = { ...typed };
  const faults: BillingFaults = {};
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const { value, fault }: Checked = fields[name];
    details[name] = value;
    if (fault) faults[name] = fault;
  }
  return { details, faults };
}

/** Whether these are the details of a customer in Italy who has a codice fiscale and no VAT number. */
export const isPrivateCustomer = ({
  billingCountry,
  vatNumber,
  fiscalCode,
}: Pick<BillingDetails, 'billingCountry' | 'vatNumber' | 'fiscalCode'>): boolean =>
  billingCountry === 'IT' && vatNumber.trim() === '' && fiscalCode.trim() !== '';

const nothing: Checked = { value: '' };
const noCode: Checked = { value: noSdiCode };

/** The Latin letters of Europe and Vietnam and common punctuation: what our type prints and FatturaPA can spell. */
const latinText =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u0148\u014a-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1e00-\u1e9b\u1e9e-\u1ef9–—‘’‚“”„•…€™]*$/;

function checkText(value: string, most: number, missing: Localised): Checked {
  if (!latinText.test(value)) return { value, fault: messages.notLatin };
  if (!/[\p{L}\d]/u.test(value)) return { value, fault: missing };
  return { value, fault: value.length > most ? messages.tooLong(most) : undefined };
}

function checkVatNumber(typed: string, country: BillingCountry): Checked {
  const value = normaliseVatNumber(typed, country);
  if (value === '') return { value, fault: messages.vatNumberMissing };
  return { value, fault: isVatNumber(value, country) ? undefined : messages.vatNumberWrong[country] };
}

function checkFiscalCode(typed: string, isNeeded: boolean): Checked {
  const value = compact(typed);
  if (isNeeded && value === '') return { value, fault: messages.fiscalCodeMissing };
  return { value, fault: value === '' || isCodiceFiscale(value) ? undefined : messages.fiscalCodeWrong };
}

/** Abroad every office has a form of its own. */
function checkTaxNumber(typed: string): Checked {
  const value = typed.toUpperCase();
  return { value, fault: /^[A-Z\d ./-]{0,28}$/.test(value) ? undefined : messages.taxNumberWrong };
}

function checkSdiCode(typed: string): Checked {
  const value = compact(typed) || noSdiCode;
  return { value, fault: isSdiCode(value) ? undefined : messages.sdiCodeWrong };
}

function checkPec(typed: string): Checked {
  const value = typed.replace(/^mailto:/i, '').toLowerCase();
  return { value, fault: value === '' || isMailAddress(value) ? undefined : messages.pecWrong };
}

function checkProvince(typed: string): Checked {
  const value = typed && readProvince(typed);
  return value === undefined ? { value: typed, fault: messages.provinceWrong } : { value };
}

function checkPostalCode(typed: string, country: BillingCountry): Checked {
  if (typed === '') return { value: typed, fault: messages.postalCodeMissing };
  const value = readPostalCode(typed, country);
  return value === undefined ? { value: typed, fault: messages.postalCodeWrong[country] } : { value };
}

const checkPhone = (value: string): Checked => ({
  value,
  fault: value === '' || isPhoneNumber(value) ? undefined : messages.phoneWrong,
});

const compact = (typed: string) => typed.toUpperCase().replace(/[\s.-]/g, '');
