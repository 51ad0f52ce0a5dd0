import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../vocabulary/words/es.ts';
import { agree, type Form, formOf, pluralOf } from './grammar/agreement.ts';
import { withArticle, withIndefinite } from './grammar/articles.ts';
import { inLetters } from './grammar/numbers.ts';
import { massNouns, where, withModifiers } from './modify-noun.ts';
import { isManyIn } from './plural-in-notes.ts';
import { sayFigure, sayWhen } from './say-figure.ts';
import { sayPredicate } from './say-predicate.ts';

/** One thing of the notes in Spanish: a noun to put in a list, or a predicate of the car. */
export type Said =
  | {
      shape: 'noun';
      text: string /** "un arañazo", "el embrague por sustituir". */;
      possessed: string;
      plural: boolean;
      form: Form;
    }
  | { shape: 'predicate'; text: string };

/** Says a meaning in full, or not at all: a half said defect would be a lie. `typed` is the seller's own wording. */
export function sayMeaning(read: Meaning, typed: string): Said | undefined {
  const meaning = placed(read);
  const { term, modifiers } = meaning;
  if (term === 'sevenGears' && meaning.figure) return sayMeaning({ ...meaning, term: 'gearbox' }, typed);
  const fixed = fixedWordings(meaning);
  if (fixed) return fixed;
  if (unsayable.has(term) || !isTelling(meaning)) return undefined;
  const [wordClass, say] = spanishTerms.terms[term];
  if (wordClass === 'v') {
    const text = sayPredicate(meaning, say, typed);
    return text === undefined ? undefined : { shape: 'predicate', text };
  }
  if (modifiers.includes('missing')) {
    const text = nounPhrase({ ...meaning, modifiers: modifiers.filter((one) => one !== 'missing') }, typed);
    return text && { shape: 'predicate', text: `no lleva ${text.text}` };
  }
  const phrase = nounPhrase(meaning, typed);
  return phrase && { shape: 'noun', ...phrase, possessed: possessed(meaning, phrase) };
}

/** "daños en el lado izquierdo": a damage has a side, it is not left itself. */
function placed(meaning: Meaning): Meaning {
  const { term, modifiers, places } = meaning;
  const isSide = (modifier: Modifier) => modifier === 'left' || modifier === 'right';
  if (terms[term] !== 'damage' || places.length > 0 || !modifiers.some(isSide)) return meaning;
  const sides = modifiers.filter(isSide);
  const rest = modifiers.filter((modifier) => !isSide(modifier));
  return { ...meaning, modifiers: rest, places: [{ term: 'side', modifiers: sides }] };
}

/** What has a wording of its own: "testigo del motor encendido", "doble juego de llaves". */
function fixedWordings({ term, modifiers, places }: Meaning): Said | undefined {
  const lamp =
    term === 'warningLight' && places.length === 1 ? lamps[places[0]?.term ?? 'engine'] : undefined;
  if (lamp !== undefined) {
    const text = `testigo ${lamp} encendido`;
    return {
      shape: 'noun',
      text,
      possessed: `el ${text}`,
      plural: false,
      form: { gender: 'm', plural: false },
    };
  }
  if (term === 'keys' && modifiers.includes('second') && modifiers.includes('missing')) {
    return { shape: 'predicate', text: 'no lleva segunda llave' };
  }
  if (term === 'keys' && modifiers.includes('double')) {
    return {
      shape: 'noun',
      text: 'doble juego de llaves',
      possessed: 'doble juego de llaves',
      plural: false,
      form: { gender: 'm', plural: false },
    };
  }
  return undefined;
}

const lamps: Partial<Record<Term, string>> = {
  engine: 'del motor',
  airbags: 'del airbag',
  abs: 'del ABS',
  stability: 'del ESP',
  particleFilter: 'del filtro de partículas',
  adBlue: 'del AdBlue',
  brakes: 'de los frenos',
  glowPlugs: 'de los calentadores',
  gearbox: 'del cambio',
  anyBattery: 'de la batería',
};

/** What the notes name without saying what it is, or what nobody should repeat. */
const unsayable: ReadonlySet<Term> = new Set<Term>([
  'womanOwned',
  'saleReason',
  'giftIncluded',
  'accessories',
]);

/** A part alone says nothing; a trim line without its name neither. */
function isTelling({ term, modifiers, places, figure, count, km, date, name }: Meaning): boolean {
  if (['trimLine', 'emissionClass', 'package', 'bodySize'].includes(term)) return name !== undefined;
  if (term === 'manySeats' || term === 'sevenGears') return figure !== undefined || count !== undefined;
  if (terms[term] !== 'part') return true;
  return (
    modifiers.length + places.length > 0 || [figure, km, date, name].some((detail) => detail !== undefined)
  );
}

