import type { Argument } from '../../../argument/arguments.ts';

const records = [
  ...(['serviceHistory', 'serviceBook', 'serviceBookKept', 'digitalServiceBook'] as const),
  ...(['serviceInvoices', 'workInvoices'] as const),
] as const;

/** Care, papers, gas, battery and work: what belongs together, each with what it is good for. Sober, for the professional style. */
export const careReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      'It {has x} and {has y}: two jobs that are not waiting for the next owner.',
      'Two larger jobs are behind it: it {has x} and {has y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'clutch', 'turbo']],
    say: [
      'It {has x}, so that expense is already behind it.',
      'It {has x}, one larger job fewer to plan for.',
    ],
  },
  {
    of: ['brakePads', 'brakeDiscs'],
    say: ['For the brakes, it {has x} and {has y}.'],
  },
  {
    of: [['brakePads', 'brakeDiscs', 'brakes']],
    say: ['It {has x}, something worth knowing about any used car.'],
  },
  {
    of: [['serviceJustDone', 'lastService']],
    say: [
      'It {has x}, so it starts its next stage with recent maintenance.',
      'Maintenance is up to date: it {has x}.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker', 'servicesDone'], records],
    say: [
      'It {x}, and {the y} can be seen on site.',
      'It {x}; {the y} can be looked through at the viewing.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker', 'servicesDone']],
    say: ['It {x}, and that counts for the years to come.', 'It {x}.'],
  },
  {
    of: [records, ['keys', 'manuals']],
    say: ['The paperwork is in place: {x}, together with {y}.'],
  },
  {
    of: [records],
    say: ['{the x} (shows/show) what has been done and when.', 'What has been done can be read in {the x}.'],
  },
  {
    of: ['keys'],
    say: ['{x} (comes/come) with it.'],
  },
  {
    of: ['oneOwner', 'garaged'],
    say: ['It {x} and {y}, so little of its past is unknown.', 'It {x}, and it {y}.'],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: ['It {x}, which makes for a short and clear history.'],
  },
  {
    of: ['garaged'],
    say: ['It {x}, which is good for paint and plastics.', 'It {x}, out of sun and frost.'],
  },
  {
    of: ['nonSmoker'],
    say: ['It {x}, as the cabin confirms.'],
  },
  {
    of: ['neverCrashed'],
    say: ['It {x}, one of the first questions about a used car.'],
  },
  {
    of: [['inspection', 'newInspection']],
    say: ['It {has x}, so there is no test to arrange straight away.'],
  },
  {
    of: ['starterBattery'],
    say: ['It {has x}, which matters on cold mornings.'],
  },
  {
    of: [
      ['lpgSystem', 'cngSystem', 'gasSystem'],
      ['tanksInspection', 'gasTanks', 'lpgTank', 'cngTanks'],
    ],
    say: ['It has {x}, with {y} to go with it.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: ['{the x} offers a second fuel to choose from.'],
  },
  {
    of: ['heatPump', 'fastCharging'],
    say: ['{the x} helps in the cold season, and {y} shortens stops on a journey.'],
  },
  {
    of: ['heatPump'],
    say: ['In winter {the x} heats the cabin with less energy from the battery.'],
  },
  {
    of: ['fastCharging'],
    say: ['{x} shortens stops on a journey.', 'onTrips :: On long journeys {x} shortens the stops.'],
  },
  {
    of: ['batteryHealth'],
    say: [
      'The state of the battery is on record: {x}.',
      'The state of the battery is no unknown: it has {x}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: ['It has {x}, so there is no monthly battery rent.'],
  },
  {
    of: [['chargingCable', 'chargingCables', 'wallbox']],
    say: ['{x} (comes/come) with it, so charging can begin at once.'],
  },
  {
    of: ['plugIn'],
    say: ['{the x} covers shorter trips on electricity.'],
  },
  {
    of: [
      ['shelving', 'workshopFitting'],
      ['bulkhead', 'cargoLining', 'ladderRack'],
    ],
    say: ['{x} and {y} keep tools and materials in order.', '{x} and {y} are ready for the working day.'],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: ['{the x} keeps tools and parts in order.'],
  },
  {
    of: [['bulkhead', 'cargoLining']],
    say: ['{the x} (protects/protect) the cab and the panels from the load.'],
  },
  {
    of: ['payload'],
    say: ['It has {x}, the figure most van buyers ask for first.'],
  },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: ['{the x} keeps goods cold on the way.'],
  },
  {
    of: [['tailLift', 'crane']],
    say: ['Heavy goods are loaded with less effort by means of {x}.'],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: ['{the x} unloads earth, gravel or cuttings without a shovel.'],
  },
  {
    of: ['registeredTruck'],
    say: ['It {x}, which matters to those who need it for business.'],
  },
  {
    of: ['bed', ['kitchen', 'fridge', 'livingHeater']],
    say: ['{x} and {y} make nights away comfortable.'],
  },
  {
    of: [['solarPanel', 'inverter']],
    say: ['Away from a socket, {the x} (is/are) useful on a longer stop.'],
  },
  {
    of: ['wheelchairRamp'],
    say: ['{the x} lets a wheelchair user travel without leaving the chair.'],
  },
  {
    of: ['makerWarrantyUntil'],
    say: ['It has {x}, so cover does not end with the sale.'],
  },
  {
    of: ['newDriversAllowed'],
    say: ['It {x}, which can be decisive for a first car.'],
  },
  {
    of: ['electricTop'],
    say: ['{the x} opens without anyone leaving the seat.'],
  },
  {
    of: [['softTop', 'hardTop']],
    say: ['When the weather turns, {the x} closes the car.'],
  },
  {
    of: ['foldingHardTop'],
    say: ['{the x} makes it a closed car in winter and an open one in summer.'],
  },
  {
    of: ['paddles', ['drivingModes', 'sportSuspension', 'sportSeats', 'sportExhaust']],
    say: ['Those who like to drive will use {x} and {y}.'],
  },
  {
    of: ['drivingModes'],
    say: [
      '{the x} adapt the car to the road and the mood.',
      'The response is matched to the road through {the x}.',
    ],
  },
  {
    of: ['paddles'],
    say: ['{the x} change gear without taking a hand off the wheel.'],
  },
  {
    of: ['sportSuspension'],
    say: ['{the x} keeps the body steady in bends.'],
  },
];
