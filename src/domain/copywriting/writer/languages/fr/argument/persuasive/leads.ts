import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: [
      'Si le passé d’une voiture compte pour vous, {who} {x} et {y}.',
      '{who} {x} et {y} : vous savez d’où {il} vient.',
    ],
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
      '{who} {x} et se vend avec {un y} : vous pouvez vérifier son passé.',
      'Avant d’acheter, vous voulez savoir comment une voiture a été suivie. {who} {x} et se vend avec {un y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      '{who} {x}.',
      'Vous préférez un passé simple à retracer ? {who} {x}.',
      '{who} a parcouru {km} et {x}.',
      'thrifty :: Un achat d’occasion commence par le passé : {who} {x}.',
    ],
  },
  {
    of: [['garaged', 'neverCrashed', 'nonSmoker']],
    say: [
      'Si vous cherchez une voiture traitée avec soin, {who} {x}.',
      'Le passé d’une voiture compte, et {who} {x}.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      'Si votre première question porte sur le suivi, {who} {x}.',
      '{who} {x}, et vous achetez plus sereinement.',
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
      '{who} est vendu@ avec {un x} : vous pouvez vérifier ce qui a été fait.',
      'Comment a-t-on suivi {who} ? Vous pouvez le vérifier avec {x}.',
      'manyKm :: {who} a parcouru {km} et se vend avec {un x}, que vous pourrez consulter.',
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
      '{who} est vendu@ avec {un x} et {un y} : deux dépenses de moins pour vous.',
      'Voici deux dépenses que vous n’aurez pas à prévoir avec {who} : {x0} et {y0}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newTyres']],
    say: [
      '{who} est vendu@ avec {un x}, une dépense de moins pour vous.',
      'thrifty :: Si vous faites vos comptes, commencez par ceci : {who} est vendu@ avec {un x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: [
      'Si le compteur est votre première question, {who} affiche {un x}.',
      '{who} affiche {un x}, et c’est un doute de moins pour vous.',
    ],
  },
  {
    of: [['neverRestored', 'allOriginal', 'rustFree']],
    say: [
      'Si l’état d’une voiture compte pour vous, {who} {x}.',
      'Vous regardez d’abord l’état ? {who} {x}.',
    ],
  },
  {
    of: [['restored', 'conserved']],
    say: [
      'Si vous aimez les voitures anciennes, regardez {who} : {x0}.',
      'Vous regardez d’abord l’état ? Pour {who}, voici ce qui compte : {x0}.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: [
      'Si vous cherchez une voiture de collection, {who} bénéficie {de x}.',
      '{who} bénéficie déjà {de x}, et vous avez une démarche de moins à faire.',
    ],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: [
      'Si vous collectionnez, ce point compte : {who} a {un x}.',
      '{who} est vendu@ avec {un x}, ce que vous apprécierez en collection.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: ['newDriver :: Si vous venez d’obtenir votre permis, {who} {x}.', '{who} {x}.'],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: [
      'Si vous surveillez vos dépenses de carburant, {who} dispose {de x}.',
      'commuter :: Si vous roulez beaucoup chaque mois, {who} dispose {de x}.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range']],
    say: [
      'Vous vous demandez ce que vaut la batterie ? {who} offre {un x}.',
      'Avant l’achat, on s’informe sur la batterie : {who} offre {un x}.',
    ],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox']],
    say: [
      'Pour vous simplifier la vie au quotidien, {who} est proposé@ avec {un x}.',
      '{who} est proposé@ avec {un x}, et vous y gagnez en confort d’usage.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: Si vous partez à plusieurs, {who} offre {x0}.',
      'family & !twoDoors & !cargo :: Si votre famille est nombreuse, {who} offre {x0}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingSeats', 'thirdRow']],
    say: [
      '{who} possède {un x}, et vous l’apprécierez avec des passagers.',
      'family :: Avec des enfants, vous cherchez du pratique : {who} possède {un x}.',
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
      'Vous pouvez travailler dès le premier jour : {who} dispose {de x}.',
      '{who} est équipé@ pour votre travail, avec {un x}.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      'Si vous aimez voyager en toute liberté, {who} dispose {de x}.',
      'Pour partir avec le nécessaire à bord, vous avez {who}, avec {un x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Si vous quittez souvent les routes, {who} dispose {de x}.',
      'Pour vos chemins difficiles, {who} est équipé@, avec {un x}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Si vous avez une remorque ou des vélos, {who} dispose {de x}.',
      'Avec {un x}, {who} peut tirer votre remorque.',
    ],
  },
  {
    of: [['foldingHardTop', 'hardTop', 'electricTop']],
    say: [
      '{who} a {un x}, et vous en profitez en toute saison.',
      'Si vous aimez rouler à l’air libre, {who} a {un x}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Si vous aimez la lumière à bord, {who} possède {un x}.',
      '{who} possède {un x}, et vous roulez dans un habitacle lumineux.',
    ],
  },
  {
    of: [['adaptiveCruise', 'blindSpot']],
    say: [
      'Si vous roulez beaucoup, vous apprécierez une aide au volant : {who} dispose {de x}.',
      'onTrips :: Pour vos voyages, {who} dispose {de x}.',
    ],
  },
  {
    of: [['surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'inCity :: Si vous vous garez chaque jour en ville, {who} dispose {de x}.',
      'Si vous n’aimez pas les manœuvres, {who} dispose {de x}.',
    ],
  },
  {
    of: [['heatedSeats', 'ventilatedSeats', 'massageSeats']],
    say: [
      'Si vous cherchez du confort, {who} possède {un x}.',
      'comfortable :: Le confort se juge d’abord assis : {who} possède {un x}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      'Si vous voyagez avec une personne en fauteuil, {who} dispose {de x}.',
      '{who} est adapté@ à vos besoins, avec {un x}.',
    ],
  },
  {
    of: [['payload', 'towCapacity']],
    say: [
      'Si vous transportez lourd, {who} offre {un x}.',
      'atWork :: Pour votre travail, une donnée compte : {who} offre {un x}.',
    ],
  },
];
