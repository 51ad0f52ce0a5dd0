import type { Argument } from '../../../../argument/arguments.ts';

/** Loading, towing, working, living, going off the road, charging. */
export const useReasons: readonly Argument[] = [
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack']],
    say: [
      'Avec {x} et {y}, on emporte bien plus de choses.',
      'onTrips :: Pour les départs chargés, {x} et {y} donnent de la place.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      '{x} (permet/permettent) de tirer une remorque ou de porter des vélos.',
      'inCountry :: Pour la remorque de bois ou de matériel, il y a {x}.',
      'onTrips :: Pour partir avec une remorque ou des vélos, il y a {x}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: Avec {x0}, un groupe voyage dans un seul véhicule.',
      'family & !twoDoors & !cargo :: Avec {x0}, il y a de quoi emmener la famille et des invités.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      '{x} (permet/permettent) d’emmener plus de passagers quand il le faut.',
      'family :: Quand des amis se joignent à la famille, {x} (offre/offrent) de la place à tous.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingDoor']],
    say: [
      'Dans une place étroite, {x} (facilite/facilitent) l’accès.',
      'family :: Grâce {à x}, les enfants montent sans heurter la voiture d’à côté.',
      'atWork :: En livraison, {x} (permet/permettent) de charger même dans une rue étroite.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Avec {x}, l’espace se partage entre passagers et bagages.',
      'family :: Selon les jours, {x} (donne/donnent) plus de place aux jambes ou aux bagages.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      '{x} (permet/permettent) de charger des objets longs.',
      'Quand il faut charger un meuble ou un vélo, on se sert {de x}.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      'Avec {x}, les bagages de tous trouvent leur place.',
      'family :: Dans {x}, on met la poussette et les courses.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Quand on revient les bras chargés, on apprécie {x}.',
      'family :: Avec les courses et les enfants par la main, {x} (rend/rendent) service.',
    ],
  },
  {
    of: [['roofBox', 'bikeRack', 'roofRack', 'roofBars']],
    say: [
      'Pour ce qui ne rentre pas à l’intérieur, il y a {x}.',
      'onTrips :: Les jours de départ, {x} (donne/donnent) de la place en plus.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting'], 'bulkhead'],
    say: [
      'Avec {x} et {y}, les outils voyagent rangés et à l’écart du conducteur.',
      'atWork :: Pour travailler, {x} et {y} gardent le chargement à sa place.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Grâce {à x}, les outils voyagent rangés.',
      'atWork :: Pour commencer à travailler dès le premier jour, il y a déjà {x}.',
    ],
  },
  {
    of: ['ladderRack'],
    say: [
      'Avec {x}, les échelles voyagent dehors et l’espace intérieur reste libre.',
      '{x} (laisse/laissent) de la place à l’intérieur pour le reste du matériel.',
    ],
  },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: [
      'Pour transporter des produits frais, il y a {x}.',
      'Avec {x}, la marchandise reste à la bonne température.',
    ],
  },
  {
    of: ['tailLift'],
    say: [
      'Avec {x}, les charges lourdes montent sans effort.',
      '{x} (permet/permettent) de charger et de décharger sans quai.',
    ],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: [
      'Avec {x}, on décharge vite et sans pelle.',
      'Pour la terre, les gravats ou le bois, on se sert {de x}.',
    ],
  },
  {
    of: ['bed', 'kitchen'],
    say: [
      'Avec {x} et {y}, on peut dormir et cuisiner à bord.',
      '{x} et {y} permettent de voyager sans réserver d’hébergement.',
    ],
  },
  {
    of: [['solarPanel', 'awning']],
    say: [
      'À l’étape, {x} (rend/rendent) le séjour plus agréable.',
      'Pour les haltes prolongées, il y a {x}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange'], 'raisedSuspension'],
    say: [
      'Sur les terrains difficiles, {x} et {y} aident à passer.',
      'inCountry :: Pour les chemins abîmés, il y a {x} et {y}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange']],
    say: [
      'Hors des routes, {x} (aide/aident) à se sortir des passages difficiles.',
      'Quand le terrain devient difficile, on compte sur {x}.',
    ],
  },
  {
    of: ['fourWheelDrive', ['winterTyres', 'allSeasonTyres']],
    say: [
      'Sous la pluie ou sur la neige, {x} et {y} améliorent l’adhérence.',
      'En hiver, {x} et {y} se complètent bien.',
    ],
  },
  {
    of: ['fourWheelDrive'],
    say: [
      'Sous la pluie ou sur la neige, {x} (améliore/améliorent) la motricité.',
      'inCountry :: Sur les chemins mouillés, on apprécie {x}.',
    ],
  },
  {
    of: ['heatPump', 'fastCharging'],
    say: [
      'Pour l’hiver et pour les voyages, il y a {x} et {y}.',
      'onTrips :: En voyage, {x} et {y} facilitent les longues étapes.',
    ],
  },
  {
    of: ['fastCharging'],
    say: [
      'Avec {x}, les arrêts durent moins longtemps.',
      'onTrips :: En voyage, {x} (raccourcit/raccourcissent) les arrêts.',
    ],
  },
  {
    of: ['heatPump'],
    say: [
      'L’hiver, {x} (chauffe/chauffent) l’habitacle en ménageant l’énergie.',
      'Par temps froid, on apprécie {x}, qui ménage la batterie.',
    ],
  },
  {
    of: ['wallbox'],
    say: [
      'Avec {x}, on recharge chez soi.',
      'commuter :: Grâce {à x}, on recharge la nuit et l’on part le matin.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'La batterie est la première chose que l’on demande, et l’on connaît ici {x}.',
      'Pour juger de la batterie, on dispose d’une donnée précise : {x}.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'Pour la recharge, {auto} est livré@ avec {un x}.',
      'Avec {x}, on peut recharger dès le premier jour.',
    ],
  },
  {
    of: [['lpgSystem', 'gasSystem']],
    say: [
      'Avec {x}, on peut aussi faire le plein de gaz.',
      'commuter :: Pour ceux qui roulent beaucoup, {x} (compte/comptent) chaque mois.',
    ],
  },
];
