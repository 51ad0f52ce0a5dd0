/** JSON as it comes off a page: nothing about it is known yet. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** True for an object of named values: no list, no null. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One stretch of visible text between two tags; inside a table or definition cell, between two blocks. */
export interface TextRun {
  text: string;
  /** Number of the `dt`, `dd`, `th` or `td` the text stands in, counted through the page; 0 outside. */
  cell: number;
  /** How many headings stand above: `PageContent.headings[section - 1]` is the one it stands under. */
  section: number;
  /** An element around it calls itself a price, and none calls it an old one or a rate. */
  isPrice: boolean;
}

export interface PageScript {
  id: string;
  type: string;
  text: string;
}

/** A schema.org thing written in attributes, in the shape of its JSON-LD. */
export interface PageItem {
  source: 'microdata' | 'rdfa';
  node: JsonObject;
}

/** What the readers need of a page, gathered in one pass. */
export interface PageContent {
  url: string | undefined;
  language: string;
  title: string;
  metas: ReadonlyMap<string, string>;
  headings: readonly string[];
  scripts: readonly PageScript[];
  items: readonly PageItem[];
  runs: readonly TextRun[];
}
