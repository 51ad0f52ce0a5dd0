import type { Meaning, Modifier } from '../../../vocabulary/meaning.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../vocabulary/words/es.ts';
import { agree, type Form, formOf, pluralOf } from './grammar/agreement.ts';
import { withArticle, withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { inLetters } from './grammar/numbers.ts';
import { typedModifiers, typedWordingOf } from './lexicon/typed-wordings.ts';
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
  const isWhole = term === 'bodywork' || term === 'paint';
  const isSide = (modifier: Modifier) =>
    modifier === 'left' || modifier === 'right' || modifier === 'driver' || modifier === 'passenger';
  const isPlaced = places.length > 0 || !modifiers.some(isSide) || term === 'accidentDamage';
  if ((terms[term] !== 'damage' && !isWhole) || isPlaced) return meaning;
  const sides = modifiers.filter(isSide);
  const rest = modifiers.filter((modifier) => !isSide(modifier));
  return { ...meaning, modifiers: rest, places: [{ term: 'side', modifiers: sides }] };
}

/** What has a wording of its own: "testigo del motor encendido", "doble juego de llaves". */
function fixedWordings({ term, modifiers, places, name, figure }: Meaning): Said | undefined {
  // "Pilot Assist" says what it is where sellers name it.
  if (namesItself.has(term) && name !== undefined && /^\p{Lu}/u.test(name) && modifiers.length === 0)
    return noun(name, 'm');
  if (term === 'multiZoneClimate' && figure?.unit === 'zones' && modifiers.length === 0)
    return noun(`climatizador de ${inLetters(figure.value)} zonas`, 'm');
  if (term === 'accidentDamage') return accident(modifiers, places);
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
  if (term === 'keys' && modifiers.includes('second') && modifiers.length === 1)
    return noun('segunda llave', 'f');
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

function noun(text: string, gender: Form['gender'], plural = false): Said {
  return {
    shape: 'noun',
    text,
    possessed: withArticle({ text, gender, plural }),
    plural,
    form: { gender, plural },
  };
}

const namesItself: ReadonlySet<Term> = new Set<Term>(['assistSystems', 'phoneLink']);

/** "daños por accidente en la parte trasera izquierda (portón trasero y paragolpes)". */
function accident(modifiers: readonly Modifier[], places: Meaning['places']): Said | undefined {
  const sides = modifiers.filter((one) => one in zones);
  if (sides.length === 0 || sides.length < modifiers.length) return undefined;
  const parts = places.map(({ term, modifiers: said }) =>
    said.length === 0 ? spanishTerms.terms[term][1] : undefined,
  );
  if (parts.includes(undefined)) return undefined;
  const zone = `daños por accidente en la parte ${sides.map((side) => zones[side]).join(' ')}`;
  const text = parts.length === 0 ? zone : `${zone} (${listOf(parts.filter((one) => one !== undefined))})`;
  return { shape: 'noun', text, possessed: text, plural: true, form: { gender: 'm', plural: true } };
}

const zones: Partial<Record<Modifier, string>> = {
  front: 'delantera',
  rear: 'trasera',
  left: 'izquierda',
  right: 'derecha',
};

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
  const { wordClass, say, modifiers } = wordingOf(meaning, typed);
  let form = formOf(wordClass);
  let noun =
    figure && (figure.unit === 'seats' || figure.unit === 'speeds') && ownsFigure.has(term)
      ? `${inLetters(figure.value)} ${say}`
      : say;
  if (!form.plural && count === undefined && isManyIn(typed, term) && !/ (?!de )/u.test(say)) {
    noun = say.replace(/^\S+/u, pluralOf);
    form = { ...form, plural: true };
  }
  const isCounted = count !== undefined && count > 1 && !ownsFigure.has(term);
  if (count !== undefined && ownsFigure.has(term)) noun = `${inLetters(count)} ${say}`;
  if (isCounted && !form.plural) {
    if (/ (?!de |con )/u.test(say)) return undefined;
    noun = say.replace(/^\S+/u, pluralOf);
    form = { ...form, plural: true };
  }
  if (isCounted) noun = `${form.gender === 'f' || count > 1 ? inLetters(count) : count} ${noun}`;
  const words = withModifiers(noun, modifiers, form, term);
  if (words === undefined) return undefined;
  const details = [
    ...(name === undefined ? [] : [named(term, name)]),
    ...(figure && !ownsFigure.has(term) && !say.includes(String(figure.value))
      ? [
          sayFigure(figure, typed)
            .replace(/^al (.*%)$/u, terms[term] === 'deal' && !/arranty|^roadTax/u.test(term) ? '($1)' : '$&')
            .replace(/^por (?=.+ €$)/u, /^instalments/u.test(term) ? 'de ' : 'por ')
            .replace(/^al (?=.*%$)/u, term === 'batteryHealth' ? 'del ' : 'al ')
            .replace(/^de (?=.* kg$)/u, term === 'towHook' ? 'para ' : 'de ')
            .replace(/^por (.+ €)$/u, terms[term] === 'deal' ? '($1)' : '$&'),
        ]
      : []),
    ...(meaning.places.length > 0 ? [where(meaning.places, typed)] : []),
  ];
  if (details.includes(undefined)) return undefined;
  const when = sayWhen(meaning, typed);
  if (when.length > 0 && terms[term] === 'part' && !hasState(meaning)) details.push(agree('hecho', form));
  const isOfPhotos =
    terms[term] !== 'equipment' && terms[term] !== 'deal' && /(?:vedi|ved\.|vd\.?) foto/iu.test(typed);
  const text = asTyped([words, ...details, ...when].join(' '), meaning.modifiers, typed)
    .replace(/ en el lateral del (?=acompañante|conductor)/u, ' en el lado del ')
    .replace(/^(desgaste|daños?) del (conductor|acompañante) en (.+)$/u, '$1 en $3 del lado del $2');
  return { text: isOfPhotos ? `${text} (ver fotos)` : text, form, plural: form.plural };
}

/** The word for a thing, as far as it tells what the seller typed, and the modifiers it leaves to be said. */
function wordingOf({ term, modifiers }: Meaning, typed: string) {
  const [wordClass, say] = spanishTerms.terms[term];
  const found = typedWordingOf(term, typed);
  if (!found) return { wordClass, say, modifiers };
  const [, kept = ''] = found.typed.exec(typed) ?? [];
  return {
    wordClass: found.wordClass,
    say: found.say.replace('$1', kept),
    modifiers: modifiers.filter((modifier) => !found.says?.includes(modifier)),
  };
}

/** "instalación de GLP de serie" where the seller typed that much. */
function asTyped(text: string, modifiers: readonly Modifier[], typed: string): string {
  const closer = typedModifiers.find((one) => modifiers.includes(one.modifier) && one.typed.test(typed));
  return closer ? text.replace(/ original(?:es)?(?!\p{L})/u, ` ${closer.say}`) : text;
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
      .every(
        (word) => /^[\p{Lu}\d&+.-]/u.test(word) || /^(?:line|i|e|tron|tronic|i-\p{Lu}\p{L}+)$/u.test(word),
      )
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
  if (measured.has(term) || / que silba/u.test(text) || (terms[term] === 'damage' && !known.has(term)))
    return withIndefinite({ text, ...form });
  return withArticle({ text, ...form });
}
