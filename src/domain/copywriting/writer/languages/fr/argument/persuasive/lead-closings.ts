import type { Argument } from '../../../../argument/arguments.ts';

/** Last sentences that come back to the thing that led, with one next step. */
export const leadClosings: readonly Argument[] = [
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      'Le propriétaire suivant, c’est peut-être vous : appelez-nous.',
      'Appelez-nous si vous voulez écrire la suite.',
      'Un seul nom avant le vôtre : venez {la} voir.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      'Il lui faut un nouveau garage : [appelez-nous|passez {la} voir].',
      'Faites-lui une place au garage, et appelez-nous.',
    ],
  },
  { of: ['nonSmoker'], say: ['Ouvrez la portière, respirez, décidez : nous vous attendons.'] },
  {
    of: [
      [
        'serviced',
        'servicedByMaker',
        'serviceHistory',
        'servicesDone',
        'serviceBook',
        'serviceBookKept',
        'serviceInvoices',
      ],
    ],
    say: [
      'L’entretien est clair, le reste se voit sur place : [appelez-nous|prenez rendez-vous].',
      'Posez vos questions sur l’entretien, nous avons les réponses.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'newTyres', 'serviceJustDone']],
    say: [
      'La dépense est faite, il reste à rouler : appelez-nous.',
      'Le plus cher est derrière : venez {la} voir.',
    ],
  },
  { of: ['motorwayMileage'], say: ['La route continue : [appelez-nous|venez {la} voir].'] },
  {
    of: [
      ['classicRegistered', 'classicCertificate', 'originalPlates', 'originalDocuments', 'matchingNumbers'],
    ],
    say: [
      'Venez lire les papiers autant que la carrosserie.',
      'Ces papiers-là se regardent à deux : prenons rendez-vous.',
    ],
  },
  { of: ['newDriversAllowed'], say: ['Permis en poche ? Venez {la} voir.'] },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'Calculez votre prochain plein, puis appelez-nous.',
      'Venez {la} voir, et faites vos comptes au retour, devant la pompe.',
    ],
  },
  {
    of: [['ownedBattery', 'batteryHealth']],
    say: [
      'La batterie n’est plus une question, il reste à venir {la} voir.',
      'Venez {la} voir : pour la batterie, tout est dit.',
    ],
  },
  {
    of: [['fastCharging', 'heatPump', 'range']],
    say: ['Le temps d’une recharge, et vous aurez fait le tour : venez {la} voir.'],
  },
  {
    of: [['manySeats', 'thirdRow']],
    say: [
      'Venez aussi nombreux que vous voulez, il y a la place.',
      'Faites asseoir tout le monde, puis décidez.',
    ],
  },
  { of: [['slidingDoors', 'slidingSeats']], say: ['Venez faire coulisser tout cela vous-même.'] },
  {
    of: [
      ['shelving', 'workshopFitting', 'refrigeration', 'tipperBed', 'threeWayTipper', 'tailLift', 'crane'],
    ],
    say: ['Apportez vos outils, vous verrez qu’ils ont leur place.', 'Venez voir l’équipement de près.'],
  },
  { of: [['bed', 'kitchen', 'campingKit', 'awning', 'shower']], say: ['Venez faire le tour de la maison.'] },
  {
    of: [['winch', 'diffLock', 'lowRange', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Mettez des bottes, et venez regarder dessous.',
      'Venez {la} voir de près, de dessus et de dessous.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Ce que vous avez à tirer, dites-le-nous, et venez {la} voir.',
      'Votre remorque est prête ? Appelez-nous.',
    ],
  },
  {
    of: [['foldingHardTop', 'electricTop', 'hardTop']],
    say: ['Choisissez un jour de soleil, nous ouvrirons le toit.', 'Guettez l’éclaircie, et appelez-nous.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: ['Venez {la} voir un jour de ciel bleu.', 'Asseyez-vous, levez les yeux, et appelez-nous ensuite.'],
  },
  { of: [['payload', 'towCapacity']], say: ['Dites-nous ce que vous transportez, et venez {la} voir.'] },
  { of: [['sportExhaust', 'ceramicBrakes']], say: ['Venez l’entendre, c’est déjà une réponse.'] },
];
