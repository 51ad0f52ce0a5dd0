import type { Car } from '../../../brief/car/car.ts';
import { shortName } from '../../../brief/car/short-name.ts';
import { pick, type Say, type Slots } from '../slots.ts';
import {
  type Gender,
  type NounPhrase,
  withA,
  withArticle,
  withDe,
  withIndefinite,
  withThis,
} from './grammar/articles.ts';

/** The names of the car: in full, in short after that, as a common noun and as a pronoun. */
export function nameSlots(car: Car, gender: Gender): Slots {
  const name = [car.make, car.model].filter((part) => part !== 'auto').join(' ');
  const [usual = { text: 'voiture', gender }] = commonNouns(car, gender);
  const full: NounPhrase = name === '' ? usual : { text: name, gender };
  const model: NounPhrase = car.model === 'auto' ? full : { text: shortName(car.model), gender };
  const common = commonNouns(car, gender);
  const any =
    (form: (noun: NounPhrase) => string): Say =>
    (_, random) => ({ text: form(random.pick(common)), facts: [] });
  /** The model's name most of the time: repeated in every sentence it would ring hollow. */
  const now =
    (form: (noun: NounPhrase) => string): Say =>
    (_, random) => ({ text: form(random.next() < nameShare ? model : random.pick(common)), facts: [] });
  const isFeminine = gender === 'f';
  return {
    car: pick(full.text),
    this: pick(withThis(full)),
    named: (told, random) => {
      const turn = random.next();
      if (car.year === undefined || told.has('year') || turn < 0.35)
        return { text: withThis(full), facts: [] };
      const text = turn < 0.5 ? `notre ${full.text}` : withThis(full);
      return { text: random.pick(dated)(text, car.year), facts: ['year'] };
    },
    the: pick(withArticle(full)),
    un: pick(withIndefinite(full)),
    ofthe: pick(withDe(full)),
    model: pick(model.text),
    themodel: now(withArticle),
    ofmodel: now(withDe),
    atmodel: now(withA),
    thismodel: pick(withThis(model)),
    auto: any(withArticle),
    ofauto: any(withDe),
    thisauto: any(withThis),
    unauto: any(withIndefinite),
    il: pick(isFeminine ? 'elle' : 'il'),
    lui: pick(isFeminine ? 'elle' : 'lui'),
    la: pick(isFeminine ? 'la' : 'le'),
    celle: pick(isFeminine ? 'celle' : 'celui'),
    ceux: pick(isFeminine ? 'celles' : 'ceux'),
    unautre: pick(isFeminine ? 'une autre' : 'un autre'),
    neuf: pick(isFeminine ? 'neuve' : 'neuf'),
  };
}

const nameShare = 0.7;

/** The name with the year: "cette Panda de 2017", "cette Panda, mise en circulation en 2017,". */
const dated: readonly ((name: string, year: number) => string)[] = [
  (name, year) => `${name} de ${year}`,
  (name, year) => `${name} de ${year}`,
  (name, year) => `${name} de ${year}`,
  (name, year) => `${name} de ${year}`,
  (name, year) => `${name}, mis@ en circulation en ${year},`,
  (name, year) => `${name}, immatriculé@ en ${year},`,
];

/** "la voiture", "le fourgon": a common noun in the gender the model has. */
function commonNouns(car: Car, gender: Gender): NounPhrase[] {
  const noun = (text: string): NounPhrase => ({ text, gender });
  if (gender === 'f') return [noun('voiture'), noun('voiture'), noun('voiture'), noun('auto')];
  if (car.body === 'Furgone') return [noun('fourgon'), noun('utilitaire'), noun('véhicule')];
  if (car.body === 'Pickup') return [noun('pick-up'), noun('véhicule')];
  if (car.body === 'SUV') return [noun('SUV'), noun('véhicule')];
  return car.body === 'Monovolume' ? [noun('monospace'), noun('véhicule')] : [noun('véhicule')];
}
