/**
 * `unavailable`: does not answer, or nonsense. `refused`: says no, or what it says does not hold.
 * `email-unverified`: does not vouch for the e-mail. `email-unusable`: tells none, or one we do not take.
 * `blocked`: an administrator has blocked the account. `removed`: its owner lets this person in no more.
 * `expired`: too late, used before, or begun in another browser. `too-many`: come again in a while.
 */
export type ProviderFaultKind =
  | 'unavailable'
  | 'refused'
  | 'email-unverified'
  | 'email-unusable'
  | 'blocked'
  | 'removed'
  | 'expired'
  | 'too-many';

/** Why a sign-in over another site came to nothing. Its message is for the log: no token, no code. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind;

  constructor(kind: ProviderFaultKind, message: string) {
    super(message);
    this.name = 'ProviderFault';
    this.kind = kind;
  }
}
