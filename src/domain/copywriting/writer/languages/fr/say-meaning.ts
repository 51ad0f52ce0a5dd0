import type { Meaning, Place } from '../../../vocabulary/meaning.ts';
import { since } from '../../../vocabulary/since.ts';
import { terms } from '../../../vocabulary/terms.ts';
import { frenchTerms } from '../../../vocabulary/words/fr.ts';
import { type NounPhrase, withA, withArticle, withIndefinite } from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { measure } from './grammar/numbers.ts';
import { modifierWords } from './lexicon/modifiers-lexicon.ts';
import { articleless, definite } from './lexicon/term-articles.ts';
import { sayInItsWay } from './say-as-typed.ts';
import { sayGrindingGearbox } from './say-grinding-gearbox.ts';
import { modifiersOf, sayThing, type ThingHint } from './say-thing.ts';

/** A meaning in French: a thing with gender and number, or what the car is or has done. */
export interface SaidMeaning {
  text: string;
  noun: NounPhrase | undefined;
  /** With the article one gives it in a list: "un toit panoramique", "la climatisation", "quelques rayures". */
  listed: string;
}

/** What the note around a meaning adds to it. */
export interface MeaningHint extends ThingHint {
  /** A date is an end and not a beginning. */
  isLasting?: boolean;
}

/** One thing the notes say; undefined when it cannot be said in full. */
export function sayMeaning(meaning: Meaning, hint: MeaningHint = {}): SaidMeaning | undefined {
  const isLasting = hint.isLasting === true && !/Expired$|^leaseEnd$/.test(meaning.term);
  const [wordClass, say] = frenchTerms.terms[meaning.term];
  if (meaning.term === 'womanOwned') return undefined;
  if (wordClass === 'v') return sayPredicate(meaning, say, hint);
  if (meaning.term === 'emissionClass' && meaning.name) {
    return predicate(`respecte la norme ${meaning.name}`);
  }
  const noun =
    specialNoun(meaning, hint) ??
    sayInItsWay(meaning, hint.typed ?? '') ??
    sayThing(meaning, wordClass, say, hint);
  if (!noun) return undefined;
  const text = [
    noun.text,
    isLamp(meaning) || isPlaced(noun, meaning) ? '' : placesOf(meaning),
    whenOf(meaning, isLasting),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return { text, noun: { ...noun, text }, listed: withUsualArticle(meaning, { ...noun, text }) };
}

/** "n’a connu qu’un seul propriétaire"; with a modifier it would be another statement. */
function sayPredicate(meaning: Meaning, say: string, hint: MeaningHint): SaidMeaning | undefined {
  const { isLasting = false, typed = '' } = hint;
  if (meaning.term === 'standingFor' && meaning.figure) {
    const { value, unit } = meaning.figure;
    return predicate(
      `ne roule plus depuis ${measure(value, unit === 'years' ? (value > 1 ? 'ans' : 'an') : 'mois')}`,
    );
  }
  const isService = meaning.term === 'serviced' || meaning.term === 'servicedByMaker';
  const left = modifiersOf(meaning);
  if ((left.length > 0 && !isService) || meaning.places.length > 0 || meaning.figure) return undefined;
  const words = left.map((modifier) => modifierWords[modifier === 'certified' ? 'documented' : modifier].m);
  const when = whenOf(meaning, isLasting);
  const isSince = /(?<!\p{L})(?:dal|since|seit|depuis|desde)(?!\p{L})/iu.test(typed);
  return predicate(
    [say, ...words, isSince ? when.replace(/^en /, 'depuis ') : when].filter((part) => part !== '').join(' '),
  );
}

const isLamp = ({ term, places }: Meaning) => term === 'warningLight' && places.length === 1;

/** "usure du cuir noir côté conducteur" has said where. */
const isPlaced = ({ text }: NounPhrase, { term }: Meaning) => term === 'wear' && text.includes(' du cuir');

const predicate = (text: string): SaidMeaning => ({ text, noun: undefined, listed: text });

/** Turns that no grammar gives. */
function specialNoun(
  { term, modifiers, date, places }: Meaning,
  { isLasting = false, typed = '' }: MeaningHint,
): NounPhrase | undefined {
  const [lamp] = places;
  if (term === 'warningLight' && lamp && places.length === 1) {
    const what = lamp.term === 'airbags' ? 'airbag' : frenchTerms.terms[lamp.term][1];
    return { text: `voyant ${what} allumé`, gender: 'm' };
  }
  const grinding = term === 'gearbox' && modifiers.includes('noisy') && sayGrindingGearbox(typed);
  if (grinding) return grinding;
  if (term === 'keys' && modifiers.includes('second') && modifiers.includes('missing')) {
    return { text: 'seconde clé manquante', gender: 'f' };
  }
  if (term === 'keys' && modifiers.includes('double')) return { text: 'double des clés', gender: 'm' };
  if (term === 'rust' && modifiers.some((one) => one === 'small' || one === 'light')) {
    return { text: 'petites traces de rouille', gender: 'f', plural: true };
  }
  if (/^(?:newI|i)nspection$/.test(term) && date && isLasting) {
    return { text: 'contrôle technique valable', gender: 'm' };
  }
  if (term === 'tanksInspection' && date && isLasting) {
    return { text: 'contrôle des bouteilles de gaz valable', gender: 'm' };
  }
  if (term === 'newInspection' && date) return { text: 'contrôle technique effectué', gender: 'm' };
  return undefined;
}

/** "sur la porte gauche", "au pare-chocs et au capot", "touchant le capot". */
function placesOf({ term, places, modifiers }: Meaning): string {
  if (places.length === 0) return '';
  const named = places.map(placeNoun);
  if (modifiers.some((modifier) => /^(?:front|rear|frontAndRear|left|right|sides)$/.test(modifier))) {
    return `touchant ${listOf(named.map(withArticle))}`;
  }
  const isSpread = /^(?:damage|accidentDamage|leak|oilLeak|waterLeak|coolantLeak|wear|fault)$/.test(term);
  const isInside = places.every((place) => place.term === 'boot');
  return isSpread || isInside ? listOf(named.map(withA)) : `sur ${listOf(named.map(withArticle))}`;
}

function placeNoun({ term, modifiers }: Place): NounPhrase {
  if (term === 'side' && !modifiers.some((at) => at === 'left' || at === 'right')) {
    return { text: 'flancs', gender: 'm', plural: true };
  }
  const [wordClass, say] = frenchTerms.terms[term];
  const gender = wordClass.startsWith('f') ? 'f' : 'm';
  const plural = wordClass.endsWith('p');
  const form = plural ? (`${gender}p` as const) : gender;
  const said = modifiers
    .filter((modifier) => !say.includes(modifierWords[modifier].m || '\n'))
    .map((modifier) => modifierWords[modifier][form]);
  return { text: [say, ...said].filter((part) => part !== '').join(' '), gender, plural };
}

const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet'],
  ...['août', 'septembre', 'octobre', 'novembre', 'décembre'],
];

