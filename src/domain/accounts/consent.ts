import type { Language } from '#domain/shared/languages.ts';

export const consentDocuments = ['terms', 'privacy'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** That somebody agreed to a version of a legal text, in the language he read it in. */
export interface Consent {
  document: ConsentDocument;
  version: string;
  language: Language;
  givenAt: Date;
}
