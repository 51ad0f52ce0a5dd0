import type { Car } from '../../brief/car/car.ts';
import type { Trait } from '../../brief/car/traits.ts';
import type { Random } from '../seeded-random.ts';
import { freshestFirst } from '../text/worn.ts';
import type { Angle } from './angles.ts';

/** How strongly each angle offers itself: the first list counts double. */
const calls = {
  electric: [['electric'], ['silent', 'comfortable']],
  hydrogen: [['hydrogen'], ['comfortable']],
  sports: [
    ['sport', 'supercar', 'fast'],
    ['strong', 'coupe', 'sporty'],
  ],
  open: [['cabrio'], ['forOne', 'beautiful', 'stylish']],
  classic: [['classic'], ['rare', 'lasting']],
  fresh: [
    ['new', 'km0'],
    ['recent', 'warranted'],
  ],
  firstCar: [['newDriver'], ['city', 'weak']],
  family: [
    ['family', 'mpv'],
    ['withFamily', 'roomy'],
  ],
  wild: [
    ['offroad', 'pickup'],
    ['inCountry', 'all'],
  ],
  luxury: [['luxury'], ['exclusive', 'comfortable', 'dear']],
  city: [['city'], ['inCity', 'easyParking', 'small']],
  budget: [
    ['thrifty', 'goodDeal'],
    ['cheap', 'lasting', 'manyKm'],
  ],
  gas: [['lpg', 'cng'], ['frugal']],
  hybrid: [['hybrid'], ['frugal', 'inCity']],
  style: [
    ['stylish', 'beautiful'],
    ['exclusive', 'rare', 'young'],
  ],
  commuter: [['commuter'], ['atWork', 'frugal']],
  traveller: [['onTrips'], ['diesel', 'wagon', 'comfortable']],
  allRound: [['forAll'], ['used', 'fiveDoors', 'adult', 'forSenior', 'forHer']],
} as const satisfies Partial<Record<Angle, readonly (readonly Trait[])[]>>;

/**
 * The angle of a text: damage, a van or a bare card decide at once; otherwise one of the strongest,
 * the least worn by the seller's last texts.
 */
export function chooseAngle(car: Car, random: Random, wearOf: (angle: Angle) => number): Angle {
  if (car.traits.has('damaged')) return 'damaged';
  if (car.traits.has('bare')) return 'bare';
  if (car.traits.has('van')) return 'van';
  const offers = Object.entries(calls)
    .map(([angle, [strong, weak]]) => ({
      angle: angle as Angle,
      strength: 2 * count(strong, car) + count(weak, car) + (strong.length === 1 ? count(strong, car) : 0),
    }))
    .filter(({ angle, strength }) => strength > 1 && isHonest(angle, car))
    .sort((a, b) => b.strength - a.strength);
  const best = offers[0]?.strength ?? 0;
  const close = offers.filter(({ strength }) => strength >= Math.max(2, best - 3));
  return freshestFirst(close, ({ angle }) => wearOf(angle), random)[0]?.angle ?? fallback(car);
}

/** With nothing to go by, the age or the engine still says what kind of car it is. */
function fallback({ traits }: Car): Angle {
  if (traits.has('classic')) return 'classic';
  if (traits.has('pickup')) return 'wild';
  return traits.has('sport') || traits.has('supercar') ? 'sports' : 'allRound';
}

const count = (traits: readonly Trait[], car: Car) => traits.filter((trait) => car.traits.has(trait)).length;

/** Without one of these the angle would speak of another car. */
const needs: Partial<Record<Angle, readonly Trait[]>> = {
  electric: ['electric'],
  hydrogen: ['hydrogen'],
  gas: ['lpg', 'cng'],
  hybrid: ['hybrid'],
  open: ['cabrio'],
  fresh: ['new', 'km0'],
  classic: ['classic'],
  wild: ['offroad', 'pickup', 'all', 'inCountry'],
  firstCar: ['newDriver'],
  city: ['city', 'small'],
};

/** An angle whose promise this car could not keep is not taken. */
function isHonest(angle: Angle, { traits, power = 0 }: Car): boolean {
  if (needs[angle]?.every((trait) => !traits.has(trait))) return false;
  if (angle === 'family') return !traits.has('low') && !traits.has('classic') && !traits.has('twoDoors');
  if (angle === 'sports') return power === 0 ? traits.has('sport') : power >= 120;
  if (angle === 'classic') return !traits.has('city') || traits.has('classic');
  if (angle === 'firstCar' || angle === 'budget') return !traits.has('strong');
  if (angle === 'city') return !['long', 'strong', 'classic'].some((trait) => traits.has(trait as Trait));
  if (angle === 'wild') return traits.has('tall') && !traits.has('city');
  if (angle === 'allRound')
    return !['sport', 'supercar', 'strong', 'classic', 'pickup'].some((trait) => traits.has(trait as Trait));
  if (angle === 'commuter') return !traits.has('supercar') && !traits.has('strong') && !traits.has('classic');
  if (angle === 'traveller') return !traits.has('supercar') && !traits.has('classic');
  return true;
}
