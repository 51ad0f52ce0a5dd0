import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';
import { isKnown, isUnderstood } from '../../vocabulary/is-understood.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import type { TermWords } from '../../vocabulary/term-words.ts';
import { terms } from '../../vocabulary/terms.ts';
import { nounOf } from './noun-of.ts';
import { tidy } from './split-notes.ts';

/** The longest that two items become together, in UTF-16 units. */
const longest = 180;

/**
 * Joins what a comma parted: the places a damage names stay with it ("scratches to bumper, bonnet"), and so
 * does what only says more of the thing before it ("sports seats, heated").
 */
export function joinItems(items: readonly string[], language: Language): readonly string[] {
  const joined = joinNeighbours(items, language);
  // "cinghia, variatore, pompa a 120.000": the first waits for what is said of the last.
  return joined.length < items.length ? joinItems(joined, language) : joined;
}

function joinNeighbours(items: readonly string[], language: Language): string[] {
  const words = allTermWords[language];
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const together = `${last}, ${item}`;
    const [, noun = ''] = /^(?:\d )?(\p{L}+)/u.exec(last ?? '') ?? [];
    const [, ofService = ''] = lastOne.exec(item) ?? [];
    if (ofService !== '' && (/tagliand/iu.test(last ?? '') || ofKm.test(ofService))) {
      joined.push(
        `ultimo tagliando ${ofService
          .replace(/^(\d{2,3}\.\d{3})(?: ?km)?(?= |$)/u, 'a $1 km')
          .replace(/^(?=a(?:prile|gosto))/iu, 'ad ')
          .replace(/^(?=[b-z])(?!nel |il )/iu, 'a ')}`,
      );
      continue;
    }
    if (ends.test(item) && paired.test(noun)) {
      joined.push(`${noun} ${item.replace(/^(?:l[ae]|i|gli) /iu, '')}`);
      continue;
    }
    if (last !== undefined && approved.test(tidy(item)) && mustBeApproved(last, words)) {
      joined[joined.length - 1] = `${last} ${item}`;
      continue;
    }
    if (last !== undefined && waitsFor(last, item)) {
      joined[joined.length - 1] = `${last} e ${item}`;
      continue;
    }
    if (last !== undefined && excepts.test(last) && /^\p{L}+[aiu]t[oaie] /iu.test(item)) {
      joined[joined.length - 1] = together;
      continue;
    }
    if (last !== undefined && damagedParts.test(last) && barePart.test(item)) {
      joined[joined.length - 1] = together;
      continue;
    }
    if (last !== undefined && servicedParts.test(last) && barePart.test(item)) {
      joined[joined.length - 1] = together;
      continue;
    }
    const isShort = last !== undefined && together.length <= longest;
    if (isShort && areParts(last, item, words)) joined[joined.length - 1] = `${last} + ${item}`;
    else if (isShort && belongs(last, item, words)) joined[joined.length - 1] = together;
    else joined.push(item);
  }
  return joined;
}

/** "originale tranne il cofano, riverniciato": it was the bonnet. */
const excepts = /(?<!\p{L})(?:tranne|eccetto|salvo)(?!\p{L})/iu;

/** "frizione + IMS upgrade fatti": what was done in the plural was done to both. */
const waitsFor = (last: string, item: string) =>
  /^\p{L}{4,}$/u.test(last) &&
  nounOf(last)?.plural === false &&
  doneToMany.test(item) &&
  nounOf(item)?.plural !== true;

const doneToMany =
  /^\S+(?: \S+){1,3} (?:fatt|rifatt|sostituit|cambiat|revisionat|nuov|rigenerat)[ie](?= (?:a|nel|da|dal|\d)|$)/iu;

/** "urto anteriore: cofano, parafango, faro led": what follows the colon is what was hit. */
const damagedParts =
  /^[^:]*(?<!\p{L})(?:urt[oi]|dann[oi]|colp[oi]|botta|sinistro|incidente|impatto|incidentat[oa]|da (?:riparare|sostituire|cambiare|rifare))(?!\p{L})[^:]*: /iu;
