import { languages } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { plainText } from '../brief/notes/find-left-out.ts';
import { readNotes, readUnsaid } from '../brief/notes/read-notes.ts';
import { setAside } from '../brief/notes/set-aside.ts';
import { allTermWords } from '../vocabulary/all-term-words.ts';
import { kindOfMeaning } from '../vocabulary/defects.ts';
import { findMeanings } from '../vocabulary/find-meanings.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import type { TermWords } from '../vocabulary/term-words.ts';
import type { Term } from '../vocabulary/terms.ts';
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
  if (brief.condition === 'Semicollisione') stated.push('semic');
  return stated.some((stem) => !told.has(stem));
}

const denied = /(?:non (?:\p{L}+ )?mai|mai|non|nessun\p{L}*|senza) (?:\p{L}+ )?\p{L}+/giu;
const words =
  /(?<!\p{L})(?:dann\p{L}+|graff\p{L}+|ammacc\p{L}+|grandin\p{L}+|ruggin\p{L}+|guast\p{L}+|semicollision\p{L}+|incidentat\p{L}+|rott[oaie](?!\p{L}))/giu;
const stems = (text: string) => (text.match(words) ?? []).map((word) => word.toLowerCase().slice(0, 5));

const hidesCrash = (text: string, { condition }: Brief, terms: TermWords) =>
  condition === 'Semicollisione' && !findMeanings(text, terms).some(({ term }) => crashes.has(term));

function hidesMeaning(
  text: string,
  { notes = '' }: Brief,
  terms: TermWords,
  leftOut: readonly string[],
): boolean {
  const stated = readNotes(notes)
    .filter((note) => !leftOut.includes(plainText(note)))
    .flatMap((note) => note.meanings)
    .concat(meaningsInOrders(notes, leftOut))
    .filter((meaning) => kindOfMeaning(meaning) === 'damage');
  if (stated.length === 0) return false;
  const told = findMeanings(text, terms);
  return stated.some((meaning) => !told.some((other) => tells(other, meaning)));
}

/** An order to be silent about a damage names it: what is measured is what the seller typed. */
const meaningsInOrders = (notes: string, leftOut: readonly string[]): Meaning[] =>
  readUnsaid(notes)
    .aside.filter(({ note, reason }) => reason === 'order' && !leftOut.includes(note))
    .flatMap(({ note }) => languages.flatMap((language) => findMeanings(note, allTermWords[language])));

/** The text names the same damage, or one of its kind, or speaks of the very part. */
const tells = (told: Meaning, stated: Meaning) =>
  told.term === stated.term ||
  told.places.some(({ term }) => term === stated.term) ||
  kinds.some((kind) => kind.has(told.term) && kind.has(stated.term));

const crashes: ReadonlySet<Term> = new Set<Term>([
  'damage',
  'accidentDamage',
  'impact',
  'wasCrashed',
  'wasCrashedRepaired',
]);

/** Damages that are called by each other's names. */
const kinds: readonly ReadonlySet<Term>[] = [
  crashes,
  new Set<Term>(['scratch', 'scratches', 'usageMarks', 'wear']),
  new Set<Term>(['dent', 'dents', 'hailDamage']),
  new Set<Term>(['leak', 'oilLeak', 'waterLeak', 'oilUse']),
  new Set<Term>(['crack', 'stoneChip', 'tear', 'stain']),
  new Set<Term>(['fault', 'warningLight', 'warningLamp', 'noise', 'vibration', 'smoke', 'toRepair']),
  new Set<Term>(['fadedPaint', 'paint']),
  new Set<Term>(['toRepair', 'toRestore', 'forParts']),
  new Set<Term>(['battery', 'starterBattery', 'rentedBattery']),
  new Set<Term>(['climate', 'airConditioning', 'automaticClimate', 'dualZoneClimate']),
  new Set<Term>(['alloyWheels', 'wheels', 'rim', 'tyres']),
  new Set<Term>(['leather', 'leatherSeats', 'seat', 'interior', 'upholstery']),
  new Set<Term>(['inspectionExpired', 'inspection']),
];
