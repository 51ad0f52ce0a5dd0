import type { Car } from '../../car/car.ts';
import type { Random } from '../../seeded-random.ts';
import type { Filling, FillSlot } from '../../text/fill-template.ts';
import {
  type NounPhrase,
  type Preposition,
  withArticle,
  withIndefinite,
  withPreposition,
} from './grammar/articles.ts';
import { listOf } from './grammar/lists.ts';
import { formatNumber, inLetters } from './grammar/numbers.ts';
import { aimSlots } from './lexicon/aims-lexicon.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import {
  bodies,
  colors,
  conditions,
  drives,
  fuels,
  gearboxes,
  warranties,
} from './lexicon/vehicle-lexicon.ts';
import { tellNotes } from './tell-notes.ts';

type Told = ReadonlySet<string>;
type Say = (told: Told, random: Random) => Filling | undefined;

/**
 * The Italian words for the facts of a car. `{price}` says a fact once; `{al:gear+drive}` lists
 * what is still untold of several facts, each with preposition and article.
 */
export function tellFacts(car: Car): FillSlot {
  const gender = genderOf(car.model, car.body);
  const nouns = nounsOf(car, gender);
  const missing = missingFacts(car);
  const slots: Record<string, Say> = {
    missing: (told) =>
      missing.length > 1 && !told.has('missing') ? { text: listOf(missing), facts: ['missing'] } : undefined,
    ...nameSlots(car, gender),
    ...factSlots(car, gender),
    ...tellNotes(car, gender),
    ...aimSlots(car),
  };
  const lists: Record<string, readonly string[]> = {
    rest: ['fuel', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km', 'year'],
    lastFacts: ['price', 'warranty', 'condition', 'cc', 'cv', 'gear', 'drive', 'doors', 'colour', 'km'],
  };
  return (name, told, random) => {
    const listed = lists[name];
    if (listed) return tellList(name === 'rest' ? 'il' : '', listed, nouns, told, random);
    if (name.startsWith('!')) return tellSilently(name.slice(1), car, told);
    const list = /^(\w*):(.+)$/.exec(name);
    if (list) return tellList(list[1] ?? '', (list[2] ?? '').split('+'), nouns, told, random);
    return slots[name]?.(told, random);
  };
}

/** What a buyer asks first and the brief does not say. */
function missingFacts(car: Car): string[] {
  const asked: [string, unknown][] = [
    ['anno', car.year],
    ['chilometraggio', car.mileage],
    ['dotazione', car.notes.length > 0 || undefined],
    ['prezzo', car.price],
  ];
  return asked.flatMap(([name, value]) => (value === undefined ? [name] : [])).slice(0, 3);
}

const free =
  (text: string): Say =>
  () => ({ text, facts: [] });
const pick =
  (...texts: readonly string[]): Say =>
  (_, random) => ({ text: random.pick(texts), facts: [] });

/** Says a fact once; later phrases must do without. */
function once(fact: string, text: string | undefined): Say {
  return (told) => (text === undefined || told.has(fact) ? undefined : { text, facts: [fact] });
}

/** `{!condition}`: the phrase around it says the fact in its own words. */
function tellSilently(fact: string, car: Car, told: Told): Filling | undefined {
  return car[fact as keyof Car] === undefined || told.has(fact) ? undefined : { text: '', facts: [fact] };
}

function nameSlots(car: Car, gender: 'm' | 'f'): Record<string, Say> {
  const name =
    car.make === 'auto' && car.model === 'auto'
      ? 'auto'
      : `${car.make === 'auto' ? '' : car.make} ${car.model === 'auto' ? '' : car.model}`.trim();
  const model: NounPhrase = { text: car.model === 'auto' ? name : car.model, gender };
  const full: NounPhrase = { text: name, gender };
  const common = commonNouns(car, gender);
  const say =
    (form: (noun: NounPhrase) => string): Say =>
    (_, random) => ({ text: form(random.pick(common)), facts: [] });
  return {
    car: free(name),
    this: free(`${gender === 'f' ? 'questa' : 'questo'} ${name}`),
    the: free(withArticle(full)),
    un: free(withIndefinite(full)),
    ofthe: free(withPreposition('di', full)),
    model: free(model.text),
    themodel: free(withArticle(model)),
    ofmodel: free(withPreposition('di', model)),
    atmodel: free(withPreposition('a', model)),
    inmodel: free(withPreposition('in', model)),
    thismodel: free(`${gender === 'f' ? 'questa' : 'questo'} ${model.text}`),
    auto: say(withArticle),
    ofauto: say((noun) => withPreposition('di', noun)),
    kind: free(car.body ? withIndefinite(bodies[car.body][0]) : "un'auto"),
    it: pick(gender === 'f' ? 'la' : 'lo'),
    lei: free(gender === 'f' ? 'lei' : 'lui'),
    unveicolo: free(gender === 'f' ? "un'auto" : 'un veicolo'),
    veicolo: pick(...(gender === 'f' ? ['auto', 'vettura'] : ['veicolo', 'mezzo'])),
  };
}

/** "l'auto", "il furgone": a common noun in the gender the model has. */
function commonNouns(car: Car, gender: 'm' | 'f'): NounPhrase[] {
  const noun = (text: string): NounPhrase => ({ text, gender });
  if (gender === 'f') return [noun('auto'), noun('auto'), noun('vettura')];
  if (car.body === 'Furgone') return [noun('furgone'), noun('mezzo'), noun('veicolo')];
  if (car.body === 'Pickup') return [noun('pickup'), noun('mezzo')];
  return car.body === 'SUV' ? [noun('SUV'), noun('veicolo')] : [noun('veicolo'), noun('mezzo')];
}

function factSlots(car: Car, gender: 'm' | 'f'): Record<string, Say> {
  const color = car.color && colors[car.color];
  const fuel = car.fuelType && fuels[car.fuelType];
  const body: NounPhrase | undefined = car.body && bodies[car.body][0];
  const named: readonly NounPhrase[] = car.body ? bodies[car.body] : [];
  const bodyOnce =
    (form: (noun: NounPhrase) => string): Say =>
    (told, random) =>
      named.length === 0 || told.has('body')
        ? undefined
        : { text: form(random.pick(named)), facts: ['body'] };
  const things = car.color === 'Argento' || car.color === 'Oro';
  const agreed = (forms: { m: string; f: string } | undefined, of: 'm' | 'f') =>
    forms && (forms === color && things ? `color ${forms.m}` : forms[of]);
  const known = car.warranty ? warranties[car.warranty] : [];
  return {
    year: once('year', car.year ? String(car.year) : undefined),
    km: once('mileage', !car.mileage ? undefined : `${formatNumber(car.mileage)} km`),
    nokm: once('mileage', car.mileage === 0 ? '' : undefined),
    kmn: once('mileage', !car.mileage ? undefined : formatNumber(car.mileage)),
    price: once('price', car.price === undefined ? undefined : `${formatNumber(car.price)} €`),
    cv: once('power', car.power ? `${formatNumber(car.power)} CV` : undefined),
    cc: once('displacement', car.displacement ? `${formatNumber(car.displacement)} cc` : undefined),
    fuel: once('fuelType', agreed(fuel, gender)),
    fuelm: once('fuelType', agreed(fuel, 'm')),
    fuelf: once('fuelType', agreed(fuel, 'f')),
    fuelb: once('fuelType', body && agreed(fuel, body.gender)),
    gear: once('transmission', car.transmission && gearboxes[car.transmission]),
    gearadj: once('transmission', car.transmission && gearboxes[car.transmission].replace('cambio ', '')),
    driveadj: once('driveType', car.driveType && drives[car.driveType].replace('trazione ', '')),
    drive: once('driveType', car.driveType && drives[car.driveType]),
    color: once('color', agreed(color, gender)),
    colm: once('color', color?.m),
    ilcol: once('color', color && (things ? `l'${color.m}` : withArticle({ text: color.m, gender: 'm' }))),
    colf: once('color', agreed(color, 'f')),
    colb: once('color', body && agreed(color, body.gender)),
    doors: once('doors', car.doors === undefined ? undefined : `${inLetters(car.doors)} porte`),
    body: bodyOnce((noun) => noun.text),
    unbody: bodyOnce(withIndefinite),
    thebody: bodyOnce(withArticle),
    ofbody: bodyOnce((noun) => `di ${withIndefinite(noun)}`),
    doorcount: once('doors', car.doors === undefined ? undefined : inLetters(car.doors)),
    cond: once('condition', car.condition && conditions[car.condition][gender]),
    condf: once('condition', car.condition && conditions[car.condition].f),
    condm: once('condition', car.condition && conditions[car.condition].m),
    warranty: (told, random) =>
      known.length === 0 || told.has('warranty')
        ? undefined
        : { text: random.pick(known), facts: ['warranty'] },
  };
}

type Noun = (random: Random) => NounPhrase & { fact: string };

function nounsOf(car: Car, gender: 'm' | 'f'): Record<string, Noun | undefined> {
  const fixed = (fact: string, noun: NounPhrase | undefined): Noun | undefined =>
    noun && (() => ({ ...noun, fact }));
  const known = car.warranty ? warranties[car.warranty] : [];
  const color = car.color && colors[car.color];
  const things = car.color === 'Argento' || car.color === 'Oro';
  return {
    gear: fixed('transmission', car.transmission && { text: gearboxes[car.transmission], gender: 'm' }),
    drive: fixed('driveType', car.driveType && { text: drives[car.driveType], gender: 'f' }),
    doors: fixed(
      'doors',
      car.doors === undefined
        ? undefined
        : { text: `${inLetters(car.doors)} porte`, gender: 'f', plural: true },
    ),
    color: fixed(
      'color',
      color && { text: things ? `tinta ${color.m}` : `carrozzeria ${color.f}`, gender: 'f' },
    ),
    colour: fixed('color', color && { text: `colore ${color.m}`, gender: 'm' }),
    fuel: fixed('fuelType', car.fuelType && { text: `motore ${fuels[car.fuelType].m}`, gender: 'm' }),
    engine: fixed('fuelType', car.fuelType && { text: `motore ${fuels[car.fuelType].m}`, gender: 'm' }),
    cc: fixed(
      'displacement',
      car.displacement
        ? { text: `cilindrata di ${formatNumber(car.displacement)} cc`, gender: 'f' }
        : undefined,
    ),
    cv: fixed(
      'power',
      car.power ? { text: `potenza di ${formatNumber(car.power)} CV`, gender: 'f' } : undefined,
    ),
    km: fixed(
      'mileage',
      car.mileage === undefined
        ? undefined
        : {
            text: car.mileage === 0 ? '0 km' : `${formatNumber(car.mileage)} km percorsi`,
            gender: 'm',
            plural: true,
          },
    ),
    year: fixed('year', car.year === undefined ? undefined : { text: `anno ${car.year}`, gender: 'm' }),
    body: fixed(
      'body',
      car.body && {
        text: `carrozzeria ${car.body === 'Furgone' || car.body === 'SUV' || car.body === 'Pickup' || car.body === 'Crossover' ? `da ${bodies[car.body][0].text}` : bodies[car.body][0].text}`,
        gender: 'f',
      },
    ),
    warranty:
      known.length > 0
        ? (random) => ({ text: random.pick(known), gender: 'f', fact: 'warranty' })
        : undefined,
    condition: fixed(
      'condition',
      car.condition && car.condition !== 'Semicollisione'
        ? {
            text: `condizione di ${gender === 'f' ? 'auto' : 'veicolo'} ${conditions[car.condition][gender]}`,
            gender: 'f',
          }
        : undefined,
    ),
    price: fixed(
      'price',
      car.price === undefined ? undefined : { text: `prezzo di ${formatNumber(car.price)} €`, gender: 'm' },
    ),
  };
}

/** The engine once its fuel has been told, or when nobody stated it. */
const plainEngine: NounPhrase & { fact: string } = { text: 'motore', gender: 'm', fact: '' };

const prepositions: Record<string, Preposition> = {
  al: 'a',
  del: 'di',
  dal: 'da',
  nel: 'in',
  sul: 'su',
  col: 'con',
};

function tellList(
  form: string,
  names: readonly string[],
  nouns: Record<string, Noun | undefined>,
  told: Told,
  random: Random,
): Filling | undefined {
  const found = names
    .flatMap((name) => nouns[name]?.(random) ?? (name === 'engine' ? [plainEngine] : []))
    .map((noun) => (noun.fact === 'fuelType' && told.has('fuelType') ? plainEngine : noun))
    .filter(({ fact }) => !told.has(fact));
  if (found.length === 0) return undefined;
  const hasSize = (nouns.cv && !told.has('power')) || (nouns.cc && !told.has('displacement'));
  if (found.includes(plainEngine) && (names.length > 1 || !hasSize)) return undefined;
  const preposition = prepositions[form];
  const items = found.map((noun, index) => {
    if (form === '') return noun.text;
    if (form === 'col') return index === 0 ? withPreposition('con', noun) : withArticle(noun);
    return preposition
      ? withPreposition(preposition, noun)
      : form === 'un'
        ? withIndefinite(noun)
        : withArticle(noun);
  });
  return { text: listOf(items), facts: found.map(({ fact }) => fact).filter((fact) => fact !== '') };
}
