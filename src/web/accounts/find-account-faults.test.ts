import { expect, it } from 'vitest';
import { passwordLength } from '#contract/accounts.ts';
import { it as italian } from '#web/i18n/messages/accounts/it.ts';
import { emailFault, nameFaults, newPasswordFault, passwordBounds } from './find-account-faults.ts';

const { faults } = italian;

it('takes a first name without a last one, and no blanks for a name', () => {
  expect(nameFaults({ firstName: 'Lucia' }, faults)).toEqual({});
  expect(nameFaults({ firstName: ' ' }, faults)).toEqual({ firstName: faults.firstNameMissing });
});

it.each(['lucia@example.com', ' lucia@example.com ', 'l.u+c@sub.example.co.uk'])(
  'takes %j for an e-mail',
  (email) => {
    expect(emailFault(email, faults)).toBeUndefined();
  },
);

it.each(['', 'lucia', 'lucia@', 'lucia@example', 'lucia @example.com', '@example.com'])(
  'does not take %j for an e-mail',
  (email) => {
    expect(emailFault(email, faults)).toBe(faults.emailInvalid);
  },
);

it('asks for the length the contract asks for, and no other', () => {
  expect(passwordBounds).toEqual(passwordLength);
  const { least, most } = passwordLength;
  expect(newPasswordFault('x'.repeat(least), faults)).toBeUndefined();
  expect(newPasswordFault('x'.repeat(most), faults)).toBeUndefined();
  expect(newPasswordFault('x'.repeat(least - 1), faults)).toBe(faults.passwordShort(least));
  expect(newPasswordFault('x'.repeat(most + 1), faults)).toBe(faults.passwordLong(most));
});
