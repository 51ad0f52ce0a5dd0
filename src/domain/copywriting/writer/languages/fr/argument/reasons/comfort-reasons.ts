import type { Argument } from '../../../../argument/arguments.ts';

/** Telephone, seats, roof, looks. */
export const comfortReasons: readonly Argument[] = [
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: [
      'Pour suivre un itinéraire, on a le choix entre {x} et {y}.',
      'commuter :: Le matin, {x} et {y} aident à choisir la route.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Avec {x} et {y}, la carte et la musique du téléphone passent à l’écran.',
      'Selon le téléphone, on se connecte avec {x} ou {y}.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Avec {x}, la carte et la musique du téléphone passent à l’écran.',
      '{x} (permet/permettent) de retrouver à l’écran ses trajets et ses appels.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      '{x} (guide/guident) jusqu’à l’adresse sans recourir au téléphone.',
      'onTrips :: En voyage, {x} (indique/indiquent) la route à suivre.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'Les matins d’hiver, {x} et {y} rendent le départ plus agréable.',
      'Quand il fait froid, on apprécie {x} et {y}.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: ['{x} et {y} servent l’hiver comme l’été.', 'L’hiver on apprécie {x}, l’été {y}.'],
  },
  {
    of: ['ventilatedSeats'],
    say: [
      'Par temps chaud, on apprécie {x}.',
      'onTrips :: Sur un long trajet en été, {x} (garde/gardent) le dos au frais.',
    ],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: [
      'L’habitacle réunit {x} et {y}, pour un intérieur soigné et confortable.',
      'On profite {de x} toute l’année, et {de y} dès les premiers froids.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'L’hiver, {x} (apporte/apportent) vite de la chaleur.',
      'commuter :: Quand il gèle le matin, {x} (rend/rendent) le trajet vers le travail plus agréable.',
    ],
  },
  {
    of: ['massageSeats'],
    say: [
      '{x} (soulage/soulagent) le dos sur les longs trajets.',
      'onTrips :: Après plusieurs heures de route, on apprécie {x}.',
    ],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: [
      'Avec {x} et {y}, chaque conducteur retrouve sa position.',
      'Quand on conduit à deux, {x} et {y} évitent de refaire les réglages.',
    ],
  },
  {
    of: ['memorySeats'],
    say: [
      'Quand on conduit à deux, {x} (permet/permettent) à chacun de retrouver sa position.',
      'Avec {x}, plus besoin de refaire les réglages à chaque changement de conducteur.',
    ],
  },
  {
    of: ['electricSeats'],
    say: [
      'Avec {x}, la position de conduite se règle avec précision.',
      '{x} (permet/permettent) de trouver sans effort une bonne position.',
    ],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      'L’intérieur est soigné, avec {un x}.',
      'comfortable :: Le confort à bord doit aussi beaucoup {à x}.',
    ],
  },
  {
    of: ['heatedWindscreen'],
    say: [
      'Les matins de gel, {x} (évite/évitent) de gratter.',
      'Grâce {à x}, la vue se dégage vite quand il gèle.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: [
      'L’hiver, {x} (réchauffe/réchauffent) l’habitacle avant le départ.',
      'Grâce {à x}, on monte dans un habitacle déjà chaud les matins de gel.',
    ],
  },
  {
    of: [['multiZoneClimate', 'dualZoneClimate']],
    say: [
      'Avec {x}, chacun règle la température de son côté.',
      '{x} (permet/permettent) de choisir une température différente pour chaque zone.',
    ],
  },
  {
    of: ['automaticClimate'],
    say: [
      'Une fois la température choisie, {x} la (maintient/maintiennent).',
      'En toute saison, {x} (garde/gardent) l’habitacle à la bonne température.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      '{x} (fait/font) entrer la lumière dans tout l’habitacle.',
      'onTrips :: En voyage, {x} (offre/offrent) de la lumière et une belle vue.',
    ],
  },
  {
    of: ['sunroof'],
    say: [
      'Aux beaux jours, {x} (laisse/laissent) entrer l’air et la lumière.',
      'Quand il fait doux, on apprécie {x}.',
    ],
  },
  {
    of: ['alloyWheels', 'tintedWindows'],
    say: [
      'À l’extérieur, {x} et {y} soignent la présentation.',
      'stylish :: {x} et {y} mettent la ligne en valeur.',
    ],
  },
  {
    of: ['tintedWindows'],
    say: [
      '{x} (apporte/apportent) de l’ombre et de la discrétion.',
      'family :: À l’arrière, {x} (protège/protègent) les enfants du soleil.',
    ],
  },
  {
    of: ['audio'],
    say: [
      'Ceux qui aiment la musique apprécieront {x}.',
      'onTrips :: Sur les longs trajets, on profite {de x}.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: [
      'Avec {x}, l’essentiel se lit d’un coup d’œil.',
      '{x} (permet/permettent) de choisir les informations affichées.',
    ],
  },
  {
    of: ['wirelessCharging'],
    say: [
      '{x} (évite/évitent) d’avoir un câble qui traîne.',
      'commuter :: Sur le chemin du travail, {x} (garde/gardent) le téléphone prêt à servir.',
    ],
  },
  {
    of: ['airSuspension'],
    say: [
      '{x} (filtre/filtrent) bien les défauts de la route.',
      'comfortable :: Le confort de marche doit beaucoup {à x}.',
    ],
  },
  {
    of: ['sportSeats'],
    say: [
      '{x} (maintient/maintiennent) bien le corps en virage.',
      'Sur les routes sinueuses, on apprécie le maintien qu’(apporte/apportent) {x}.',
    ],
  },
  {
    of: ['paddles'],
    say: [
      'Avec {x}, on change de rapport sans lâcher le volant.',
      'fast :: Pour une conduite plus active, il y a {x}.',
    ],
  },
  {
    of: [['electricTop', 'softTop', 'foldingHardTop']],
    say: [
      'Aux beaux jours, {x} (permet/permettent) de rouler à ciel ouvert.',
      'Avec {x}, on roule à l’air libre dès qu’il fait beau.',
    ],
  },
];
