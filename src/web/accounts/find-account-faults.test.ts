import { expect, it } from 'vitest';
import { accountEndpoints, passwordLength } from '#contract/accounts.ts';
import { it as italian } from '#web/i18n/messages/accounts/it.ts';
import {
  emailFault,
  longestName,
  nameFaults,
  newPasswordFault,
  passwordBounds,
} from './find-account-faults.ts';

const { faults } = italian;

/** Whether the contract takes what the page takes. */
const isTaken = (form: { firstName: string; lastName: string; email: string }) =>
  accountEndpoints.signUp.payload.safeParse({ ...form, agrees: true }).success;

it.each([
  ['a first name without a last one', 'Lucia', '', {}],
  ['the longest names', 'L'.repeat(longestName), 'B'.repeat(longestName), {}],
  ['blanks for a name', ' ', 'Bianchi', { firstName: faults.firstNameMissing }],
  ['a first name too long', 'L'.repeat(longestName + 1), '', { firstName: faults.nameLong(longestName) }],
  ['a last name too long', 'Lucia', 'B'.repeat(longestName + 1), { lastName: faults.nameLong(longestName) }],
])('judges %s as the contract does', (_case, firstName, lastName, expected) => {
  expect(nameFaults({ firstName, lastName }, faults)).toEqual(expected);
  const isFine = Object.keys(expected).length === 0;
  expect(isTaken({ firstName, lastName, email: 'lucia@example.com' })).toBe(isFine);
});

it.each([
  ['lucia@example.com', true],
  [' Lucia@Example.com ', true],
  ["l.u+c'ia_1@sub.example.co.uk", true],
  [`${'l'.repeat(242)}@example.com`, true],
  [`${'l'.repeat(243)}@example.com`, false],
  ['', false],
  ['lucia', false],
  ['lucia@', false],
  ['lucia@example', false],
  ['lucia @example.com', false],
  ['lucia@exam_ple.com', false],
  ['lu..cia@example.com', false],
  ['luciа@example.com', false],
  ['@example.com', false],
])('judges the e-mail %j as the contract does', (email, isFine) => {
  expect(emailFault(email, faults)).toBe(isFine ? undefined : faults.emailInvalid);
  expect(isTaken({ firstName: 'Lucia', lastName: '', email })).toBe(isFine);
});

it('asks for the length of a password the contract asks for, and no other', () => {
  expect(passwordBounds).toEqual(passwordLength);
  const { least, most } = passwordLength;
  expect(newPasswordFault('x'.repeat(least), faults)).toBeUndefined();
  expect(newPasswordFault('x'.repeat(most), faults)).toBeUndefined();
  expect(newPasswordFault('x'.repeat(least - 1), faults)).toBe(faults.passwordShort(least));
  expect(newPasswordFault('x'.repeat(most + 1), faults)).toBe(faults.passwordLong(most));
});
