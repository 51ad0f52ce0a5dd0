import type { Argument } from '../../../../argument/arguments.ts';

/** Assistance, parking, light. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Avec {x} et {y}, on entre plus facilement dans une place étroite.',
      'Pour se garer, {x} et {y} se complètent bien.',
      'inCity :: Dans les places serrées de la ville, {x} et {y} facilitent la manœuvre.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'camera']],
    say: [
      'Avec {x}, on voit à l’écran ce que les rétroviseurs ne montrent pas.',
      'inCity :: En ville, {x} (aide/aident) à mesurer l’espace qui reste pour se garer.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: [
      'En manœuvre, {x} (signale/signalent) l’obstacle à temps.',
      'inCity :: Pour les créneaux en ville, {x} (indique/indiquent) l’espace qui reste.',
    ],
  },
  {
    of: ['parkAssist'],
    say: [
      '{x} (facilite/facilitent) les créneaux.',
      'inCity :: Quand on se gare chaque jour dans la rue, on apprécie {x}.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'Sur autoroute, {x} et {y} aident à garder ses distances et sa voie.',
      'commuter :: {x} et {y} rendent le trajet quotidien moins fatigant.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      'Sur les routes à plusieurs voies, {x} et {y} assistent le conducteur.',
      'onTrips :: En voyage, {x} et {y} soulagent le conducteur.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} (règle/règlent) la distance avec le véhicule qui précède.',
      'onTrips :: Sur un long trajet, {x} (limite/limitent) la fatigue.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Au moment de changer de voie, {x} (signale/signalent) ce que le rétroviseur ne montre pas.',
      'Sur les routes à plusieurs voies, on apprécie {x}.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      'Sur les longs trajets, {x} (corrige/corrigent) les petits écarts.',
      'commuter :: Sur la route du travail, {x} (apporte/apportent) une aide discrète.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: [
      '{x} et {y} aident à respecter les limites de vitesse.',
      'On utilise {x} sur autoroute et {y} en ville.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'Sur autoroute, {x} (permet/permettent) de reposer le pied droit.',
      'onTrips :: Sur les longues étapes, {x} (maintient/maintiennent) l’allure choisie.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'Si le conducteur ne réagit pas à temps, {x} peut intervenir.',
      'safe :: Côté sécurité, il y a {x}, qui intervient en cas de besoin.',
    ],
  },
  {
    of: ['isofix', ['airbags', 'safetyPackage', 'emergencyBraking']],
    say: [
      'Pour la sécurité à bord, il y a {x} et {y}.',
      'family :: Pour la sécurité des enfants et des adultes, on compte {x} et {y}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      'Les sièges d’enfant s’attachent facilement grâce {à x}.',
      'family :: Avec {x}, les sièges des enfants s’installent en peu de temps.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      'Avec {x}, on lit sa vitesse sans quitter la route des yeux.',
      '{x} (place/placent) les informations utiles dans le champ de vision.',
    ],
  },
  {
    of: ['matrixLights'],
    say: [
      '{x} (éclaire/éclairent) loin sans gêner les autres conducteurs.',
      'Avec {x}, on voit mieux la nuit sans éblouir ceux qui viennent en face.',
    ],
  },
  {
    of: [['laserLights', 'adaptiveLights', 'ledLights', 'xenonLights', 'biXenonLights']],
    say: [
      'La nuit, {x} (éclaire/éclairent) bien la route.',
      'onTrips :: Quand on voyage de nuit, on apprécie {x}.',
      'En hiver, quand la nuit tombe tôt, {x} (apporte/apportent) un bon éclairage.',
    ],
  },
  {
    of: [['automaticClimate', 'dualZoneClimate', 'multiZoneClimate'], 'heatedSeats'],
    say: [
      'L’hiver, {x} et {y} rendent vite l’habitacle agréable.',
      'comfortable :: Pour le confort à bord, il y a {x} et {y}.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: [
      'Avec {x} et {y}, la clé reste dans la poche.',
      '{x} et {y} évitent de chercher la clé à chaque trajet.',
    ],
  },
  {
    of: ['keyless'],
    say: ['Avec {x}, on ouvre sans sortir la clé.', 'Quand on a les mains prises, on apprécie {x}.'],
  },
  {
    of: ['autoHold'],
    say: [
      'Au feu rouge, {x} (évite/évitent) de garder le pied sur la pédale.',
      'inCity :: Dans les files de la ville, {x} (repose/reposent) le pied à chaque arrêt.',
    ],
  },
  {
    of: ['hillDescent'],
    say: [
      'Dans les fortes pentes, {x} (maintient/maintiennent) une allure lente.',
      '{x} (aide/aident) à descendre une pente raide sans surprise.',
    ],
  },
];
