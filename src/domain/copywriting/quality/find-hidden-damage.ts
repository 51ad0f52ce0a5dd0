import { languages } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { setAside } from '../brief/notes/set-aside.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import { allTermWords } from '../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../vocabulary/defects.ts';
import { findMeanings } from '../vocabulary/find-meanings.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import { crashes, saysTheSame } from '../vocabulary/says-the-same.ts';
import type { TermWords } from '../vocabulary/term-words.ts';
import { italianTerms } from '../vocabulary/words/it.ts';
import type { HardFail } from './hard-fail.ts';

/**
 * Returns a fault when the data states a damage and the text, in the language of these terms, does not.
 * Notes that no language understands and those `leftOut` are not counted: the seller is told of them.
 */
export function findHiddenDamage(
  text: string,
  brief: Brief,
  terms: TermWords,
  leftOut: readonly string[] = [],
): HardFail[] {
  const isHidden = terms === italianTerms ? hidesWords(text, brief, leftOut) : hidesCrash(text, brief, terms);
  return isHidden || hidesMeaning(text, brief, terms, leftOut)
    ? [{ rule: 'damage-hidden', excerpt: '' }]
    : [];
}

/** In Italian the very words of a damage are looked for, understood or not; what an order dictates is no fact. */
function hidesWords(text: string, brief: Brief, leftOut: readonly string[]): boolean {
  const told = new Set(stems(text));
  const { about } = setAside(brief.notes ?? '');
  const notes = leftOut.reduce((rest, item) => rest.replace(item, ' '), about);
  const stated = stems(notes.replace(denied, ''));
  if (brief.condition === 'Semicollisione' && !told.has('semic') && !told.has('incid')) return true;
  return stated.some((stem) => !told.has(stem));
}

const denied = /(?:non (?:\p{L}+ )?mai|mai|non|nessun\p{L}*|senza) (?:\p{L}+ )?\p{L}+/giu;
const words =
  /(?<!\p{L})(?:dann\p{L}+|graff\p{L}+|ammacc\p{L}+|grandin\p{L}+|ruggin\p{L}+|guast\p{L}+|semicollision\p{L}+|incidentat\p{L}+|rott[oaie](?!\p{L}))/giu;
const stems = (text: string) => (text.match(words) ?? []).map((word) => word.toLowerCase().slice(0, 5));

const hidesCrash = (text: string, { condition }: Brief, terms: TermWords) =>
  condition === 'Semicollisione' && !findMeanings(text, terms).some(({ term }) => crashes.has(term));

function hidesMeaning(text: string, brief: Brief, terms: TermWords, leftOut: readonly string[]): boolean {
  const stated = understandNotes(brief)
    .notes.filter((note) => !leftOut.includes(note.text))
    .flatMap((note) => note.meanings)
    .concat(meaningsInOrders(brief, leftOut))
    .filter((meaning) => kindOfMeaning(meaning) === 'damage');
  if (stated.length === 0) return false;
  const told = findMeanings(text, terms);
  return stated.some((meaning) => !told.some((other) => saysTheSame(other, meaning)));
}

/** An order to be silent about a damage names it: what is measured is what the seller typed. */
const meaningsInOrders = (brief: Brief, leftOut: readonly string[]): Meaning[] =>
  understandNotes(brief)
    .aside.filter(({ note, reason }) => reason === 'order' && !leftOut.includes(note))
    .flatMap(({ note }) => languages.flatMap((language) => findMeanings(note, allTermWords[language])));
