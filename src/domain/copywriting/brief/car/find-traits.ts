import type { Meaning } from '../../vocabulary/meaning.ts';
import type { Car } from './car.ts';
import { characterOf } from './character-of-model.ts';
import { seatsMany } from './is-worth-praise.ts';
import type { Trait } from './traits.ts';

/** The traits of a car: what phrases may be chosen by. */
export function findTraits(car: Omit<Car, 'traits'>, thisYear: number): Set<Trait> {
  const found = new Set<Trait>();
  const add = (trait: Trait, holds: unknown) => {
    if (holds) found.add(trait);
  };
  addTechnical(car, add);
  addBody(car, add);
  addAgeAndValue(car, thisYear, add);
  addReader(car, add);
  const kinds = new Set(car.notes.map((note) => note.kind));
  add('damaged', car.condition === 'Semicollisione' || isStopped(car));
  add('stopped', isStopped(car));
  add('defective', kinds.has('damage'));
  add('rough', found.has('damaged') || isRough(car));
  add('equipped', kinds.has('equipment'));
  add('withHistory', kinds.has('history'));
  add('bare', isBare(car));
  return found;
}

/**
 * With more than two faults beyond looks that are understood, or with any and for the trade only: nobody buys it for what a
 * sound car is bought for. What is not understood makes no wreck of a car.
 */
function isRough({ notes }: Facts): boolean {
  const meanings = notes.flatMap((note) => note.meanings);
  const faults = notes.filter(
    ({ kind, meanings: said }) => kind === 'damage' && said.some((meaning) => !isOfLooks(meaning)),
  );
  const isForTrade = meanings.some(({ term }) => term === 'tradeOnly' || term === 'tradeOrExport');
  return faults.length > (isForTrade ? 0 : 2) || meanings.some(({ term }) => gravest.has(term));
}

const isOfLooks = ({ term, modifiers }: Meaning) =>
  marks.has(term) || (modifiers.length > 0 && modifiers.every((modifier) => worn.has(modifier)));

const marks: ReadonlySet<Meaning['term']> = new Set<Meaning['term']>([
  ...([
    'damage',
    'blemish',
    'scratch',
    'scratches',
    'parkingMarks',
    'dent',
    'dents',
    'parkingDents',
  ] as const),
  ...(['hailDamage', 'rustSpots', 'stoneChip', 'stain', 'tear', 'usageMarks', 'workMarks', 'wear'] as const),
  ...(['fadedPaint', 'peelingPaint', 'oneKey', 'deadPixels', 'mirrorCoverMissing', 'burn'] as const),
  ...(['stains', 'stoneChips'] as const),
  ...(['hailDents', 'touchUp', 'colourMismatch', 'filmBubbles', 'resinMarks', 'stickerMarks'] as const),
  ...(['stickersToRemove', 'dogHair', 'hole', 'holes', 'mapsMissing', 'keyWithoutRemote'] as const),
  // papers and the past want no workshop
  ...(['certificateReportedLost', 'lockingNutKeyLost', 'roadTaxArrears', 'rimsNotListed'] as const),
  ...(['tyresNotListed', 'deceasedOwner', 'successionDue', 'leaseToRedeem', 'toNationalise'] as const),
  ...(['standing', 'standingFor', 'stolenRecovered', 'recallDue', 'takataRecallDue'] as const),
]);
const worn: ReadonlySet<string> = new Set([
  ...[
    'worn',
    'scratched',
    'dented',
    'chipped',
    'torn',
    'stained',
    'faded',
    'toRepaint',
    'toPolish',
    'toClean',
  ],
  ...['missing', 'light', 'small', 'front', 'rear', 'left', 'right', 'driver', 'passenger'],
]);
const gravest: ReadonlySet<Meaning['term']> = new Set<Meaning['term']>([
  ...([
    'rustThrough',
    'overheats',
    'limpMode',
    'gearJumps',
    'floodDamage',
    'fireDamage',
    'noDocuments',
  ] as const),
  ...(['blueSmoke', 'whiteSmoke', 'seized', 'powerLoss'] as const),
]);

/** A car that does not run is bought to be repaired, whatever its condition is called. */
const isStopped = (car: Facts) =>
  car.notes.some(
    ({ text, meanings }) =>
      meanings.some(stopsTheCar) ||
      /non (?:è )?marciante|motore (?:da rifare|fuso|rotto|grippato)|testata .*da |non (?:parte|si accende)|(?:per|come|solo) (?:pezzi (?:di|da) )?ricambi?o?|da restaurare|si spegne subito|sinistrat[oa](?!\p{L})|(?:esplos|scoppiat)[oi] .{0,6}airbag/iu.test(
        text,
      ),
  );

