import { describe, expect, test } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import type { BillingDetails } from './billing-details.ts';
import { checkBillingDetails } from './check-billing-details.ts';

const empty: BillingDetails = {
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
const bari: BillingDetails = {
  ...empty,
  companyName: 'Auto Levante S.r.l.',
  vatNumber: 'IT 12345670785',
  billingAddress: 'Via Sparano 12',
  billingCity: 'Bari',
  billingPostalCode: '70121',
};

const faultsOf = (changes: Partial<BillingDetails>, from = bari) =>
  Object.keys(checkBillingDetails({ ...from, ...changes }).faults);

describe('billing details', () => {
  test('need no more than what is marked, and have the code 0000000 then', () => {
    const { details, faults } = checkBillingDetails(bari);
    expect(faults).toEqual({});
    expect(details).toEqual({ ...bari, vatNumber: '12345670785', sdiCode: '0000000' });
  });

  test('are kept in the form invoices need', () => {
    const typed = {
      ...bari,
      ...{ fiscalCode: 'rss mra 85t10 a562s', sdiCode: 'm5uxcr1', billingPec: 'Levante@PEC.it' },
      ...{ billingProvince: 'Bari', billingPhone: '+39 080 1234567' },
    };
    expect(checkBillingDetails(typed)).toEqual({
      faults: {},
      details: {
        ...typed,
        ...{ vatNumber: '12345670785', fiscalCode: 'RSSMRA85T10A562S', sdiCode: 'M5UXCR1' },
        ...{ billingPec: 'levante@pec.it', billingProvince: 'BA' },
      },
    });
  });

  test('of a person need name, codice fiscale and address, and have no SDI code or PEC of their own', () => {
    const person = {
      ...{ ...bari, companyName: 'Mario Rossi', vatNumber: '', fiscalCode: 'rssmra85t10a562s' },
      ...{ sdiCode: 'M5UXCR1', billingPec: 'mario@pec.it' },
    };
    expect(checkBillingDetails(person)).toEqual({
      faults: {},
      details: { ...person, fiscalCode: 'RSSMRA85T10A562S', sdiCode: '0000000', billingPec: '' },
    });
  });

  test.each<[string, Partial<BillingDetails>, boolean | undefined, string[]]>([
    [
      'a person without anything',
      { ...empty },
      true,
      [...['companyName', 'fiscalCode', 'billingAddress', 'billingCity', 'billingPostalCode']],
    ],
    [
      'a person with a wrong code',
      { vatNumber: '', fiscalCode: 'RSSMRA85T10A562X' },
      undefined,
      ['fiscalCode'],
    ],
    [
      'a business without its number',
      { vatNumber: '', fiscalCode: 'RSSMRA85T10A562S' },
      false,
      ['vatNumber'],
    ],
    ['nobody in Italy', { vatNumber: '', fiscalCode: '' }, undefined, ['vatNumber']],
    [
      'a person in Germany',
      {
        ...{ vatNumber: '', fiscalCode: '27/123/45678', billingCountry: 'DE', billingPostalCode: '10115' },
      },
      undefined,
      ['vatNumber'],
    ],
  ])('of %s are refused by field', (_, changes, isPrivate, fields) => {
    expect(Object.keys(checkBillingDetails({ ...bari, ...changes }, isPrivate).faults)).toEqual(fields);
  });

  test('checked again stay as they are', () => {
    const { details } = checkBillingDetails({ ...bari, billingProvince: 'bari' });
    expect(checkBillingDetails(details)).toEqual({ details, faults: {} });
  });

  test('all empty name every field that is needed', () => {
    expect(faultsOf({}, empty)).toEqual([
      ...['companyName', 'vatNumber', 'billingAddress', 'billingCity', 'billingPostalCode'],
    ]);
  });

  test('all wrong name every field, each with a sentence in every language', () => {
    const { faults } = checkBillingDetails({
      ...{ companyName: '株式会社', vatNumber: '123', fiscalCode: 'X', sdiCode: '12', billingPec: 'pec' },
      ...{ billingAddress: '---', billingCity: 'x'.repeat(61), billingProvince: 'Atlantide' },
      ...{ billingPostalCode: '1', billingCountry: 'IT', billingPhone: 'no' },
    });
    expect(Object.keys(faults)).toEqual(Object.keys(empty).filter((field) => field !== 'billingCountry'));
    for (const fault of Object.values(faults)) {
      for (const language of languages) expect(fault[language]).toMatch(/^[A-ZÜ].*\.$/);
      expect(new Set(Object.values(fault)).size).toBe(languages.length);
    }
  });

  test.each<[string, Partial<BillingDetails>]>([
    ['German', { billingCountry: 'DE', vatNumber: 'DE136695976', billingPostalCode: '80331' }],
    ['French', { billingCountry: 'FR', vatNumber: 'FR40303265045', billingPostalCode: '69002' }],
    ['Spanish', { billingCountry: 'ES', vatNumber: 'A13585625', billingPostalCode: '28013' }],
    ['British', { billingCountry: 'GB', vatNumber: '980780684', billingPostalCode: 'SW1A 1AA' }],
  ])('%s ones are held to their own rules and keep nothing Italian', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
    expect(faultsOf({ ...changes, vatNumber: bari.vatNumber, billingPostalCode: 'x' })).toEqual([
      ...['vatNumber', 'billingPostalCode'],
    ]);
    const leftovers = { sdiCode: 'M5UXCR1', billingPec: 'levante@pec.it', billingProvince: 'BA' };
    expect(checkBillingDetails({ ...bari, ...changes, ...leftovers }).details).toMatchObject({
      ...{ sdiCode: '', billingPec: '', billingProvince: '' },
    });
  });

  test.each<[string, Partial<BillingDetails>, string[]]>([
    ['Latin letters of every country', { companyName: 'Škoda & Łódź “Œuvre” Groß – n° 1' }, []],
    ['Cyrillic', { companyName: 'ООО Авто' }, ['companyName']],
    ['an emoji', { billingAddress: 'Via Sparano 12 🚗' }, ['billingAddress']],
    ['a name of 80 characters', { companyName: 'A'.repeat(80) }, []],
    ['a name of 81 characters', { companyName: 'A'.repeat(81) }, ['companyName']],
    [
      'a foreign tax number abroad',
      {
        billingCountry: 'DE',
        vatNumber: '136695976',
        billingPostalCode: '80331',
        fiscalCode: '181/815/08155',
      },
      [],
    ],
    ['a foreign tax number in Italy', { fiscalCode: '181/815/08155' }, ['fiscalCode']],
  ])('%s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });
});
