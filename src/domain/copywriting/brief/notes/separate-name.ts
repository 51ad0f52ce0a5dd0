import type { Brief } from '#domain/vehicles/brief.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { nouns } from './lexicon/nouns-lexicon.ts';
import { properNames } from './lexicon/proper-names.ts';
import { trims } from './lexicon/trims-lexicon.ts';
import { isItalian } from './lexicon/words-lexicon.ts';

type Named = Pick<Brief, 'make' | 'model' | 'power'>;

/**
 * Puts a comma behind the car's name and version where a seller's notes begin with them and go on without one:
 * "vendo panda 1.2 69cv unico proprietario" becomes "versione 1.2 69 CV, unico proprietario". What only says the
 * name of the form again is left out.
 */
export function separateName(notes: string, brief: Named): string {
  // "AUTOROYAL JEEP RENEGADE": the dealer's own name may stand in front
  const make = notes
    .slice(0, furthest / 2)
    .toLowerCase()
    .indexOf(` ${brief.make.toLowerCase()} `);
  const places = [...notes.slice(0, furthest).matchAll(starts)].map(({ index }) => index);
  for (const index of make < 0 ? places : [...places, make + 1]) {
    const separated = separateAt(notes.slice(index), brief);
    if (separated !== undefined) return notes.slice(0, index) + separated;
  }
  return notes;
}

/** How far from the start the name is looked for, in UTF-16 units. */
const furthest = 150;
const starts = /^|(?<=[\n;!*]\s?)(?=\p{L})|(?<=[.-]\s)(?=\p{L})/gu;

function separateAt(notes: string, brief: Named): string | undefined {
  const [whole = '', selling = '', rest = ''] = opening.exec(notes) ?? [];
  const typed = [...rest.matchAll(/\S+/gu)];
  const words = typed.map(([word]) => word);
  const many = countNameWords(words, brief);
  const last = typed[many - 1];
  if (!last) return undefined;
  const after = rest.slice(last.index + last[0].length).replace(/^[\s,;:–-]+/u, '');
  const reason = /^(?:per|x|causa|perch|xk|xch)/iu.test(after) ? selling : '';
  const own = [versionOf(words.slice(0, many), brief), reason + after]
    .filter((part) => part !== '')
    .join(', ');
  return own + notes.slice(whole.length);
}

