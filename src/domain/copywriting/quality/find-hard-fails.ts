import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { expandAbbreviations } from '../brief/notes/expand-abbreviations.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import type { TermWords } from '../vocabulary/term-words.ts';
import { findDumpedNotes } from './find-dumped-notes.ts';
import { findHiddenDamage } from './find-hidden-damage.ts';
import { findInventedNumbers } from './find-invented-numbers.ts';
import type { HardFail, HardFailRule } from './hard-fail.ts';
import type { QualityWords } from './quality-words.ts';

/**
 * Returns everything that keeps a text about this car from being published, by the words of its language;
 * empty when fit. Notes that are `leftOut`, of which the seller is told, need not be in the text; damage is
 * that of `typed`, the brief as the seller wrote it.
 */
export function findHardFails(
  text: string,
  brief: Brief,
  words: QualityWords,
  leftOut: readonly string[] = [],
  typed: Brief = brief,
): HardFail[] {
  return [
    ...findInventedNumbers(text, brief),
    ...findForbidden(text, brief, words),
    ...findUnfounded(text, brief, words),
    ...findImpossible(text, brief, words),
    ...findHiddenDamage(text, typed, words.terms, leftOut),
    ...findDumpedNotes(text),
  ];
}

function findForbidden(text: string, brief: Brief, { forbidden }: QualityWords): HardFail[] {
  const names = new RegExp([brief.make, brief.model].map(escapePattern).join('|'), 'giu');
  const withoutNames = text.replace(names, 'Nome');
  return (Object.keys(forbidden) as HardFailRule[]).flatMap((rule) =>
    (forbidden[rule] ?? []).flatMap((pattern) =>
      matches(withoutNames, pattern).map((excerpt) => ({ rule, excerpt })),
    ),
  );
}

/** Claims that are fine when the seller made them and invented when not. */
function findUnfounded(text: string, brief: Brief, { needsFoundation, terms }: QualityWords): HardFail[] {
  const said = saidByNotes(brief, terms);
  const founded = { ...brief, notes: `${brief.notes} ${expandAbbreviations(brief.notes ?? '')} ${said}` };
  return needsFoundation.flatMap(({ rule, claim, foundation }) =>
    foundation(founded) || new RegExp(claim.source, claim.flags.replace('g', '')).test(said)
      ? []
      : matches(text, claim).map((excerpt) => ({ rule, excerpt })),
  );
}

/** What the notes say, in the words of the text's language: "tagl." is a service. */
function saidByNotes(brief: Brief, { terms }: TermWords): string {
  const meanings = understandNotes(brief).notes.flatMap((note) => note.meanings);
  const isPraised = meanings.some(({ modifiers }) => modifiers.some((modifier) => praise.has(modifier)));
  return [...meanings.map(({ term }) => terms[term][1]), ...(isPraised ? conditions : [])].join(' ');
}

const praise: ReadonlySet<string> = new Set(['good', 'excellent', 'perfect', 'nearlyNew']);
/** A good condition in the words that its claims are looked for by. */
const conditions = ['stato', 'condition', 'Zustand', 'état', 'estado'];

function findImpossible(text: string, brief: Brief, { impossible }: QualityWords): HardFail[] {
  return impossible.flatMap(({ claim, when }) =>
    when(brief)
      ? matches(text, claim).map((excerpt) => ({ rule: 'impossible-claim' as const, excerpt }))
      : [],
  );
}

const everywhere = new WeakMap<RegExp, RegExp>();

/** Every place a pattern is found; the pattern that looks on after the first is made once. */
function matches(text: string, pattern: RegExp): string[] {
  let global = everywhere.get(pattern);
  if (!global) {
    global = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
    everywhere.set(pattern, global);
  }
  return text.match(global) ?? [];
}