function stopsTheCar({ term, modifiers }: Meaning): boolean {
  if (['doesNotRun', 'doesNotStart', 'forParts', 'toRestore'].includes(term)) return true;
  const isBroken = modifiers.some((modifier) => ['broken', 'toOverhaul', 'notWorking'].includes(modifier));
  return isBroken && (term === 'engine' || term === 'headGasket');
}

/** Nine seats carry people, whatever the body is called. */
const carriesPeople = (car: Facts) =>
  car.notes.some(({ meanings }) => meanings.some(seatsMany)) ||
  /tourer|kombi|passenger|multivan|caravelle/iu.test(car.model);

/** "Fulvia Coupé" need not be called a coupé again. */
function tellsBody({ model, body }: Facts): boolean {
  const names: Partial<Record<NonNullable<Facts['body']>, RegExp>> = {
    Coupé: /coup[eé]/iu,
    Cabrio: /cabrio|spider|roadster/iu,
    'Station Wagon': /wagon/iu,
    Furgone: /furgone/iu,
    Pickup: /pick/iu,
  };
  return body !== undefined && (names[body]?.test(model) ?? false);
}

const nameOf = ({ make, model }: Facts) => `${make} ${model}`;

type Add = (trait: Trait, holds: unknown) => void;
type Facts = Omit<Car, 'traits'>;

function addTechnical(car: Facts, add: Add) {
  const { fuelType: fuel, transmission: gearbox, driveType: drive, power = 0, displacement = 0 } = car;
  add('petrol', fuel === 'Benzina');
  add('diesel', fuel === 'Diesel');
  add('electric', fuel === 'Elettrico');
  add('hybrid', fuel === 'Ibrido');
  add('lpg', fuel === 'GPL');
  add('cng', fuel === 'Metano');
  add('hydrogen', fuel === 'Idrogeno');
  add('silent', fuel === 'Elettrico' || fuel === 'Idrogeno');
  add('combustion', fuel && fuel !== 'Elettrico' && fuel !== 'Idrogeno');
  add('manual', gearbox === 'Manuale');
  add('automatic', gearbox === 'Automatica' || gearbox === 'CVT');
  add('front', drive === 'Anteriore' || drive === 'FWD');
  add('rear', drive === 'Posteriore' || drive === 'RWD');
  add('all', drive === 'Integrale' || drive === '4x4' || drive === 'AWD');
  add('weak', power > 0 && power < 80);
  add('lively', power >= 140 || (power === 0 && characterOf(nameOf(car)).isStrong));
  add('strong', power >= 240 || (power === 0 && characterOf(nameOf(car)).isStrong));
  add('thirsty', displacement > 2600 || (power > 220 && fuel !== 'Elettrico' && fuel !== 'Ibrido'));
}

function addBody(car: Facts, add: Add) {
  const body = car.body;
  const type = new Set(car.vehicleTypes);
  const tall = ['SUV', 'Crossover', 'Monovolume', 'Pickup', 'Furgone'].includes(body ?? '');
  const low = ['Coupé', 'Cabrio', 'Sportiva'].includes(body ?? '');
  add('sedan', body === 'Berlina');
  add('suv', body === 'SUV');
  add('crossover', body === 'Crossover');
  add('hatch', body === 'Hatchback');
  add('wagon', body === 'Station Wagon');
  add('coupe', body === 'Coupé');
  add('cabrio', body === 'Cabrio');
  add('mpv', body === 'Monovolume');
  const character = characterOf(nameOf(car));
  const isPickup = body === 'Pickup' || (body === undefined && character.isPickup);
  add('pickup', isPickup);
  const isVan = (body === 'Furgone' || (body === undefined && character.isVan)) && !carriesPeople(car);
  add('van', isVan);
  add('sporty', body === 'Sportiva');
  add('city', body === 'Citycar' || type.has('Citycar') || character.isCity);
  add('bodyless', !body || tellsBody(car));
  add('compact', type.has('Compatta'));
  const isSmall =
    body === 'Citycar' ||
    body === 'Hatchback' ||
    type.has('Compatta') ||
    type.has('Citycar') ||
    (body === undefined && character.isSmall);
  add('small', isSmall && (car.power ?? 0) < 240);
  add('tall', tall || type.has('Fuoristrada'));
  add('low', low || type.has('Supercar') || (body === undefined && character.isLow));
  add('roomy', hasRoom(car));
  add('cargo', isVan || isPickup);
  add('car', !isVan && !isPickup);
  add('long', ['Berlina', 'Station Wagon', 'SUV', 'Monovolume', 'Furgone', 'Pickup'].includes(body ?? ''));
  add('spartan', character.isSpartan);
  add('twoDoors', car.doors !== undefined && car.doors <= 3);
  // The rear doors of a van are for goods.
  add('fiveDoors', car.doors !== undefined && car.doors >= 4 && !isVan);
  add('offroad', type.has('Fuoristrada'));
  add('supercar', type.has('Supercar'));
  add('luxury', type.has('Auto di lusso'));
  add(
    'sport',
    type.has('Sportiva') ||
      type.has('Supercar') ||
      body === 'Sportiva' ||
      (body === undefined && character.isSport),
  );
}

