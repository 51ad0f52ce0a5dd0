import { describe, expect, test } from 'vitest';
import type { BillingCountry } from './billing-details.ts';
import { isCodiceFiscale } from './codice-fiscale.ts';
import { isMailAddress } from './mail-address.ts';
import { isPartitaIva } from './partita-iva.ts';
import { isPhoneNumber } from './phone-number.ts';
import { readPostalCode } from './postal-code.ts';
import { italianProvinces, readProvince } from './province.ts';
import { isSdiCode } from './sdi-code.ts';
import { isVatNumber, normaliseVatNumber } from './vat-number.ts';

describe('partita IVA', () => {
  test.each([
    ...['12345670785', '00488410010', '00905811006', '00079760328', '06655971007', '01114601006'],
    ...['00743110157', '02046570426', '08526440154', '97103880585', '80012000826', '09346150155'],
    ...['00400770939', '00159560366', '07973780013', '01585570581', '05779661007', '13756881002'],
  ])('%s is one', (number) => {
    expect(isPartitaIva(number)).toBe(true);
  });

  test.each([
    ['a wrong check digit', '12345670784'],
    ['one digit changed', '00488411010'],
    ['two neighbours swapped', '00905181006'],
    ['ten digits', '1234567078'],
    ['twelve digits', '123456707850'],
    ['zeros', '00000000000'],
    ['a zero company number', '00000000018'],
    ['a letter O', '0O488410010'],
    ['blanks within', '00488 410010'],
    ['the country in front', 'IT00488410010'],
    ['digits of another script', '٠٠٤٨٨٤١٠٠١٠'],
    ['nothing', ''],
  ])('%s is none', (_, number) => {
    expect(isPartitaIva(number)).toBe(false);
  });
});

describe('codice fiscale', () => {
  test.each([
    ['a man', 'RSSMRA85T10A562S'],
    ['born on the first of the month', 'RSSMRA80A01H501U'],
    ['born on the 31st', 'RSSMRA85T31A562T'],
    ['a woman born on the first', 'RSSMRA85T41A562U'],
    ['a woman born on the 31st', 'RSSMRA85T71A562X'],
    ['with few consonants', 'MRTMTT25D09F205Z'],
    ['another man', 'MRTMTT91D08F205J'],
    ['a short surname', 'VRDGPP13R10B293P'],
    ['omocodia in every digit', 'RSSMRAURTMLARSNL'],
    ['a company', '00488410010'],
    ['an association, whose number is no VAT number', '97103880585'],
  ])('%s is one', (_, code) => {
    expect(isCodiceFiscale(code)).toBe(true);
  });

  test.each([
    ['a wrong check character', 'RSSMRA85T10A562T'],
    ['a letter changed', 'RSSMRB85T10A562S'],
    ['a digit changed', 'RSSMRA85T11A562S'],
    ['an omocodia letter without its check character', 'RSSMRA85T10A56NS'],
    ['a month that does not exist', 'RSSMRA85F10A562S'],
    ['day 32', 'RSSMRA85T32A562X'],
    ['day 0', 'RSSMRA85T00A562R'],
    ['day 0 of a woman', 'RSSMRA85T40A562V'],
    ['day 32 of a woman', 'RSSMRA85T72A562C'],
    ['the 31st of a short month', 'RSSMRA85H31A562Z'],
    ['fifteen characters', 'RSSMRA85T10A562'],
    ['seventeen characters', 'RSSMRA85T10A562SS'],
    ['small letters', 'rssmra85t10a562s'],
    ['a vowel before a consonant of the name', 'ARSMRA85T10A562S'],
    ['a company with a wrong check digit', '00488410011'],
  ])('%s is none', (_, code) => {
    expect(isCodiceFiscale(code)).toBe(false);
  });

  test('is none whatever else its last character is', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    expect(letters.filter((letter) => isCodiceFiscale(`RSSMRA85T10A562${letter}`))).toEqual(['S']);
    expect(letters.filter((letter) => isCodiceFiscale(`RSSMRA85T50A562${letter}`))).toHaveLength(1);
    expect(letters.filter((letter) => isCodiceFiscale(`RSSMRA85T32A562${letter}`))).toEqual([]);
    expect(letters.filter((letter) => isCodiceFiscale(`RSSMRA85H31A562${letter}`))).toEqual([]);
  });
});

