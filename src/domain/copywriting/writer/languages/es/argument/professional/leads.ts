import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: ['{who} {x} y {y}.', 'El pasado de {who} se conoce: {x} y {y}.'],
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
    say: ['{who} {x} y tiene {tiene y}.', '{who} cuenta con {y0} y {x}.'],
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
      '{who} {x}.',
      'Conviene empezar por su pasado: {who} {x}.',
      'fewKm :: {who} ha recorrido solo {km} y {x}.',
    ],
  },
  {
    of: [
      [
        ...([
          'serviceHistory',
          'servicesDone',
          'serviceBook',
          'serviceBookKept',
          'digitalServiceBook',
        ] as const),
        ...(['serviceInvoices', 'workInvoices'] as const),
      ],
    ],
    say: [
      '{who} tiene {tiene x}.',
      '{who} se entrega con {x0}.',
      'manyKm :: {who} ha recorrido {km} y tiene {tiene x}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone'],
      [
        'waterPump',
        'flywheel',
        'clutch',
        'brakePads',
        'brakeDiscs',
        'newTyres',
        'serviceJustDone',
        'oilChange',
      ],
    ],
    say: [
      '{who} tiene ya {tiene x} y {tiene y}.',
      'En {who} ya están hechos los trabajos más costosos: tiene {tiene x} y {tiene y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newTyres']],
    say: ['{who} tiene {tiene x}.', 'thrifty :: Con un gasto menos por delante, {who} tiene {tiene x}.'],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: ['{who} tiene {tiene x}.', '{who} se ofrece con {x0}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: [
      '{who} está equipado con {x0}.',
      'commuter :: Para quien recorre muchos kilómetros, {who} dispone de {x0}.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty', 'heatPump', 'fastCharging']],
    say: ['{who} cuenta con {x0}.', '{who} se ofrece con {x0}.'],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: {who} tiene {x}.',
      'family & !twoDoors & !cargo :: Para una familia numerosa, {who} tiene {x}.',
    ],
  },
  {
    of: [
      [
        ...([
          'shelving',
          'workshopFitting',
          'refrigeration',
          'insulatedBody',
          'tipperBed',
          'threeWayTipper',
        ] as const),
        ...(['tailLift', 'crane', 'ladderRack', 'cargoBed'] as const),
      ],
    ],
    say: [
      '{who} está preparado para el trabajo, con {x0}.',
      'Para trabajar desde el primer día, {who} dispone de {x0}.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      '{who} está preparado para viajar y pasar la noche, con {x0}.',
      'Para viajar con lo necesario a bordo, {who} lleva {x0}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      '{who} está equipado para salir del asfalto, con {x0}.',
      'Para los terrenos difíciles, {who} lleva {x0}.',
    ],
  },
  {
    of: [['classicRegistered', 'restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}.', 'En un coche de esta edad el estado es lo primero: {who} {x}.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: ['{who} conserva {x}.', '{who} se ofrece con {x0}.'],
  },
  {
    of: [['newDriversAllowed', 'neverTrack', 'noSuperTax']],
    say: ['{who} {x}.', 'Conviene saber que {who} {x}.'],
  },
  {
    of: [['makerWarrantyUntil', 'maintenanceIncluded', 'warrantyMonths']],
    say: ['{who} cuenta con {x0}.', '{who} se entrega con {x0}.'],
  },
  {
    of: [['towHook']],
    say: [
      '{who} lleva {x0} y puede arrastrar un remolque.',
      'inCountry :: Para quien usa remolque, {who} dispone de {x0}.',
    ],
  },
  {
    of: [['foldingHardTop', 'hardTop', 'electricTop']],
    say: ['{who} lleva {x0}.', '{who} está equipado con {x0}.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: ['{who} lleva {x0}, que da luz al habitáculo.', 'Con {x0}, {who} ofrece un interior luminoso.'],
  },
  {
    of: [['adaptiveCruise', 'surroundCamera']],
    say: ['{who} dispone de {x0}.', '{who} está equipado con {x0}.'],
  },
  {
    of: [['slidingDoors', 'slidingSeats', 'thirdRow']],
    say: ['{who} tiene {tiene x}.', 'family :: Para una familia que necesita sitio, {who} tiene {tiene x}.'],
  },
  { of: ['wheelchairRamp'], say: ['{who} está adaptado con {x0}.', '{who} dispone de {x0}.'] },
  {
    of: [['payload', 'towCapacity']],
    say: ['{who} tiene {tiene x}.', 'atWork :: Para el trabajo cuenta un dato: {who} tiene {tiene x}.'],
  },
];