/** Room for people and things that a text may praise: never in a two-door or a low body. */
function hasRoom(car: Facts): boolean {
  if ((car.doors ?? 5) < 4) return false;
  if (car.body === 'Furgone') return carriesPeople(car);
  return ['Station Wagon', 'Monovolume', 'SUV', 'Crossover'].includes(car.body ?? '');
}

function addAgeAndValue(car: Facts, thisYear: number, add: Add) {
  const age = car.year === undefined ? undefined : thisYear - car.year;
  add('old', age !== undefined && age >= 15);
  add('classic', age !== undefined && age >= 25);
  add('recent', age !== undefined && age <= 3);
  add('fewKm', car.mileage !== undefined && car.mileage > 0 && car.mileage <= 25_000);
  add('manyKm', car.mileage !== undefined && car.mileage >= 150_000);
  add('cheap', car.price !== undefined && car.price <= 8_000);
  add('dear', car.price !== undefined && car.price >= 45_000);
  add('priced', car.price !== undefined);
  add('new', car.condition === 'Nuovo');
  add('used', car.condition === 'Usato');
  add('km0', car.condition === 'Km 0');
  add('company', car.condition === 'Aziendale');
  add('crashed', car.condition === 'Semicollisione');
  add('warranted', car.warranty && car.warranty !== 'Nessuna garanzia');
  add('unwarranted', car.warranty === 'Nessuna garanzia');
}

/** The trait by which phrases know that somebody or something was chosen to be addressed. */
export const readerTraits = {
  'Famiglia con bambini': 'family',
  'Uomo 40+': 'adult',
  'Donna 40+': 'adult',
  'Giovane donna (≤35)': 'young',
  'Giovane uomo (≤35)': 'young',
  Neopatentato: 'newDriver',
  Pendolare: 'commuter',
  'Attento allo stile': 'stylish',
  'Attento al budget': 'thrifty',
  Città: 'inCity',
  'Viaggi lunghi': 'onTrips',
  Campagna: 'inCountry',
  Lavoro: 'atWork',
  'Uso familiare': 'withFamily',
  'Uso misto': 'forAll',
  Sicurezza: 'safe',
  'Bassi consumi': 'frugal',
  'Performance / Sportività': 'fast',
  'Comfort / Silenziosità': 'comfortable',
  'Design / Stile': 'beautiful',
  'Caratteristiche esclusive': 'exclusive',
  'Rapporto qualità-prezzo': 'goodDeal',
  'Edizione limitata / Rarità': 'rare',
  'Facile parcheggio': 'easyParking',
  'Valore a lungo termine': 'lasting',
  'Perfetta per donna': 'forHer',
  'Perfetta per single': 'forOne',
  'Perfetta per over 70': 'forSenior',
} satisfies Record<Facts[Reader][number], Trait>;

type Reader = 'targetCustomers' | 'intendedUse' | 'sellingPoints';

function addReader(car: Facts, add: Add) {
  for (const label of [...car.targetCustomers, ...car.intendedUse, ...car.sellingPoints]) {
    add(readerTraits[label], true);
  }
}

/** Little more than a name, a date, a price: a text must live on what there is. */
function isBare(car: Facts): boolean {
  const given = [
    car.year,
    car.mileage,
    car.fuelType,
    car.color,
    car.transmission,
    car.power,
    car.price,
    car.driveType,
    car.displacement,
    car.doors,
    car.body,
    car.condition,
    car.warranty,
  ].filter((value) => value !== undefined).length;
  const aims = car.targetCustomers.length + car.intendedUse.length + car.sellingPoints.length;
  return given <= 3 && car.notes.length <= 3 && aims === 0;
}