/** "à 90 000 km", "en mars 2024", "jusqu’en 2027". */
export function whenOf({ km, date, term, figure }: Meaning, isLasting: boolean): string {
  const day = date && [date.month ? months[date.month - 1] : '', String(date.year)].filter(Boolean).join(' ');
  const isTimed = figure !== undefined;
  const lasts = isLasting || term === 'makerWarrantyUntil' || term === 'warrantyMonths';
  return [
    km === undefined
      ? ''
      : term === 'makerWarrantyUntil' && isTimed
        ? `ou ${measure(km, 'km')}`
        : `${lasts ? 'jusqu’à' : 'à'} ${measure(km, 'km')}`,
    day === undefined ? '' : `${since.has(term) ? 'depuis' : lasts ? 'jusqu’en' : 'en'} ${day}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function withUsualArticle(meaning: Meaning, noun: NounPhrase): string {
  if (articleless.has(meaning.term)) return noun.text;
  if (meaning.term === 'rust' && !noun.plural) return `de la ${noun.text}`;
  if (meaning.count !== undefined && meaning.count > 1) return noun.text;
  if (noun.plural && /^quatre /.test(noun.text)) return noun.text;
  if (/^absence /.test(noun.text)) return noun.text.replace('absence de', 'pas de');
  if (meaning.term === 'assistSystems' && meaning.name) return withArticle(noun);
  if (meaning.term === 'gripControl') return withArticle(noun);
  if (/^quelques /.test(noun.text) || meaning.figure?.unit === 'seats') return noun.text;
  if (definite.has(meaning.term) && terms[meaning.term] !== 'part') return withArticle(noun);
  if (noun.plural && /^(?:petite?|grande?|léger|légère|double|troisième|seconde?)s /.test(noun.text)) {
    return `de ${noun.text}`;
  }
  return withIndefinite(noun);
}
