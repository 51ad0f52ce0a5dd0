import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: ['{who} {x} ed {y}.', 'Di {who} si conosce la storia: {x} ed {y}.'],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      [
        'serviceHistory',
        'servicesDone',
        'serviceBook',
        'serviceBookKept',
        'serviceInvoices',
        'digitalServiceBook',
      ],
    ],
    say: ['{who} {x} e ha {ha y}.', '{who} ha {ha y} e {x}.'],
  },
  {
    of: [
      [
        'oneOwner',
        'oneDriver',
        'firstOwner',
        'garaged',
        'neverCrashed',
        'nonSmoker',
        'serviced',
        'servicedByMaker',
      ],
    ],
    say: ['{who} {x}.', '{who} {x}.', 'fewKm :: {who} ha soltanto {km} e {x}.'],
  },
  {
    of: [
      [
        'serviceHistory',
        'servicesDone',
        'serviceBook',
        'serviceBookKept',
        'digitalServiceBook',
        'serviceInvoices',
        'workInvoices',
      ],
    ],
    say: ['{who} ha {ha x}.', '{who} si presenta con {ha x}.', 'manyKm :: {who} ha {km}, ma anche {ha x}.'],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone'],
      ['waterPump', 'flywheel', 'clutch', 'brakePads', 'brakeDiscs', 'serviceJustDone', 'oilChange'],
    ],
    say: [
      '{who} ha già {ha x} e {ha y}.',
      'I lavori più onerosi su {who} sono già stati eseguiti: {x} e {y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone']],
    say: [
      '{who} ha {ha x}.',
      '{who} parte con {ha x}.',
      'thrifty :: Una spesa in meno da prevedere: {who} ha {ha x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: ['{who} ha {ha x}.', '{who} ha {km} alle spalle e {ha x}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: [
      '{who} è dotat@ {di x}.',
      'commuter :: Per chi percorre molta strada, {who} ha {x}.',
      'thrifty :: {who} viaggia con {x}.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty', 'heatPump', 'fastCharging']],
    say: ['{who} si presenta con {x}.'],
  },
  {
    of: ['manySeats'],
    say: ['{who} ha {un x}.', 'family :: {who} porta una famiglia numerosa: ha {un x}.'],
  },
  {
    of: [
      [
        'shelving',
        'workshopFitting',
        'refrigeration',
        'insulatedBody',
        'tipperBed',
        'threeWayTipper',
        'tailLift',
        'crane',
        'payload',
        'ladderRack',
        'cargoBed',
      ],
    ],
    say: ['{who} è allestit@ per il lavoro, con {x}.', '{who} si usa dal primo giorno grazie {a x}.'],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: ['{who} è pront@ per viaggiare e fermarsi, con {x}.'],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: ['{who} affronta il fuoristrada con {x}.'],
  },
  {
    of: [['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}.', 'Fra le auto della sua epoca {who} ha un vantaggio: {x}.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: ['{who} conserva {x}.'],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered', 'newDriversAllowed', 'neverTrack']],
    say: ['{who} {x}.'],
  },
  {
    of: [['makerWarrantyUntil', 'maintenanceIncluded', 'warrantyMonths']],
    say: ['{who} è copert@ {da x}.', '{who} ha ancora {x}.'],
  },
];
