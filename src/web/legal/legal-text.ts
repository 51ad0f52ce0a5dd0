/**
 * A paragraph, a list, a table, or what is filled in from the server: who runs the site, who works for him.
 * In the words `[name](/path)` is a link and `` `name` `` a technical name.
 */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { head: readonly string[]; rows: readonly (readonly string[])[] }
  | { insert: 'operator' | 'recipients' };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal document in one language; its sections in the order in which they are read. */
export interface LegalText<SectionId extends string = string> {
  title: string;
  /** What it says in a sentence or two. */
  lead: string;
  sections: Readonly<Record<SectionId, LegalSection>>;
}

/** The legal documents, each at the path of its name. */
export type LegalDocument = 'privacy' | 'terms' | 'gdpr';