function nounPhrase(
  meaning: Meaning,
  typed: string,
): { text: string; form: Form; plural: boolean } | undefined {
  const { term, count, figure, name } = meaning;
  const [wordClass, say] = spanishTerms.terms[term];
  let form = formOf(wordClass);
  let noun =
    figure && (figure.unit === 'seats' || figure.unit === 'speeds') && ownsFigure.has(term)
      ? `${figure.value} ${say}`
      : say;
  if (!form.plural && count === undefined && isManyIn(typed, term) && !/ (?!de )/u.test(say)) {
    noun = say.replace(/^\S+/u, pluralOf);
    form = { ...form, plural: true };
  }
  const isCounted = count !== undefined && count > 1 && !ownsFigure.has(term);
  if (count !== undefined && ownsFigure.has(term)) noun = `${count} ${say}`;
  if (isCounted && !form.plural) {
    if (/ (?!de |con )/u.test(say)) return undefined;
    noun = say.replace(/^\S+/u, pluralOf);
    form = { ...form, plural: true };
  }
  if (isCounted) noun = `${form.gender === 'f' || count > 1 ? inLetters(count) : count} ${noun}`;
  const words = withModifiers(noun, meaning.modifiers, form, term);
  if (words === undefined) return undefined;
  const details = [
    ...(name === undefined ? [] : [named(term, name)]),
    ...(figure && !ownsFigure.has(term) && !say.includes(String(figure.value))
      ? [
          sayFigure(figure, typed)
            .replace(/^al (?=.*%$)/u, term === 'batteryHealth' ? 'del ' : 'al ')
            .replace(/^por (.+ €)$/u, terms[term] === 'deal' ? '($1)' : '$&'),
        ]
      : []),
    ...(meaning.places.length > 0 ? [where(meaning.places, typed)] : []),
  ];
  if (details.includes(undefined)) return undefined;
  const when = sayWhen(meaning, typed);
  if (when.length > 0 && terms[term] === 'part' && !hasState(meaning)) details.push(agree('hecho', form));
  return { text: [words, ...details, ...when].join(' '), form, plural: form.plural };
}

const ownsFigure: ReadonlySet<Term> = new Set<Term>(['manySeats', 'sevenGears']);

const hasState = ({ modifiers }: Meaning) => modifiers.some((one) => states.has(one));
const states: ReadonlySet<Modifier> = new Set<Modifier>([
  'new',
  'nearlyNew',
  'replaced',
  'repaired',
  'overhauled',
  'recent',
  'repainted',
  'checked',
]);

/** "acabado S line", "revisiones en Porsche"; a name with common words in it would be a foreign one. */
function named(term: Term, name: string): string | undefined {
  if (
    !name
      .split(/[ /]/u)
      .every((word) => /^[\p{Lu}\d&+.-]/u.test(word) || /^(?:line|i|e|tron|tronic)$/u.test(word))
  )
    return undefined;
  if (term === 'serviceHistory' || term === 'lastService') return `en ${name}`;
  return name;
}

/** "una carga útil de 1.200 kg". */
const measured: ReadonlySet<Term> = new Set<Term>([
  'payload',
  'grossWeight',
  'deliveryTime',
  'range',
  'towCapacity',
  'wading',
  'batteryHealth',
]);

const known: ReadonlySet<Term> = new Set<Term>([
  'fadedPaint',
  'rentedBattery',
  'inspectionExpired',
  'roadTaxExpired',
]);

/** Papers that a car "has" without an article. */
const papers: ReadonlySet<Term> = new Set<Term>([
  'serviceHistory',
  'serviceBook',
  'digitalServiceBook',
  'serviceInvoices',
  'certificate',
  'emissionClass',
  'originalDocuments',
  'originalPlates',
  'inspection',
  'historicPlate',
  'certifiedMileage',
  'documentedMileage',
  'guaranteedMileage',
  'motorwayMileage',
  'papersInOrder',
  'workInvoices',
  'servicesDone',
  'serviceBookKept',
  'legalWarranty',
  'realMileage',
  'warrantyMonths',
  'batteryWarranty',
  'makerWarrantyUntil',
]);

/** What one says after "tiene": "un arañazo en la puerta", "óxido", "el embrague por sustituir". */
function possessed(
  { term, count, modifiers }: Meaning,
  { text, form }: { text: string; form: Form },
): string {
  if (papers.has(term)) return text;
  if (massNouns.has(term) || form.plural)
    return modifiers.length > 0 && form.plural && terms[term] !== 'damage' && count === undefined
      ? withArticle({ text, ...form })
      : text;
  if (measured.has(term) || (terms[term] === 'damage' && !known.has(term)))
    return withIndefinite({ text, ...form });
  return withArticle({ text, ...form });
}
