import type { Car } from '../../../brief/car/car.ts';
import { shortName } from '../../../brief/car/short-name.ts';
import { free, type Say, type Slots } from '../slots.ts';
import { bodyNames } from './body-names.ts';
import { type Article, type Case, decline, type NounPhrase } from './grammar/nouns.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';

const cases = { '': 'nom', A: 'acc', D: 'dat' } as const satisfies Record<string, Case>;
const pronouns = {
  m: ['er', 'ihn', 'ihm'],
  f: ['sie', 'sie', 'ihr'],
  n: ['es', 'es', 'ihm'],
} as const;

/** The names of the car, `A` and `D` for accusative and dative: `{this}`, `{themodelD}`, `{autoA}`, `{er}`. */
export function nameSlots(car: Car): Slots {
  const gender = genderOf(nameOf(car));
  const full: NounPhrase = { text: nameOf(car), gender };
  const model: NounPhrase = {
    text: shortOf(car),
    gender,
  };
  const common = commonNouns(car, model);
  const slots: Slots = {
    car: free(full.text),
    model: free(model.text),
    sein: free(gender === 'f' ? 'ihr' : 'sein'),
    seinem: free(gender === 'f' ? 'ihrem' : 'seinem'),
  };
  for (const [suffix, kase] of Object.entries(cases)) {
    const say = (noun: NounPhrase, article: Article): Say => free(decline(noun, article, kase));
    slots[`this${suffix}`] = say(full, 'dieser');
    slots[`this${suffix}yr`] = withYear(car, full, kase);
    slots[`the${suffix}`] = say(full, 'der');
    slots[`un${suffix}`] = say(full, 'ein');
    slots[`themodel${suffix}`] = say(model, 'der');
    slots[`thismodel${suffix}`] = say(model, 'dieser');
    slots[`auto${suffix}`] = (_, random) => ({ text: decline(random.pick(common), 'der', kase), facts: [] });
  }
  slots.dieser = free(decline({ text: '', gender }, 'dieser', 'nom').trim());
  slots.ofmodel = free(`${gender === 'f' ? 'der' : 'des'} ${model.text}`);
  const [er, ihn, ihm] = pronouns[gender];
  return { ...slots, er: free(er), ihn: free(ihn), ihm: free(ihm) };
}

/** The car with its year, if that is still untold: "dieser Fiat Panda, Baujahr 2017," or "der 2017er Fiat Panda". */
function withYear(car: Car, full: NounPhrase, kase: Case): Say {
  return (told, random) => {
    const named = (article: Article) => decline(full, article, kase);
    if (car.year === undefined || told.has('year')) return { text: named('dieser'), facts: [] };
    const forms = [
      `${named('dieser')} aus dem Jahr ${car.year}`,
      `${named('dieser')}, Baujahr ${car.year},`,
      `${named('der')} aus dem Baujahr ${car.year}`,
      `${named('dieser')} (Baujahr ${car.year})`,
      `${named('dieser')}, gebaut ${car.year},`,
      `${named('dieser')}, Jahrgang ${car.year},`,
      `${named('dieser')}, zugelassen ${car.year},`,
      `${named('dieser')} von ${car.year}`,
      ...['gebaut', 'zugelassen'].map((done) =>
        decline(
          { ...full, adjectives: [`${car.year} ${done}`] },
          random.pick(['dieser', 'der'] as const),
          kase,
        ),
      ),
      decline({ ...full, text: `${car.year}er ${full.text}` }, random.pick(['dieser', 'der'] as const), kase),
    ];
    return { text: random.pick(forms), facts: ['year'] };
  };
}

/** The full name with its gender: "Fiat Panda". */
export const namedCar = (car: Car): NounPhrase => ({ text: nameOf(car), gender: genderOf(nameOf(car)) });

const nameOf = (car: Car) =>
  [car.make, germanModel(car.model)].filter((part) => part !== 'auto').join(' ') || 'Auto';

/** "der Golf"; "Model 3" alone is neuter, so that beside "dieser Tesla Model 3" one says "der Tesla". */
function shortOf(car: Car): string {
  if (car.model === 'auto') return nameOf(car);
  return /^model [3sxy](?!\p{L})/iu.test(car.model) && car.make !== 'auto'
    ? car.make
    : shortName(germanModel(car.model));
}

/** "Classe V" is "V-Klasse". */
const germanModel = (model: string) =>
  model.replace(
    /^(?:class[ei]?|clase) (\p{L}{1,3})(?!\p{L})/iu,
    (_, name: string) => `${name.toUpperCase()}-Klasse`,
  );

/** "der Wagen", "der Kombi": common nouns of the gender that the name has, so that "er" fits both. */
function commonNouns(car: Car, model: NounPhrase): NounPhrase[] {
  const fitting = bodyNames(car)
    .filter(({ gender }) => gender === model.gender)
    .slice(0, 1);
  if (model.gender === 'f') return [model, ...fitting];
  if (model.gender === 'n')
    return [{ text: 'Auto', gender: 'n' }, { text: 'Fahrzeug', gender: 'n' }, ...fitting];
  if (car.traits.has('cargo')) return [...fitting, model];
  return [{ text: 'Wagen', gender: 'm' }, { text: 'Wagen', gender: 'm' }, model, ...fitting];
}
