import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker', 'serviceBookKept'],
    ],
    say: ['{who} {x} und {y}.', 'Die Vorgeschichte ist übersichtlich: ^{who} {x} und {y}.'],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviceHistory', 'serviceBook', 'serviceInvoices', 'digitalServiceBook', 'workInvoices'],
    ],
    say: ['{who} {x} und hat {einA y}.', '{who} {x}, vorhanden ist auch {ein y}.'],
  },
  {
    of: [
      ['serviced', 'servicedByMaker', 'servicesDone', 'serviceBookKept'],
      ['neverCrashed', 'nonSmoker', 'garaged'],
    ],
    say: ['{who} {x} und {y}.', 'Zur Vorgeschichte: ^{who} {x} und {y}.'],
  },
  {
    of: [
      [
        ...(['oneOwner', 'oneDriver', 'firstOwner', 'garaged', 'neverCrashed', 'nonSmoker'] as const),
        ...(['serviced', 'servicedByMaker', 'servicesDone', 'serviceBookKept'] as const),
      ],
    ],
    say: ['{who} {x}.', 'Zur Vorgeschichte: ^{who} {x}.'],
  },
  {
    of: [
      [
        ...(['serviceHistory', 'serviceBook', 'digitalServiceBook', 'serviceInvoices'] as const),
        ...(['workInvoices'] as const),
      ],
    ],
    say: [
      '{who} hat {einA x}.',
      'Bei {whoD} (lässt/lassen) sich {x} einsehen.',
      'manyKm :: {who} ist {km} gelaufen und hat {einA x}.',
    ],
  },
  {
    of: [
      [
        ...(['timingBelt', 'timing', 'timingChain', 'clutch', 'turbo', 'flywheel', 'engine'] as const),
        ...(['waterPump'] as const),
      ],
    ],
    say: [
      'Bei {whoD} ist zur Technik festgehalten: {x0}.',
      'Zum technischen Stand gibt es bei {whoD} eine Angabe: {x0}.',
    ],
  },
  {
    of: [['serviceJustDone', 'newInspection']],
    say: ['{who} hat {einA x}.', '{who} wird mit {einD x} angeboten.'],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'motorwayMileage', 'guaranteedMileage']],
    say: ['{who} hat {einA x}<, abzulesen sind {km}>.', '{who} wird mit {einD x} angeboten.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: ['{who} hat {einA x}.', '{who} ist mit {einD x} ausgestattet.'],
  },
  {
    of: [['tanksInspection']],
    say: ['Bei {whoD} ist festgehalten: {x0}.'],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty']],
    say: [
      'Bei {whoD} ist zur Batterie festgehalten: {x0}.',
      'Zur Batterie gibt es bei {whoD} eine Angabe: {x0}.',
    ],
  },
  {
    of: ['heatPump', ['fastCharging', 'wallbox', 'chargingCable', 'chargingCables']],
    say: ['{who} hat {einA x} und {einA y}.'],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox', 'plugIn']],
    say: ['{who} hat {einA x}.', '{who} ist mit {einD x} ausgestattet.'],
  },
  {
    of: [['manySeats']],
    say: [
      '{who} hat {einA x}.',
      'car & !twoDoors & !low :: {who} bietet Platz für die ganze Mannschaft: {x0}.',
    ],
  },
  {
    of: [['thirdRow', 'slidingDoors', 'slidingDoor', 'slidingSeats', 'wheelchairRamp']],
    say: ['{who} hat {einA x}.', '{who} ist mit {einD x} ausgestattet.'],
  },
  {
    of: [['towHook', 'towCapacity']],
    say: ['{who} hat {einA x}.', 'Für Anhänger gibt es bei {whoD} {einA x}.'],
  },
  {
    of: [
      [
        ...(['shelving', 'workshopFitting', 'tailLift', 'crane', 'refrigeration', 'insulatedBody'] as const),
        ...(['tipperBed', 'threeWayTipper', 'payload', 'ladderRack', 'cargoBed', 'bedCover'] as const),
        ...(['canvasTilt'] as const),
      ],
    ],
    say: ['{who} hat {einA x}.', 'Für die Arbeit bringt {who} {einA x} mit.'],
  },
  {
    of: [['registeredTruck', 'registeredCar', 'licenceB', 'newDriversAllowed']],
    say: ['{who} {x}.'],
  },
  {
    of: [
      [
        ...(['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning'] as const),
        ...(['livingHeater', 'fridge'] as const),
      ],
    ],
    say: ['{who} hat für unterwegs {einA x}.', '{who} ist mit {einD x} ausgestattet.'],
  },
  {
    of: [
      ['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard', 'allTerrainTyres'],
    ],
    say: ['{who} hat für das Gelände {einA x}.', 'Für unbefestigte Wege bringt {who} {einA x} mit.'],
  },
  {
    of: [['restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}.', 'Zum Zustand: ^{who} {x}.'],
  },
  {
    of: [
      [
        ...(['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate'] as const),
        ...(['classicRegistered'] as const),
      ],
    ],
    say: ['{who} hat {einA x}.', 'Zu {whoD} gehört auch das: {x0}.'],
  },
  {
    of: [['limitedEdition', 'specialEdition', 'numbered', 'neverTrack', 'exDemo', 'zeroKm']],
    say: ['{who} {x}.'],
  },
  {
    of: [['perfectCondition', 'excellentCondition', 'likeNew', 'wellKept']],
    say: ['{who} {x}.', 'Zum Zustand: ^{who} {x}.'],
  },
  {
    of: [['surroundCamera', 'adaptiveCruise', 'headUp', 'matrixLights', 'laserLights', 'nightVision']],
    say: ['{who} ist mit {einD x} ausgestattet.', '{who} bietet dem Fahrer {einA x}.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof', 'leather', 'leatherSeats', 'multiZoneClimate']],
    say: ['{who} ist mit {einD x} ausgestattet.', '{who} hat {einA x}.'],
  },
  {
    of: [['foldingHardTop', 'electricTop', 'hardTop', 'ceramicBrakes', 'bucketSeats', 'sportPackage']],
    say: ['{who} hat {einA x}.', '{who} ist mit {einD x} ausgestattet.'],
  },
];
