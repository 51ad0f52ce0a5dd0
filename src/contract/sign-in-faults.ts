import type { ProviderFaultKind } from '#domain/accounts/provider-fault.ts';

/** Why a sign-in over another site came to nothing: what `/sign-in` finds behind `?fault=`. */
export const signInFaults = [
  'provider-unavailable',
  'sign-in-refused',
  'email-unverified',
  'email-unusable',
  'account-blocked',
  'way-removed',
  'sign-in-expired',
  'too-many-tries',
] as const;
export type SignInFault = (typeof signInFaults)[number];

/** Each fault in the domain by its code in the address. */
export const signInFaultOf = {
  unavailable: 'provider-unavailable',
  refused: 'sign-in-refused',
  'email-unverified': 'email-unverified',
  'email-unusable': 'email-unusable',
  blocked: 'account-blocked',
  removed: 'way-removed',
  expired: 'sign-in-expired',
  'too-many': 'too-many-tries',
} satisfies Record<ProviderFaultKind, SignInFault>;