describe('VAT numbers', () => {
  test.each<[string, BillingCountry, string]>([
    ['12345670785', 'IT', '12345670785'],
    ['IT 123 4567 0785', 'IT', '12345670785'],
    ['it12345670785', 'IT', '12345670785'],
    ['DE136695976', 'DE', '136695976'],
    ['DE 811 569 869', 'DE', '811569869'],
    ['129273398', 'DE', '129273398'],
    ['FR 40 303 265 045', 'FR', '40303265045'],
    ['83404833048', 'FR', '83404833048'],
    ['FRK7399859412', 'FR', 'K7399859412'],
    ['ES-A13585625', 'ES', 'A13585625'],
    ['b58378431', 'ES', 'B58378431'],
    ['54362315-K', 'ES', '54362315K'],
    ['ESX2482300W', 'ES', 'X2482300W'],
    ['GB 980 7806 84', 'GB', '980780684'],
    ['GB220430231', 'GB', '220430231'],
    ['GBGD100', 'GB', 'GD100'],
    ['HA501', 'GB', 'HA501'],
  ])('%s of %s is kept as %s', (typed, country, kept) => {
    expect(normaliseVatNumber(typed, country)).toBe(kept);
    expect(isVatNumber(kept, country)).toBe(true);
  });

  test.each<[string, BillingCountry]>([
    ['12345670784', 'IT'],
    // The office that gave it out cannot be 890.
    ['12345678903', 'IT'],
    ['DE136695976', 'IT'],
    ['136695975', 'DE'],
    ['036695976', 'DE'],
    ['13669597', 'DE'],
    ['181/815/08155', 'DE'],
    ['12345670785', 'DE'],
    ['41303265045', 'FR'],
    // The SIREN alone.
    ['FR404833048', 'FR'],
    ['O7399859412', 'FR'],
    ['A13585626', 'ES'],
    ['54362315L', 'ES'],
    ['Ñ2482300W', 'ES'],
    ['980780685', 'GB'],
    ['GD600', 'GB'],
    ['HA400', 'GB'],
    ['000000000', 'GB'],
    ['', 'GB'],
  ])('%s of %s is none', (typed, country) => {
    expect(isVatNumber(normaliseVatNumber(typed, country), country)).toBe(false);
  });
});

test.each([
  ['M5UXCR1', true],
  ['0000000', true],
  ['KRRH6B9', true],
  ['UFABCD', false],
  ['XXXXXXX', false],
  ['M5UXCR12', false],
  ['M5UXCR!', false],
  ['m5uxcr1', false],
])('the SDI code %s: %s', (code, expected) => {
  expect(isSdiCode(code)).toBe(expected);
});

test.each<[string, BillingCountry, string | undefined]>([
  ['70121', 'IT', '70121'],
  [' 00010 ', 'IT', '00010'],
  ['I-70121', 'IT', '70121'],
  ['00000', 'IT', undefined],
  ['99999', 'IT', undefined],
  ['7012', 'IT', undefined],
  ['701210', 'IT', undefined],
  ['7O121', 'IT', undefined],
  ['80331', 'DE', '80331'],
  ['D-80331', 'DE', '80331'],
  ['00999', 'DE', undefined],
  ['69002', 'FR', '69002'],
  ['2A004', 'FR', undefined],
  ['28013', 'ES', '28013'],
  ['53000', 'ES', undefined],
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  ['M1 1AE', 'GB', 'M1 1AE'],
  ['CR2 6XH', 'GB', 'CR2 6XH'],
  ['EC1A 1BB', 'GB', 'EC1A 1BB'],
  ['SW1A 1A', 'GB', undefined],
  ['SW1A 1CA', 'GB', undefined],
  ['70121', 'GB', undefined],
])('the postal code %s of %s becomes %s', (typed, country, expected) => {
  expect(readPostalCode(typed, country)).toBe(expected);
});

describe('provinces', () => {
  test('are 107, found by sigla and by name', () => {
    const entries = Object.entries(italianProvinces);
    expect(entries).toHaveLength(107);
    for (const [sigla, name] of entries)
      expect([readProvince(sigla), readProvince(name)]).toEqual([sigla, sigla]);
  });

  test.each([
    ['ba', 'BA'],
    ['(BA)', 'BA'],
    ['forli cesena', 'FC'],
    ['Provincia di Lecce', 'LE'],
    ['Reggio nell’Emilia', 'RE'],
    ['REGGIO DI CALABRIA', 'RC'],
    ["L'aquila", 'AQ'],
    ['XX', undefined],
    ['Atlantide', undefined],
    ['Bar', undefined],
    ['constructor', undefined],
  ])('%s becomes %s', (typed, expected) => {
    expect(readProvince(typed)).toBe(expected);
  });
});

test.each([
  ['azienda@pec.it', true],
  ['mario.rossi+fatture@sub.legalmail.it', true],
  ['azienda@pec', false],
  ['azienda.pec.it', false],
  ['a b@pec.it', false],
  ['a@b@pec.it', false],
  ['.a@pec.it', false],
  ['a@-pec.it', false],
  ['società@pec.it', false],
  [`${'a'.repeat(250)}@pec.it`, false],
])('the e-mail address %s: %s', (address, expected) => {
  expect(isMailAddress(address)).toBe(expected);
});

test.each([
  ['+39 080 123 4567', true],
  ['(080) 123-4567', true],
  ['0801234', true],
  ['12345', false],
  ['+39 080 CALL ME', false],
  ['1234567890123456', false],
  ['++39 0801234', false],
])('the telephone number %s: %s', (typed, expected) => {
  expect(isPhoneNumber(typed)).toBe(expected);
});
