import type { Car } from '../../brief/car/car.ts';
import { readerTraits } from '../../brief/car/find-traits.ts';
import type { Trait } from '../../brief/car/traits.ts';
import type { Phrases } from '../languages/voice.ts';
import { parseTemplate } from '../text/parse-template.ts';
import type { Said } from '../text/say-beat.ts';

/** Of a crashed or rough car nothing is said but what is meant for one. */
export function fitFor({ traits }: Car, phrases: Phrases): Phrases {
  const meant = (trait: Trait) => phrases.filter((phrase) => parseTemplate(phrase).when.includes(trait));
  const crashed = traits.has('crashed') ? meant('crashed') : [];
  if (crashed.length > 0) return crashed;
  return traits.has('rough') ? meant('rough') : phrases;
}

/** Tells a reader what of this car is not for him: never the first thing he is told. */
export function isCandid(phrase: string): boolean {
  const { when } = parseTemplate(phrase);
  const names = (traits: readonly string[]) => when.some((trait) => traits.includes(trait));
  return (
    (names(['newDriver', 'frugal', 'thrifty', 'easyParking', 'family', 'inCity']) && names(limits)) ||
    (names(['comfortable', 'commuter', 'atWork']) && names(['spartan'])) ||
    (names(['onTrips']) && names(['city']))
  );
}

const limits = ['strong', 'lively', 'thirsty', 'supercar', 'long', 'twoDoors'] satisfies Trait[];

/** Whether sentences spoke to all readers a phrase is for; one for none in particular is said once. */
export function isAsAimed(phrase: string, spoken: readonly Said[]): boolean {
  const before = spoken.map((said) => aimsOf(said.phrase));
  const of = aimsOf(phrase);
  return of.length === 0
    ? before.some((one) => one.length === 0)
    : of.every((one) => before.flat().includes(one));
}

const aimsOf = (phrase: string) => parseTemplate(phrase).when.filter((trait) => ofReaders.has(trait));
const ofReaders: ReadonlySet<string> = new Set(Object.values(readerTraits));
