import type { Argument } from '../../../../argument/arguments.ts';

/** Services, papers, tyres, what the car has been through. */
export const careReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      '{auto} est vendu@ avec {un x} et {un y} : deux dépenses de moins à prévoir.',
      'Deux postes importants de l’entretien sont déjà traités : {x0} et {y0}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain']],
    say: [
      'Sur un point que l’on vérifie toujours, la réponse est claire : {x0}.',
      'thrifty :: C’est une dépense importante dans un budget : {auto} est vendu@ avec {un x}.',
    ],
  },
  {
    of: [['clutch', 'serviceJustDone']],
    say: [
      '{auto} est vendu@ avec {un x}, une dépense de moins à prévoir.',
      'thrifty :: Au moment de faire ses comptes, il est utile de savoir que {auto} est vendu@ avec {un x}.',
    ],
  },
  {
    of: ['newTyres'],
    say: [
      'Avec {x}, il n’y a pas de train de pneus à prévoir à l’achat.',
      'thrifty :: Les pneus coûtent cher, et {auto} est vendu@ avec {un x}.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Avec {x}, on roule toute l’année sans changer de pneus à chaque saison.',
      '{x} (sert/servent) l’été comme l’hiver.',
    ],
  },
  {
    of: ['winterTyres'],
    say: [
      'Sur une route froide ou enneigée, {x} (améliore/améliorent) l’adhérence.',
      'L’hiver est prévu, avec {un x}.',
    ],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: [
      'Pour l’autre saison, il y a {un x}.',
      '{x} (permet/permettent) de changer de saison sans nouvel achat.',
    ],
  },
  {
    of: [['brakePads', 'brakeDiscs']],
    say: [
      'Côté freins, {auto} est vendu@ avec {un x}.',
      'Pour le freinage, un poste est déjà traité : {x0}.',
    ],
  },
  {
    of: ['oneOwner', 'garaged'],
    say: [
      '{auto} {x} et {y}, ce qui en dit long sur le soin reçu.',
      'Son passé est simple à retracer : {auto} {x} et {y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      '{auto} {x}, et son passé est facile à retracer.',
      'Un passé simple rassure à l’achat : {auto} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      '{auto} {x}, à l’abri du soleil et de la pluie.',
      'Un détail compte pour la carrosserie : {auto} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      '{auto} {x}, et cela se remarque dans l’habitacle.',
      'Pour l’intérieur, un point est à noter : {auto} {x}.',
    ],
  },
  {
    of: [['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'digitalServiceBook']],
    say: [
      'Grâce {à x}, on peut vérifier comment {auto} a été suivi@.',
      '{auto} est vendu@ avec {un x}, et le suivi peut donc se vérifier.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Ce qui a été fait peut se vérifier : {auto} est vendu@ avec {un x}.',
      '{x} (permet/permettent) de vérifier ce qui a été fait.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      '{auto} {x}, un point rassurant au moment d’acheter.',
      'Sur le suivi, l’essentiel est connu : {auto} {x}.',
    ],
  },
  {
    of: ['newInspection'],
    say: [
      'Une démarche de moins pour l’acheteur : {auto} est vendu@ avec {un x}.',
      '{auto} a {un x}, et l’on peut prendre la route sans cette démarche.',
    ],
  },
  {
    of: ['inspection'],
    say: ['Côté papiers, {auto} a {un x}.', '{auto} est présenté@ avec {un x}.'],
  },
  {
    of: ['keys'],
    say: ['{auto} est livré@ avec {un x}.', 'À la remise du véhicule, l’acheteur reçoit {un x}.'],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      '{auto} {x}, une information utile juste après le permis.',
      'newDriver :: Quand le permis est récent, il faut le savoir : {auto} {x}.',
    ],
  },
  {
    of: [['restored', 'conserved']],
    say: [
      'Pour les amateurs de voitures anciennes, un point compte : {x0}.',
      'Sur un modèle de cet âge, on regarde d’abord l’état : ici, {x0}.',
    ],
  },
  {
    of: [['allOriginal', 'neverRestored']],
    say: [
      'Pour les amateurs d’authenticité, {auto} {x}.',
      '{auto} {x}, ce que recherchent beaucoup d’amateurs.',
    ],
  },
  {
    of: ['rustFree'],
    say: [
      '{auto} {x}, et c’est l’un des premiers points à vérifier sur un véhicule âgé.',
      'Côté carrosserie, un point rassure : {auto} {x}.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: [
      'Côté papiers, {auto} bénéficie {de x}.',
      '{auto} bénéficie déjà {de x}, une démarche de moins à faire.',
    ],
  },
];
