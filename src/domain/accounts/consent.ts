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

/** That all of them were agreed to at once, as JSON keeps it. */
export interface Agreement {
  version: string;
  language: Language;
  /** ISO 8601 */
  givenAt: string;
}

/** A consent for each document. */
export const consentsOf = ({ version, language, givenAt }: Agreement): Consent[] =>
  consentDocuments.map((document) => ({ document, version, language, givenAt: new Date(givenAt) }));

export interface ConsentStore {
  /** Keeps them; what was agreed to before stays as it was. */
  give(userId: string, consents: readonly Consent[]): Promise<void>;
  /** The newest first. */
  find(userId: string): Promise<Consent[]>;
}
