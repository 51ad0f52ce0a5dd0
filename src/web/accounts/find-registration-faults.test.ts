import { expect, it } from 'vitest';
import { passwordLength } from '#contract/accounts.ts';
import { findRegistrationFaults, leastPasswordLength } from './find-registration-faults.ts';

const form = { firstName: 'Lucia', lastName: '', email: 'lucia@example.com', password: '0123456789' };

it('finds nothing in a form that only lacks the last name', () => {
  expect(findRegistrationFaults(form)).toEqual({});
});

it('names each field at fault', () => {
  expect(
    findRegistrationFaults({ firstName: ' ', lastName: '', email: 'lucia@', password: '123456789' }),
  ).toEqual({
    firstName: 'firstNameMissing',
    email: 'emailInvalid',
    password: 'passwordShort',
  });
});

it('asks for the length the contract asks for', () => {
  expect(leastPasswordLength).toBe(passwordLength.least);
});
