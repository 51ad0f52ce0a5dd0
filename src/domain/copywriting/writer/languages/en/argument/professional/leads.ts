import type { Argument } from '../../../../argument/arguments.ts';

const owners = ['oneOwner', 'oneDriver', 'firstOwner'] as const;
const records = [
  ...(['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'] as const),
  ...(['serviceInvoices', 'workInvoices'] as const),
] as const;
const care = ['serviced', 'servicedByMaker', 'servicesDone'] as const;

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [owners, ['garaged', ...care, 'neverCrashed', 'nonSmoker']],
    say: ['{who} {x} and {y}.', 'The history of {who} is straightforward: it {x} and {y}.'],
  },
  {
    of: [owners, records],
    say: ['{who} {x} and comes with {y}.', '{who} comes with {y} and {x}.'],
  },
  {
    of: [[...care, 'neverCrashed'], records],
    say: ['{who} {x}, as {the y} can show.', '{who} {x} and comes with {y}.'],
  },
  {
    of: [[...owners, 'garaged', 'neverCrashed', 'nonSmoker', ...care]],
    say: [
      '{who} {x}.',
      'fewKm :: {who} {x} and has covered only {km}.',
      '{who}<, with {km} on the clock,> {x}.',
    ],
  },
  {
    of: [records],
    say: [
      '{who} comes with {x}.',
      'manyKm :: {who} has covered {km}, and it comes with {x}.',
      'The past of {who} is on paper: it comes with {x}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch'],
      ['waterPump', 'flywheel', 'brakePads', 'brakeDiscs', 'serviceJustDone', 'newTyres', 'oilChange'],
    ],
    say: ['{who} {has x} and {has y}.', 'Important work on {who} has been done: it {has x} and {has y}.'],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo', 'engine']],
    say: ['{who} {has x}.', 'thrifty :: {who} {has x}, one item fewer to budget for.'],
  },
  {
    of: [['serviceJustDone', 'newInspection', 'lastService']],
    say: ['{who} {has x}.', '{who}<, with {km} on the clock,> {has x}.'],
  },
  {
    of: [['inspection', 'newTyres']],
    say: ['{who} has {x}.', '{who} is ready for the road with {x}.'],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: ['{who} has {x}.', '{who} has covered {km} and has {x}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: [
      '{who} is equipped with {x}.',
      'commuter :: For drivers who cover many kilometres, {who} has {x}.',
      'thrifty :: {who} has {x}, for buyers who watch the price of energy.',
    ],
  },
  {
    of: [
      ['batteryHealth', 'range'],
      ['ownedBattery', 'batteryWarranty', 'heatPump', 'fastCharging'],
    ],
    say: ['{who} has {x} and {y}.', 'On the battery side, {who} has {x} and {y}.'],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty', 'heatPump', 'fastCharging']],
    say: ['{who} has {x}.', '{who} is offered with {x}.'],
  },
  {
    of: ['manySeats'],
    say: ['{who} has {x}.', 'family & car :: {who} has {x} and takes a large family in one car.'],
  },
  {
    of: [
      [
        ...(['shelving', 'workshopFitting', 'refrigeration', 'insulatedBody', 'tipperBed'] as const),
        ...(['threeWayTipper', 'tailLift', 'crane', 'ladderRack', 'cargoBed', 'payload'] as const),
      ],
    ],
    say: ['{who} is equipped for work, with {x}.', '{who} can be put to work at once: it has {x}.'],
  },
  {
    of: [
      [
        ...(['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning'] as const),
        ...(['livingHeater', 'fridge'] as const),
      ],
    ],
    say: ['{who} is equipped for travelling and staying overnight, with {x}.'],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: ['{who} is equipped for off-road use, with {x}.', 'For difficult ground {who} has {x}.'],
  },
  {
    of: [
      ['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree'],
      ['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments'],
    ],
    say: ['{who} {x} and has {y}.', '{who} has {y} and {x}.'],
  },
  {
    of: [['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}.', 'Among cars of its age {who} has an advantage: it {x}.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: ['{who} has {x}.', 'Collectors will note that {who} has {x}.'],
  },
  {
    of: [
      [
        ...(['limitedEdition', 'specialEdition', 'numbered', 'newDriversAllowed', 'neverTrack'] as const),
        ...(['neverTowed', 'exDemo', 'wellKept', 'likeNew', 'perfectCondition'] as const),
        ...(['excellentCondition'] as const),
      ],
    ],
    say: ['{who} {x}.', '{who}<, with {km} on the clock,> {x}.'],
  },
  {
    of: ['wheelchairRamp'],
    say: ['{who} has {x}, so that a wheelchair user can travel too.'],
  },
  {
    of: [['sportPackage', 'ceramicBrakes', 'bucketSeats', 'sportExhaust']],
    say: ['{who} is equipped with {x}.', 'fast :: {who} is a car for keen drivers, with {x}.'],
  },
  {
    of: [['adaptiveCruise', 'matrixLights', 'surroundCamera', 'panoramicRoof', 'heatedSeats']],
    say: ['{who} is equipped with {x}, among other things.'],
  },
];
