import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: ['{who} {x} et {y}.', 'Le passé de {who} est connu : {auto} {x} et {y}.'],
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
    say: ['{who} {x} et se vend avec {un y}.', 'Proposé@ avec {un y}, {who} {x}.'],
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
      'Le passé d’une voiture mérite l’attention : {who} {x}.',
      '{who} a parcouru {km} et {x}.',
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
      '{who} est vendu@ avec {un x}.',
      'Le suivi de {who} peut se vérifier, avec {x0}.',
      'manyKm :: {who} a parcouru {km} et se vend avec {un x}.',
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
      '{who} est vendu@ avec {un x} et {un y}.',
      'Deux dépenses ne sont plus à prévoir sur {who} : {x0} et {y0}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newTyres']],
    say: [
      '{who} est vendu@ avec {un x}.',
      'thrifty :: Une dépense de moins est à prévoir : {who} est vendu@ avec {un x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: ['{who} affiche {un x}.', 'Le parcours de {who} est connu : {x0}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: ['{who} dispose {de x}.', 'commuter :: Pour les longs parcours quotidiens, {who} dispose {de x}.'],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range']],
    say: [
      '{who} est proposé@ avec {un x}.',
      'La batterie est le premier point à connaître : {who} offre {un x}.',
    ],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox']],
    say: ['{who} est proposé@ avec {un x}.', 'Pour l’usage quotidien, {who} dispose {de x}.'],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: {who} offre {x0}.',
      'family & !twoDoors & !cargo :: Pour une famille nombreuse, {who} offre {x0}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingSeats', 'thirdRow']],
    say: [
      '{who} possède {un x}, pratique avec des passagers.',
      'family :: Pour une famille qui a besoin de place, {who} possède {un x}.',
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
      '{who} est prêt@ pour le travail, avec {un x}.',
      'Pour travailler dès le premier jour, {who} dispose {de x}.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      '{who} est équipé@ pour le voyage, avec {un x}.',
      'Pour voyager avec le nécessaire à bord, {who} dispose {de x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      '{who} est équipé@ pour sortir des routes, avec {un x}.',
      'Pour les terrains difficiles, {who} dispose {de x}.',
    ],
  },
  {
    of: [['neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}.', 'L’état est le premier point à vérifier : {who} {x}.'],
  },
  {
    of: [['restored', 'conserved']],
    say: [
      'Sur un modèle de cet âge, l’état prime : pour {who}, {x0}.',
      '{who} est proposé@ avec la mention suivante : {x0}.',
    ],
  },
  {
    of: [['classicRegistered', 'noSuperTax']],
    say: ['{who} bénéficie {de x}.', 'Sur le plan administratif, {who} bénéficie {de x}.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: ['{who} est proposé@ avec {un x}.', 'Pour un collectionneur, un point compte : {who} a {un x}.'],
  },
  {
    of: [['newDriversAllowed', 'neverTrack']],
    say: ['{who} {x}.', 'Il est utile de savoir que {who} {x}.'],
  },
  {
    of: ['towHook'],
    say: [
      '{who} dispose {de x}, pour une remorque ou des vélos.',
      'inCountry :: Pour l’usage d’une remorque, {who} dispose {de x}.',
    ],
  },
  {
    of: [['foldingHardTop', 'hardTop', 'electricTop']],
    say: [
      '{who} est équipé@ pour toutes les saisons, avec {un x}.',
      'Pour rouler à l’air libre, {who} a {un x}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      '{who} possède {un x}, qui éclaire tout l’habitacle.',
      'Avec {un x}, {who} offre un intérieur lumineux.',
    ],
  },
  {
    of: [['adaptiveCruise', 'surroundCamera']],
    say: [
      '{who} dispose {de x}, une aide appréciable au volant.',
      'Parmi les équipements de {who} figure {x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      '{who} est adapté@ au transport d’une personne en fauteuil, avec {un x}.',
      'Pour l’accès en fauteuil, {who} dispose {de x}.',
    ],
  },
  {
    of: [['payload', 'towCapacity']],
    say: ['{who} offre {un x}.', 'atWork :: Pour le travail, une donnée compte : {who} offre {un x}.'],
  },
];