/** The first words of the notes, up to what parts items. */
const opening =
  /^\s*(?:(?:salve|ciao|buongiorno|buonasera)[\s!,.]+)?((?:vend(?:o|esi|iamo)|cedo|si vende|svendo)\s+)?(?:(?:la|il|l['’]|una?|mia|mio|nostra|bellissima|splendida|stupenda|ottima|perfetta)\s+)*([^,;\n]+)/iu;

/** How many words from the first on are of the name: make, model, engine, power, version. */
function countNameWords(words: readonly string[], brief: Named): number {
  const first = compact(words[0] ?? '');
  const makes = brief.make.split(/[\s-]+/u).map(compact);
  const [model = ''] = brief.model.split(/\s+/u).map(compact);
  // The name begins with the make or the model: "Dsg con olio cambiato" of a Touran DSG does not.
  const isNamed =
    [...makes, compact(brief.make), model].includes(first) ||
    (first !== '' && compact(brief.model).startsWith(first + compact(words[1] ?? '')));
  if (!isNamed || first.length < 2) return 0;
  let many = 1;
  while (many < words.length && goesOn(words[many] ?? '', words[many - 1] ?? '', words[many + 1], brief))
    many++;
  while (many > 1 && /^(?:di|da|del|della|con|a|in)$/iu.test(words[many] ?? '')) many--;
  return words.slice(0, many).some((word) => isModel(compact(word), brief)) ? many : 0;
}

const isModel = (word: string, { model }: Named) =>
  (word.length > 1 && compact(model).startsWith(word.slice(0, 4))) ||
  (word.length > 2 && compact(model).includes(word));

function goesOn(typed: string, before: string, next: string | undefined, brief: Named): boolean {
  const name = nameWords(brief);
  if (/[.!?]$/u.test(typed) && !/^\d/u.test(typed)) return false;
  const word = compact(typed);
  if (/^(?:grip|lane|park|hill)$/u.test(word)) return false;
  const model = compact(brief.model);
  if (
    word !== '' &&
    (model.includes(compact(before) + word) || (next && model.includes(word + compact(next))))
  )
    return true;
  if (name.has(word) || trims.test(word) || engines.has(word) || codes.test(word)) return true;
  if (/^(?:cv|hp|kw|kwh|serie|classe)$/u.test(word)) return true;
  if (/^[2-5]p$/u.test(word) || /^(?:[89]00|[1-6]\d00)$/u.test(word)) return true;
  if (/^\p{Lu}$/u.test(typed)) return /\d/u.test(next ?? '') || model.includes(compact(next ?? '-'));
  if (/^\d{1,4}$/u.test(word) && next !== undefined && !/^(?:cv|hp|kw|kwh)$/iu.test(next))
    return /^\d[.,]\d$/u.test(typed);
  if (/\d/u.test(word))
    return !/(?:km|mila|euro|€|%|posti|p|mm|pollici)$/iu.test(typed) && !isUnderstood(typed, allTermWords.it);
  if (isUnderstood(typed, allTermWords.it) || nouns.has(word) || isItalian(word)) return false;
  return (
    /[^aeiouàèéìòù]$/u.test(word) &&
    word.length > 1 &&
    !/^(?:con|per|non|del|in|ed|al|acc|ok|no)$/u.test(word)
  );
}

/** What the name's words say beyond the form's: "1.2 69 CV" of a Panda 1.2 says only the power. */
function versionOf(words: readonly string[], brief: Named): string {
  const name = nameWords(brief);
  const stated = new RegExp(`^${brief.power}(?:cv|hp)$`, 'iu');
  const joined = words
    .join(' ')
    .replace(/(?<=\d) ?(cv|hp)(?!\p{L})/giu, 'cv')
    .split(' ');
  const isSaid = (word: string) =>
    name.has(word) ||
    /^(?:classe|serie)$/u.test(word) ||
    (word.length > 2 && compact(brief.model).includes(word));
  const isSplit = (at: number) => name.has(compact((joined[at] ?? '') + (joined[at + 1] ?? '')));
  const left = joined.filter(
    (word, at) => !isSplit(at) && !isSplit(at - 1) && !isSaid(compact(word)) && !stated.test(word),
  );
  const doors = /^[2-5]p$/iu;
  const power = left.filter((word) => /^\d+cv$/iu.test(word));
  const version = left.filter(
    (word) => !power.includes(word) && !doors.test(word) && /[\p{L}\d]/u.test(word),
  );
  const isHeld = compact(brief.model).includes(compact(version.join('')));
  return [
    version.length > 0 && !isHeld ? `versione ${version.map(spelt).join(' ')}` : '',
    ...power.map((word) => `${Number.parseInt(word, 10)} CV`),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

const nameWords = ({ make, model }: Named): ReadonlySet<string> =>
  new Set(
    [...`${make} ${model}`.split(/[\s/-]+/u), ...model.split(/\s+/u), make, model]
      .map(compact)
      .filter((word) => word !== ''),
  );

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** "tdi", "comfortline": codes in capitals, names with one. */
function spelt(word: string): string {
  const small = word.toLowerCase();
  const [, litres, engine] = /^(\d[.,]\d)(\p{L}{2,})$/u.exec(word) ?? [];
  if (litres && engine) return `${litres} ${spelt(engine)}`;
  const known = properNames.get(small) ?? engines.get(small);
  if (known) return known;
  if (/\d/u.test(word) || (!/^\p{Ll}+$/u.test(word) && word.length <= 3)) return word;
  return small.length <= 3 && !/^(?:new|pop|top|two)$/u.test(small)
    ? small.toUpperCase()
    : small.charAt(0).toUpperCase() + small.slice(1);
}

/** Engines and drives that end like words or are known as equipment. */
const codes =
  /^(?:plugin|td|tdi|jtd|cdi|dci|hdi|tsi|gti|tgi|gtd|tce|tci|dohc|mhev|phev|td4|q4|4wd|2wd|awd|fwd|4x4|4matic|4motion|mk\d|f\d\d|e\d\d|g\d\d)$/u;

const engines: ReadonlyMap<string, string> = new Map([
  ['crdi', 'CRDi'],
  ['cdti', 'CDTI'],
  ['hdi', 'HDi'],
  ['bluehdi', 'BlueHDi'],
  ['tfsi', 'TFSI'],
  ['jtdm', 'JTDm'],
  ['mjet', 'MJet'],
  ['mjt', 'MJT'],
  ['multijet', 'MultiJet'],
  ['puretech', 'PureTech'],
  ['ecoboost', 'EcoBoost'],
  ['tdci', 'TDCi'],
  ['skyactiv', 'Skyactiv'],
]);