/** "tagliando appena fatto con olio, filtri, candelette". */
const servicedParts = /^tagliando [^:]* con \p{L}+(?: \p{L}+)?(?:, \p{L}+(?: \p{L}+)?)*$/iu;
const barePart =
  /^(?!.*(?<!\p{L})(?:nuov|rifatt|sostituit|cambiat|ok|integr|buon|perfett|funzion|inclus|non|no|airbag)\p{L}*)\p{L}+(?: [\p{L}\d]+){0,3}$/iu;

/** "tagliandi Toyota, ultimo 03/26": the last of them. */
const lastOne =
  /^(?:l['’] ?)?ultimo (?:fatto |eseguito )?((?:a |nel |ad |il )?(?:\d|gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic).*)$/iu;

/** What is counted in thousands of km and was the last of its kind is a service: "ultimo a 118.000 km con filtri". */
const ofKm = /^a \d{2,3}\.\d{3}(?: km)?(?!\d)/u;

/** "gomme anteriori nuove, posteriori al 50%": the noun is not said twice. */
const ends = /^(?:(?:le|i) )?(?:posterior[ei]|anterior[ei]|dietro|davanti)(?= (?!e |ed )\p{L})/iu;
const paired = /^(?:gomme|pneumatici|freni|dischi|ammortizzatori|pastiglie)$/iu;

/** "GPL BRC, collaudato e a libretto" says it of the thing before. */
const approved =
  /^(?:collaudat|omologat|trascritt)[oaie](?: ed? (?:a|trascritt[oaie] (?:a|sul)) libretto| (?:a|sul) libretto)?$/iu;

const mustBeApproved = (last: string, words: TermWords) =>
  added.has(findMeanings(tidy(last), words).at(-1)?.term);

/** What is built in later and needs an entry in the papers. */
const added: ReadonlySet<Meaning['term'] | undefined> = new Set<Meaning['term'] | undefined>([
  'lpgSystem',
  'gasSystem',
  'towHook',
  'snorkel',
  'winch',
  'sportExhaust',
  'loweredSuspension',
  'raisedSuspension',
]);

function belongs(last: string, item: string, words: TermWords): boolean {
  if (ofTheCar.test(tidy(item))) return false;
  if (/ (?:possibile|fattibile)$/iu.test(item) || /^\d porte$/iu.test(last)) return false;
  const both = `${tidy(last)}, ${tidy(item)}`;
  const before = findMeanings(tidy(last), words);
  const together = findMeanings(both, words);
  if (together.length === 0 || together.length !== before.length) return false;
  if (placesOf(together) > placesOf(before)) return isKnown(tidy(item), words);
  if (turnsToOtherEnd(before, together) || takesName(before, together)) return false;
  // A bare figure says when work was done, and nothing of other things.
  if (/^[\d.]+(?: ?mila)? ?km$/iu.test(item) && !before.every(({ term }) => terms[term] === 'part'))
    return false;
  return isUnderstood(both, words) && !isUnderstood(tidy(item), words);
}

/** "stereo Pioneer, bella bella": praise alone in the feminine singular is of the car. */
const ofTheCar = /^(?:molto |davvero )?(?:bell|stupend|perfett|ottim|bellissim|splendid)a(?: bella)?$/iu;

/** "distribuzione + pompa acqua a 150.000": a part by itself waits for what was done to it. */
function areParts(last: string, item: string, words: TermWords): boolean {
  if (isUnderstood(tidy(last), words)) return false;
  const both = `${tidy(last)} + ${tidy(item)}`;
  const together = findMeanings(both, words);
  return (
    together.length > 1 && together.every(({ term }) => terms[term] === 'part') && isUnderstood(both, words)
  );
}

/** "gomme posteriori nuove, anteriori al 50%": what is said of the front does not hold for the rear. */
const turnsToOtherEnd = (before: readonly Meaning[], together: readonly Meaning[]) =>
  together.some(
    ({ modifiers, figure }, index) =>
      modifiers.includes('front') &&
      modifiers.includes('rear') &&
      figure?.value !== before[index]?.figure?.value,
  );

/** "Bose, Bilstein", "bollo ridotto, bbs 17": a maker's name after a comma is of another thing. */
const takesName = (before: readonly Meaning[], together: readonly Meaning[]) =>
  together.some(({ name }, index) => name !== before[index]?.name);

const placesOf = (meanings: ReturnType<typeof findMeanings>) =>
  meanings.reduce((sum, { places }) => sum + places.length, 0);
