import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: ['{who} {x} ed {y}<, con {km} percorsi>.', 'Di {who} si conosce la storia: {x} ed {y}.'],
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
    say: [
      '{who} {x} e ha {ha y}<; i chilometri percorsi sono {kmn}>.',
      '{who} ha {ha y} e {x}<, per {km} in tutto>.',
    ],
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
    say: [
      '{who} {x}<, con {km} percorsi>.',
      '{who}<, {km} all’attivo,> {x}.',
      'fewKm :: {who} ha soltanto {km} e {x}.',
    ],
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
    say: [
      '{who} ha {ha x}<, e {km} percorsi>.',
      '{who} si presenta con {ha x}<; i chilometri percorsi sono {kmn}>.',
      'manyKm :: {who} ha {km}, ma anche {ha x}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newInspection'],
      [
        'waterPump',
        'flywheel',
        'clutch',
        'brakePads',
        'brakeDiscs',
        'newTyres',
        'serviceJustDone',
        'oilChange',
        'newInspection',
      ],
    ],
    say: [
      '{who} ha già {ha x} e {ha y}<, con {km} percorsi>.',
      'I lavori più onerosi su {who} sono già stati eseguiti: {x} e {y}.',
    ],
  },
  {
    of: [
      [
        'timingBelt',
        'timing',
        'timingChain',
        'clutch',
        'serviceJustDone',
        'newInspection',
        'inspection',
        'newTyres',
      ],
    ],
    say: [
      '{who} ha {ha x}<, e {km} percorsi>.',
      '{who} parte con {ha x}<; i chilometri percorsi sono {kmn}>.',
      'thrifty :: Una spesa in meno da prevedere: {who} ha {ha x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: ['{who} ha {ha x}<: {km}>.', '{who} ha {km} alle spalle e {ha x}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: [
      '{who} è dotat@ {di x}<, e ha percorso {km}>.',
      'commuter :: Per chi percorre molta strada, {who} ha {x}<; finora i chilometri sono {kmn}>.',
      'thrifty :: {who} viaggia con {x}<, e ha {km} all’attivo>.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty', 'heatPump', 'fastCharging']],
    say: ['{who} si presenta con {x}<; i chilometri percorsi sono {kmn}>.'],
  },
  {
    of: ['manySeats'],
    say: [
      '{who} ha {x}<, e {km} percorsi>.',
      'family :: {who} porta una famiglia numerosa: ha {x}<, e {km} percorsi>.',
    ],
  },
  {
    of: [['towHook', 'slidingDoors', 'slidingDoor', 'thirdRow', 'slidingSeats', 'wheelchairRamp']],
    say: [
      '{who} è dotat@ {di x}<, e ha {km}>.',
      '{who} ha {x}, dettaglio che ne definisce l’uso<; i chilometri sono {kmn}>.',
    ],
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
    say: [
      '{who} è allestit@ per il lavoro, con {x}<, e ha {km}>.',
      '{who} si usa dal primo giorno grazie {a x}<; i chilometri sono {kmn}>.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: ['{who} è pront@ per viaggiare e fermarsi, con {x}<; i chilometri sono {kmn}>.'],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: ['{who} affronta il fuoristrada con {x}<, e ha {km}>.'],
  },
  {
    of: [['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}<, con {km} percorsi>.', 'Fra le auto della sua epoca {who} ha un vantaggio: {x}.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: ['{who} conserva {x}<, con {km} percorsi>.'],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered', 'newDriversAllowed', 'neverTrack']],
    say: ['{who} {x}<, e ha {km} all’attivo>.'],
  },
  {
    of: [['makerWarrantyUntil', 'maintenanceIncluded', 'warrantyMonths']],
    say: [
      '{who} è copert@ {da x}<, e ha percorso {km}>.',
      '{who} ha ancora {x}<; i chilometri percorsi sono {kmn}>.',
    ],
  },
  {
    of: [
      [
        'adaptiveCruise',
        'assistSystems',
        'surroundCamera',
        'massageSeats',
        'ventilatedSeats',
        'panoramicRoof',
        'openingPanoramicRoof',
        'airSuspension',
        'parkingHeater',
        'rearSteering',
        'ceramicBrakes',
        'foldingHardTop',
        'hardTop',
        'electricTop',
        'matrixLights',
      ],
    ],
    say: [
      '{who} ha un equipaggiamento di rilievo, a partire {da x}<; i chilometri percorsi sono {kmn}>.',
      '{who} si distingue per {x}<, e ha percorso {km}>.',
    ],
  },
];
