import { boundMarks } from '#domain/shared/bound-marks.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { expandAbbreviations } from '../brief/notes/expand-abbreviations.ts';
import { findMeanings } from '../vocabulary/find-meanings.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import type { TermWords } from '../vocabulary/term-words.ts';
import type { Term } from '../vocabulary/terms.ts';
import type { Claim } from './claim.ts';
import { type CompiledWords, compileWords, type LabelFamily } from './compiled-words.ts';
import type { FactWords } from './fact-words.ts';
import type { Figure } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { findWords } from './find-words.ts';
import { isNegated } from './is-negated.ts';
import { preparePassage, simplify } from './passage.ts';
import type { Statement } from './statements.ts';

/** A language's words for facts and for things. */
export interface LanguageWords {
  facts: FactWords;
  terms: TermWords;
}

type Source = NonNullable<Claim['source']>;

/** What a brief says, its notes and names read once in all the languages at hand. */
export interface Known {
  brief: Brief;
  /** Figures of the notes, and numbers without unit. */
  figures: readonly { figure: Figure; source: Source }[];
  labels: Readonly<Record<LabelFamily, ReadonlyMap<string, Source>>>;
  statements: ReadonlyMap<Statement, readonly Said[]>;
  meanings: readonly { meaning: Meaning; source: Source }[];
  terms: ReadonlyMap<Term, Source>;
  /** The notes in small letters, to look for the very words. */
  notes: string;
  /** The stems of their words, to look for the very words in another form. */
  stems: ReadonlySet<string>;
}

export interface Said {
  words: string;
  isNegated: boolean;
  source: Source;
}

const remembered = new WeakMap<Brief, { languages: readonly LanguageWords[]; known: Known }>();

/** Reads a brief, or remembers it: a seller's text is checked at every key. */
export function readBrief(brief: Brief, languages: readonly LanguageWords[]): Known {
  const before = remembered.get(brief);
  if (before?.languages === languages) return before.known;
  const known = read(brief, languages);
  remembered.set(brief, { languages, known });
  return known;
}

function read(brief: Brief, languages: readonly LanguageWords[]): Known {
  const notes = inFull(brief.notes ?? '');
  const known = {
    brief,
    figures: [] as { figure: Figure; source: Source }[],
    labels: emptyLabels(),
    statements: new Map<Statement, Said[]>(),
    meanings: [] as { meaning: Meaning; source: Source }[],
    terms: new Map<Term, Source>(),
    notes: simplify(notes),
    stems: new Set(stemsOf(notes)),
  };
  const sourceAt = (start: number, end: number) => ({
    field: 'notes' as const,
    value: clauseAround(notes, start, end),
  });
  for (const { facts, terms } of languages) {
    const patterns = compileWords(facts);
    const low = preparePassage(notes, nameless, patterns.idioms);
    for (const figure of findFigures(low, facts, patterns)) {
      known.figures.push({ figure, source: sourceAt(figure.start, figure.end) });
    }
    for (const [statement, pattern] of patterns.statements) {
      for (const { start, end } of findWords(low, pattern)) {
        const said = known.statements.get(statement) ?? [];
        const words = low.slice(start, end);
        said.push({ words, isNegated: isNegated(low, start, patterns), source: sourceAt(start, end) });
        known.statements.set(statement, said);
      }
    }
    readLabels(brief, low, patterns, known.labels, sourceAt);
    for (const meaning of findMeanings(notes, terms)) {
      const source = sourceAt(meaning.start, meaning.end);
      known.meanings.push({ meaning, source });
      for (const { term } of [meaning, ...meaning.places]) {
        if (!known.terms.has(term)) known.terms.set(term, source);
      }
    }
  }
  return known;
}

/** The notes as typed, and below them with the short forms of dealers written out where there are any. */
function inFull(notes: string): string {
  const written = expandAbbreviations(notes);
  return written === notes ? notes : `${notes}\n${written}`;
}

type SourceAt = (start: number, end: number) => Source;
type Labels = Record<LabelFamily, Map<string, Source>>;

function readLabels(
  brief: Brief,
  notes: string,
  patterns: CompiledWords,
  labels: Labels,
  sourceAt: SourceAt,
) {
  const model = simplify(brief.model);
  for (const family of Object.keys(labels) as LabelFamily[]) {
    for (const [label, pattern] of patterns.labels[family]) {
      const [inNotes] = findWords(notes, pattern);
      if (inNotes) labels[family].set(label, sourceAt(inNotes.start, inNotes.end));
      else if (findWords(model, pattern).length > 0) {
        labels[family].set(label, { field: 'model', value: brief.model });
      }
    }
  }
}

const nameless = { make: '', model: '' };

const emptyLabels = (): Labels => ({
  fuel: new Map(),
  transmission: new Map(),
  drive: new Map(),
  body: new Map(),
  condition: new Map(),
  color: new Map(),
});

/** The item of the notes that a place stands in, as it was typed. */
function clauseAround(notes: string, start: number, end: number): string {
  const breaks = [...notes.slice(0, start).matchAll(/[,.]\s|[;\n]/g)].at(-1);
  const from = breaks ? breaks.index + breaks[0].length : 0;
  return notes.slice(from, end + notes.slice(end).search(/[,.]\s|[;\n]|$/)).trim();
}

/** The first five letters of every longer word, without accents. */
export function stemsOf(text: string): string[] {
  return (
    boundMarks(text)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  ).map((word) => word.slice(0, 5));
}
