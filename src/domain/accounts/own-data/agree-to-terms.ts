import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import { type ConsentStore, consentsOf } from '../consent.ts';
import { legalVersion } from '../legal-version.ts';
import { otherVersion } from './refusals.ts';

/**
 * Records that the user agrees to terms and privacy policy as he has read them; again changes nothing.
 * Throws `conflict` when what he read is no longer what counts.
 */
export async function agreeToTerms(
  { consents, now }: { consents: ConsentStore; now(): Date },
  userId: string,
  { version, language }: { version: string; language: Language },
): Promise<void> {
  if (version !== legalVersion) throw new ProductError('conflict', otherVersion);
  await consents.give(userId, consentsOf({ version, language, givenAt: now().toISOString() }));
}
