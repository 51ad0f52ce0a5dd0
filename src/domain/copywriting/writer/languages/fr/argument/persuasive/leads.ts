import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: [
      '{bref x}, {bref y} : {who} a un passé clair.',
      '{who} a une histoire courte à raconter : {bref x}, {bref y}.',
      'D’où vient {who} ? La réponse tient en une ligne : {bref x}, {bref y}.',
      'thrifty :: Acheter d’occasion sans deviner : {who} annonce {bref x}, {bref y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      [
        ...(['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept'] as const),
        ...(['serviceInvoices', 'digitalServiceBook'] as const),
      ],
    ],
    say: [
      '{bref x}, {y0} : {who} se lit avant de se conduire.',
      '{who} a de quoi répondre à vos questions : {bref x}, {y0}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      '{bref x} : {who} n’a qu’une histoire à raconter.',
      '{who} {x} en {km}.',
      'thrifty :: On achète aussi le passé d’une voiture, et {who} {x}.',
      '{who} {x} : on sait d’où {il} vient.',
      'inCity & small :: Toujours les mêmes mains au moment de se garer : {who} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      '{who} {x}, loin du gel et des coups de portière.',
      'La rue, {who} ne la connaît que de jour : {il} {x}.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      '{who} {x}, et la carrosserie a gardé ses lignes.',
      '{bref x} : {who} se regarde sans arrière-pensée.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      '{bref x} : on ouvre la portière, et {who} sent la voiture, rien d’autre.',
      'family :: {who} {x}, et avec des enfants à bord, cela compte.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      '{bref x} : {who} arrive avec des réponses.',
      '{who} {x} : voilà une question de moins.',
      'fast & strong :: Une mécanique pareille se respecte : {who} {x}.',
      'atWork & van :: Un outil de travail se juge à son entretien : {who} {x}.',
      'manyKm :: Les kilomètres comptent moins que l’entretien, et {who} {x}.',
    ],
  },
  {
    of: [
      [
        ...(['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept'] as const),
        ...(['digitalServiceBook', 'serviceInvoices', 'workInvoices'] as const),
      ],
    ],
    say: [
      '{x0} : {who} se lit avant de se conduire.',
      'Ce qui a été fait sur {who} se vérifie : {x0} à l’appui.',
      'manyKm :: {who} a parcouru {km}, {x0} à l’appui.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone'],
      [
        ...(['waterPump', 'flywheel', 'clutch', 'brakePads', 'brakeDiscs'] as const),
        ...(['newTyres', 'serviceJustDone', 'oilChange'] as const),
      ],
    ],
    say: [
      '{x0}, {y0} : {who} a ses grosses dépenses derrière {lui}.',
      'Les grosses factures sont passées avec {who} : {x0}, {y0}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'newTyres']],
    say: [
      '{x0} : avec {who}, une grosse dépense est déjà passée.',
      'thrifty :: Une grosse facture en moins sur la liste : {who} est vendu@ avec {un x}.',
    ],
  },
  {
    of: ['serviceJustDone'],
    say: ['{x0} : {who} n’attend plus que la route.', '{who} sort de l’atelier pour la bonne raison : {x0}.'],
  },
  {
    of: ['motorwayMileage'],
    say: [
      '{who} affiche {un x}, ceux qui usent le moins une mécanique.',
      'Tous les kilomètres ne se valent pas : {who} affiche {un x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      '{who} affiche {un x} : le compteur ne fait pas débat.',
      '{x0} : avec {who}, on sait ce que l’on achète.',
    ],
  },
  {
    of: [['neverRestored', 'allOriginal', 'rustFree']],
    say: ['{who} {x}, et cela se vérifie en tournant autour.', 'Venez chercher la petite bête : {who} {x}.'],
  },
  {
    of: [['restored', 'conserved']],
    say: [
      '{who}, ou le temps bien traité : {x0}.',
      'Il y a les anciennes fatiguées et les autres. Pour {who} : {x0}.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: ['{x0} : {who} a déjà ses papiers de noblesse.', '{who} est une ancienne reconnue : {x0}.'],
  },
  {
    of: [
      ['originalPlates', 'originalDocuments'],
      ['engine', 'classicRegistered', 'classicCertificate'],
    ],
    say: [
      '{x0}, {y0} : {who} se raconte pièces en main.',
      'Ce que les collectionneurs demandent en premier, {who} l’a : {x0}, {y0}.',
    ],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: [
      'Ce que les collectionneurs demandent en premier, {who} l’a : {x0}.',
      '{x0} : {who} n’a pas perdu son état civil.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'newDriver :: Le permis est tout neuf, et ce n’est pas un obstacle : {who} {x}.',
      '{who} {x}.',
      'newDriver :: La première question a déjà sa réponse : {who} {x}.',
    ],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      '{x0} : {who} change la note à la pompe.',
      'thrifty :: Le carburant est le premier poste du budget ? {who} a sa réponse : {x0}.',
      'commuter :: Chaque kilomètre compte quand on roule tous les jours, et {who} a ce qu’il faut : {x0}.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      '{who} se branche le soir comme un téléphone : {x0}.',
      '{x0} : {who} connaît la prise et la pompe.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      '{x0}, aucun loyer à payer : avec {who}, le prix est le prix.',
      'Pas de location de batterie à ajouter : {who} a {un x}.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      '{x0} : {who} répond avant qu’on ne pose la question.',
      'Le chiffre que l’on demande en premier, {who} l’affiche : {x0}.',
    ],
  },
  {
    of: ['range'],
    say: ['{who} affiche {un x} : la carte s’élargit.', '{x0} : {who} va plus loin que le quartier.'],
  },
  {
    of: ['fastCharging'],
    say: ['{x0} : {who} repart le temps d’un café.', 'La pause dure un café : {who} a {x}.'],
  },
  {
    of: ['heatPump'],
    say: ['L’hiver, {who} chauffe sans manger la batterie : {x} (est/sont) à bord.'],
  },
  {
    of: ['wallbox'],
    say: ['{who} fait le plein pendant la nuit, chez vous : {x} (est/sont) du voyage.'],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: {x0} : avec {who}, plus besoin de prendre une seconde voiture.',
      'family & !twoDoors & !cargo :: Les cousins viennent aussi : {who} a {x0}.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: [
      'family :: Plus de portière dans la voiture d’à côté : {who} a {un x}.',
      '{who} s’ouvre en grand dans les petites places : {x} (est/sont) là pour cela.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      '{who} a {un x} : la place va où l’on en a besoin.',
      'family :: Grandes jambes ou grosse poussette ? {who} a {un x}, et l’on règle selon le jour.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      '{who} cache {un x} : les copains peuvent venir.',
      'family :: On est parfois plus nombreux que prévu : {who} a {un x}.',
    ],
  },
  {
    of: [
      [
        ...(['shelving', 'workshopFitting', 'refrigeration', 'insulatedBody', 'tipperBed'] as const),
        ...(['threeWayTipper', 'tailLift', 'crane', 'ladderRack', 'cargoBed'] as const),
      ],
    ],
    say: [
      'Rien à monter, rien à commander : {who} a déjà {un x}.',
      '{x0} : {who} peut travailler demain matin.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      '{un x} à bord, et l’on s’arrête où la vue est belle : voici {who}.',
      'L’hôtel, c’est vous qui le conduisez : {who} a {un x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Là où le chemin s’arrête, {who} continue : {x} (est/sont) là pour cela.',
      '{un x} : {who} n’est pas là pour décorer les parkings.',
      'inCountry :: Ornières, dévers, boue : {who} a {un x}, et s’en amuse.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'La remorque, les vélos, le bateau : {who} a {un x}.',
      '{un x} derrière, la route devant : {who} part chargé@.',
      'atWork & cargo :: Ce qui ne tient pas dedans suit derrière : {who} a {un x}.',
    ],
  },
  {
    of: ['foldingHardTop'],
    say: [
      'Un vrai toit pour janvier, le ciel pour juin : {who} a {un x}.',
      '{who} passe de l’hiver à l’été : {x} (est/sont) là pour cela.',
    ],
  },
  {
    of: [['hardTop', 'electricTop']],
    say: ['{who} a {un x}, et les saisons passent à son avantage.', '{un x} : {who} choisit son ciel.'],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Levez les yeux : {who} a {un x}.',
      '{un x} au-dessus de la tête, et la ville paraît plus claire : voici {who}.',
      'stylish :: Le style, c’est aussi ce que l’on voit d’en dessous : {who} a {un x}.',
    ],
  },
  {
    of: [['adaptiveCruise', 'assistSystems']],
    say: [
      'onTrips :: Des kilomètres d’autoroute devant vous ? {who} garde la distance : {x} (est/sont) à bord.',
      'commuter :: La file du matin avance, {who} suit : {x} (est/sont) à bord.',
    ],
  },
  {
    of: [['surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'inCity :: Le créneau sous les yeux de la terrasse ne fait plus peur : {who} a {un x}.',
      'Les manœuvres, {who} les prend au sérieux : {x} (veille/veillent).',
    ],
  },
  {
    of: ['heatedSeats'],
    say: ['comfortable :: Un matin de gel, on s’assied, et le dos dit merci : {who} a {un x}.'],
  },
  {
    of: [['ventilatedSeats', 'massageSeats']],
    say: ['comfortable :: Descendre de voiture mieux qu’on n’y est monté : {who} a {un x}.'],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      '{un x} : dans {who}, le fauteuil monte avec son passager.',
      'Sortir ensemble redevient simple : {who} a {un x}.',
    ],
  },
  {
    of: [['payload', 'towCapacity']],
    say: [
      '{x0} : {who} ne refuse pas grand-chose.',
      'atWork :: Avant le prix, la charge : {who} annonce {un x}.',
    ],
  },
  {
    of: [['sportExhaust', 'ceramicBrakes']],
    say: [
      'fast :: {who} ne fait pas semblant : {un x}, pour commencer.',
      'fast :: Il y a ce que l’on voit et ce que l’on sent au volant. {who} a {un x}.',
    ],
  },
];
