import { entryOf } from './entry-of.ts';
import { familyOf } from './model-families.ts';
import { models } from './models.ts';
import { plainWords } from './plain-words.ts';

/** A model in its proper spelling, and how many words of the text name it. */
export interface FoundModel {
  model: string;
  words: number;
}

const mostWords = 5;
/** `Fiat 500 e Panda` are two cars: a word that means `and` or `to` ends no name. */
const connective = /^[aeioyà]$/;
/** `5 porte`, `3 anni` count something. */
const counted =
  /^(?:porte|posti|anni|mesi|km|kw|cv|ps|ch|x$|€|euro|tür\w*|sitz\w*|jahre?|monate|gang|doors?|dr|seats?|years?|months|portes|places|ans|mois|puertas|plazas|años|meses)(?![\p{L}\d])/iu;

const byMake = new Map<string, ReadonlyMap<string, string>>();

/**
 * The model a text begins with, for a make in its proper spelling: the longest name of the table
 * (`C3 Aircross` before `C3`), or a family (`3er` is `Serie 3`) or figure (`320d`, `A 180`) of makes
 * that have them. Undefined when the table has none.
 */
export function findModel(make: string, text: string): FoundModel | undefined {
  const words = text.slice(0, 200).trim().split(/\s+/, mostWords);
  const known = modelsOf(make);
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length);
    const key = compact(name.join(' '));
    if (key === '' || (length > 1 && name.some((word) => compact(word) === ''))) continue;
    const model = (connective.test(name.at(-1) ?? '') ? undefined : known.get(key)) ?? familyOf(make, name);
    if (model && !isCount(key, model, words.slice(length), length)) return { model, words: length };
  }
  return undefined;
}

/**
 * A model as a site wrote it, in its proper spelling where the table has it: `PANDA` is `Panda`,
 * `A-Klasse` is `Classe A`, `T-ROC Style` is `T-Roc Style`. Nothing is left out, and what the table
 * does not have stays as it is.
 */
export function spellModel(make: string, name: string): string {
  const whole = modelsOf(make).get(compact(name));
  if (whole) return whole;
  const found = findModel(make, name);
  if (!found) return name;
  const rest = name
    .trim()
    .split(/\s+/)
    .slice(found.words)
    .map(name === name.toUpperCase() ? calm : same);
  return [found.model, ...rest].join(' ');
}

const same = (word: string) => word;
/** Bodies and variants that lists in capitals write behind the model. */
const calm = (word: string) =>
  /^(?:VARIANT|CROSS|SPORT|COUPE|COUPÉ|CABRIO|CABRIOLET|COMBI|BREAK|TOURING|AVANT|TOURER|PICASSO|SPORTBACK|SPORTBRAKE|SPORTSPACE|WAGON|SEDAN|SALOON|BERLINA|LIMOUSINE|SPIDER|ROADSTER|CUSTOM|CONNECT|COURIER|MAXI|PLUS|STEPWAY|ACTIVE|SPORTSTOURER|SPORTWAGON|SPORTSWAGON|STATIONWAGON|GRANDTOUR|SPORTER|HYBRID|ELECTRIC)$/.test(
    word,
  )
    ? word.charAt(0) + word.slice(1).toLowerCase()
    : word;

/** A bare figure made of two words is a price or an engine, one before `porte` or `CV` counts. */
function isCount(key: string, model: string, next: readonly string[], length: number): boolean {
  if (!/^\d+$/.test(key)) return false;
  return (length > 1 && !/\D/.test(model)) || isCounted(next[0] ?? '');
}

/** True for the word behind a number that counts something: `porte`, `CV`, `km`. */
export const isCounted = (word: string) => counted.test(word);

const compact = (text: string) => plainWords(text).replace(/[^a-z0-9+]/g, '');

/** The names of a make's models without spaces, made when they are first asked for. */
function modelsOf(make: string): ReadonlyMap<string, string> {
  const before = byMake.get(make);
  if (before) return before;
  const known = new Map<string, string>();
  const table = entryOf(models, make) ?? '';
  for (const entry of table.split(', ').filter((text) => text !== '')) {
    const [model = '', ...others] = entry.split('=');
    for (const name of [model, ...others]) known.set(compact(name), model);
  }
  if (table !== '') byMake.set(make, known);
  return known;
}
