import { cleanLine } from '#domain/shared/clean-text.ts';
import type { ProviderClaims } from './sign-in-provider.ts';

/** As many UTF-16 units as the profile's form allows. */
const longest = 80;

/**
 * First and last name as the provider tells them; from the whole name where it tells only that, and the
 * e-mail's first part where it tells none, so that there is something to be greeted by.
 */
export function namesOfClaims(
  { givenName, familyName, name }: Pick<ProviderClaims, 'givenName' | 'familyName' | 'name'>,
  email: string,
): { firstName: string; lastName: string } {
  const first = cleaned(givenName);
  if (first) return { firstName: first, lastName: cleaned(familyName) };
  const [given = '', ...rest] = cleaned(name).split(' ');
  if (given) return { firstName: given, lastName: rest.join(' ') };
  return { firstName: cleaned(email.split('@')[0]), lastName: cleaned(familyName) };
}

/** What is cut in the middle of a letter loses that letter. */
function cleaned(claim: unknown): string {
  if (typeof claim !== 'string') return '';
  const line = cleanLine(claim.slice(0, 1000));
  return line
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
