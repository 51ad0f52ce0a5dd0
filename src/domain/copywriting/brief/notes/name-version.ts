import type { Brief } from '#domain/vehicles/brief.ts';
import { nouns } from './lexicon/nouns-lexicon.ts';
import { properNames } from './lexicon/proper-names.ts';
import { isItalian } from './lexicon/words-lexicon.ts';

/**
 * Returns the version that a seller typed behind the car's name ("Golf 1.6 tdi comfortline" of a Volkswagen Golf:
 * "1.6 TDI Comfortline"), without the power the form states; undefined of an item that is no such heading.
 */
export function nameVersion(
  item: string,
  brief: Pick<Brief, 'make' | 'model' | 'power'>,
): string | undefined {
  const typed = item.split(/\s+/u);
  const first = compact(typed[0] ?? '');
  const named =
    first !== '' && compact(brief.make).startsWith(first) && first.length > 2 ? typed.slice(1) : typed;
  const rest = behindModel(named, brief.model);
  if (!rest) return undefined;
  const stated = new RegExp(`^${brief.power}(?:cv|hp)$`, 'iu');
  const words = rest.filter(
    (word, at) =>
      !stated.test(word) &&
      !(brief.power !== undefined && stated.test(word + (rest[at + 1] ?? ''))) &&
      !/^cv$/iu.test(word),
  );
  const colour = words.findIndex((word) => colours.test(word));
  const version = colour < 0 ? words : words.slice(0, colour);
  if (version.length === 0 || version.length > longest || version.some(isOrdinary)) return undefined;
  const paint = colour < 0 ? '' : `, colore ${words.slice(colour).join(' ').toLowerCase()}`;
  return version.map(spelt).join(' ') + paint;
}

const longest = 7;
const colours = /^(?:bianc|ner|grigi|ross|blu|verd|giall|argent|azzurr)[oaiue]?$/iu;

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** What follows the model; a word that goes on from it ("C220d" of a C 220) is part of the version. */
function behindModel(words: readonly string[], model: string): string[] | undefined {
  const wanted = compact(model);
  for (let many = 1, said = ''; many <= words.length; many++) {
    said += compact(words[many - 1] ?? '');
    if (said === wanted) return words.slice(many);
    if (said.startsWith(wanted) && /^\p{L}{1,2}$/u.test(said.slice(wanted.length)))
      return words.slice(many - 1);
    if (!wanted.startsWith(said)) return undefined;
  }
  return undefined;
}

const isOrdinary = (word: string) =>
  !/\d/u.test(word) &&
  !trims.test(word) &&
  !properNames.has(word.toLowerCase()) &&
  (nouns.has(word.toLowerCase()) || isItalian(word.toLowerCase()));

/** Names of versions that are spelt like Italian words. */
const trims =
  /^(?:executive|business|elegance|style|advance|active|exclusive|prestige|ambiente|emotion|lounge|living|initiale|intense|intens|luxe|life|privilege|premiere|essential|innovation|connect|acenta|tekna|visia|titanium|trend|plus|class|line|cross|urban|easy|pop|club|icona|veloce|super|sprint|allure|feline|techno|zen|limited|longitude|inspiration|comfort|cool|design|edition)$/iu;

/** "tdi", "comfortline": codes in capitals, names with one. */
function spelt(word: string): string {
  const known = properNames.get(word.toLowerCase()) ?? engines.get(word.toLowerCase());
  if (known) return known;
  if (!/^\p{Ll}+$/u.test(word)) return word;
  return word.length <= 3 ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

const engines: ReadonlyMap<string, string> = new Map([
  ['crdi', 'CRDi'],
  ['cdti', 'CDTI'],
  ['hdi', 'HDi'],
  ['bluehdi', 'BlueHDi'],
  ['tfsi', 'TFSI'],
  ['jtdm', 'JTDm'],
  ['mjet', 'MJet'],
  ['multijet', 'MultiJet'],
  ['puretech', 'PureTech'],
  ['ecoboost', 'EcoBoost'],
  ['tdci', 'TDCi'],
  ['skyactiv', 'Skyactiv'],
]);
