import { expect, test } from 'vitest';
import type { Meaning } from '../../../vocabulary/meaning.ts';
import { sayMeaning } from './say-meaning.ts';

const meaning = (given: Partial<Meaning> & Pick<Meaning, 'term'>): Meaning => ({
  start: 0,
  end: 0,
  modifiers: [],
  places: [],
  ...given,
});

test.each<[Partial<Meaning> & Pick<Meaning, 'term'>, string]>([
  [{ term: 'panoramicRoof' }, 'un toit panoramique'],
  [{ term: 'climate' }, 'la climatisation'],
  [{ term: 'carPlay' }, 'Apple CarPlay'],
  [{ term: 'heatedSeats', modifiers: ['front', 'heated'] }, 'des sièges avant chauffants'],
  [{ term: 'electricSeats', modifiers: ['sport'] }, 'des sièges sport à réglage électrique'],
  [{ term: 'parkingSensors', modifiers: ['frontAndRear'] }, 'des capteurs de stationnement avant et arrière'],
  [{ term: 'alloyWheels', figure: { value: 18, unit: 'inches' } }, 'des jantes en alliage de 18\u00a0pouces'],
  [{ term: 'manySeats', figure: { value: 7, unit: 'seats' } }, 'sept places'],
  [{ term: 'keys', count: 2 }, 'deux clés'],
  [{ term: 'audio', name: 'Harman Kardon' }, 'un système audio Harman Kardon'],
  [{ term: 'clutch', modifiers: ['replaced'], km: 90_000 }, 'un embrayage remplacé à 90\u202f000\u00a0km'],
  [{ term: 'timingBelt', modifiers: ['toReplace'] }, 'une courroie de distribution à remplacer'],
  [{ term: 'emissionClass', name: 'Euro 6d' }, 'respecte la norme Euro 6d'],
  [
    { term: 'makerWarrantyUntil', date: { year: 2027, month: 3 } },
    'la garantie constructeur jusqu’en mars 2027',
  ],
  [{ term: 'scratch', places: [{ term: 'door', modifiers: ['left'] }] }, 'une rayure sur la porte gauche'],
  [
    { term: 'rust', modifiers: ['small'], places: [{ term: 'wing', modifiers: ['rear', 'right'] }] },
    'de petites traces de rouille sur l’aile arrière droite',
  ],
  [
    {
      term: 'damage',
      modifiers: ['front'],
      places: [
        { term: 'bumper', modifiers: [] },
        { term: 'headlight', modifiers: ['right'] },
      ],
    },
    'des dommages à l’avant touchant le pare-chocs et le phare droit',
  ],
  [{ term: 'oneOwner' }, 'n’a connu qu’un seul propriétaire'],
])('%o is said "%s"', (given, said) => {
  expect(sayMeaning(meaning(given))?.listed).toBe(said);
});

test.each<Partial<Meaning> & Pick<Meaning, 'term'>>([
  { term: 'clutch' },
  { term: 'trimLine' },
  { term: 'oneOwner', modifiers: ['broken'] },
  { term: 'womanOwned' },
])('%o is left unsaid', (given) => {
  expect(sayMeaning(meaning(given))).toBeUndefined();
});

test.each([
  ['cambio che gratta in terza', 'une boîte de vitesses qui craque en troisième'],
  ['cambio che gratta', 'une boîte de vitesses qui craque'],
  ['cambio rumoroso', 'une boîte bruyante'],
])('"%s" is said "%s"', (typed, said) => {
  expect(sayMeaning(meaning({ term: 'gearbox', modifiers: ['noisy'] }), { typed })?.listed).toBe(said);
});
