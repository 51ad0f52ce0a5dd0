import type { Control } from './control.ts';
import { type FieldKind, fieldWords, otherFields } from './field-words.ts';

/** Where a part of the advertisement belongs. */
export interface FoundField {
  /** The field, where there is no doubt. */
  chosen: Control | undefined;
  /** Those that the seller may choose from, the likeliest first. */
  candidates: Control[];
}

const mostCandidates = 5;

/** Finds the fields for title and description among those of a page, by what they are called and how big they are. */
export function findFields(controls: readonly Control[]): Record<FieldKind, FoundField> {
  const description = decide(controls, ratingOfDescription);
  const taken = description.chosen?.index;
  const others = controls.filter(({ index }) => index !== taken);
  return { title: decide(others, ratingOfTitle), description };
}

/** What is a point apart or less is for the seller to tell. */
function decide(controls: readonly Control[], rate: (control: Control) => number): FoundField {
  const rated = controls
    .map((control) => ({ control, points: rate(control) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, mostCandidates);
  const [first, second] = rated;
  const isClear = first !== undefined && (second === undefined || first.points - second.points > 1);
  return {
    chosen: isClear ? first.control : undefined,
    candidates: rated.map(({ control }) => control),
  };
}

/** A line without a name is never taken for a title. */
function ratingOfTitle(control: Control): number {
  const isLow = control.kind === 'line' || control.height < lowest;
  return isLow ? ratingByName(control, 'title') : 0;
}

/** A field as high as a paragraph is one for texts, whatever it is called, but less surely than one with a name. */
function ratingOfDescription(control: Control): number {
  if (control.kind === 'line') return 0;
  const named = ratingByName(control, 'description');
  const isBig = control.height >= lowest && control.width >= narrowest;
  const isOther = named < 0 || ratingByName(control, 'title') > 0;
  return isOther ? 0 : named + (isBig ? 2 : 0);
}

/** Three lines of text, and what a sentence needs, in CSS pixels. */
const lowest = 60;
const narrowest = 200;

function ratingByName({ label, names }: Control, kind: FieldKind): number {
  const { sure, maybe } = fieldWords[kind];
  const said = plain(label);
  const called = plain(names);
  const points =
    (sure.test(said) ? 4 : maybe.test(said) ? 2 : 0) + (sure.test(called) ? 2 : maybe.test(called) ? 1 : 0);
  return otherFields.test(`${said} ${called}`) ? points - 6 : points;
}

/** As in Polish "title": it has no accent to take off. By its number, as our pages have no letter for it. */
const strokedL = String.fromCodePoint(0x142);

/** `adTitle_it` as `ad title it`: small letters without accents, words apart. */
const plain = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(strokedL, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
