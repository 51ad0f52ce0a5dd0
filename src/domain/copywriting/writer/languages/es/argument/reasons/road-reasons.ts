import type { Argument } from '../../../../argument/arguments.ts';

/** Assistance, parking, light. */
export const roadReasons: readonly Argument[] = [
  {
    of: [['rearCamera', 'surroundCamera'], 'parkingSensors'],
    say: [
      'Al aparcar, {x} muestra lo que hay detrás y {y} avisan de la distancia.',
      'Con {x} y {y} resulta más fácil entrar en un hueco estrecho.',
      'inCity :: Para aparcar en la ciudad hay {x0} y {y0}, que se complementan.',
    ],
  },
  {
    of: [['rearCamera', 'surroundCamera', 'camera']],
    say: [
      'Con {x} se ve en la pantalla lo que los espejos no alcanzan.',
      'inCity :: En los huecos justos de la ciudad, {x} ayuda a calcular la distancia.',
    ],
  },
  {
    of: ['parkingSensors'],
    say: ['{x} avisan antes de llegar al obstáculo.', 'Al maniobrar, {x} indican cuánto espacio queda.'],
  },
  {
    of: ['parkAssist'],
    say: [
      '{x} ayuda a meter el coche en el hueco.',
      'Para quien aparca a diario en la calle, {x} ahorra maniobras.',
    ],
  },
  {
    of: ['adaptiveCruise', 'laneAssist'],
    say: [
      'En autopista {x} mantiene la distancia y {y} ayuda a no salirse del carril.',
      'commuter :: {x} y {y} hacen más llevadero el trayecto diario.',
    ],
  },
  {
    of: ['adaptiveCruise', 'blindSpot'],
    say: [
      '{x} mantiene la distancia, y {y} avisa de quien viene por el lado.',
      'onTrips :: En los viajes, {x} y {y} descargan de trabajo al conductor.',
    ],
  },
  {
    of: ['adaptiveCruise'],
    say: [
      '{x} mantiene la distancia con el coche de delante.',
      'onTrips :: En los viajes largos {x} reduce el cansancio.',
    ],
  },
  {
    of: ['blindSpot'],
    say: [
      'Al cambiar de carril, {x} avisa de los vehículos que el espejo no muestra.',
      '{x} resulta útil en las vías de varios carriles.',
    ],
  },
  {
    of: ['laneAssist'],
    say: [
      '{x} ayuda a mantenerse en el carril.',
      'En los trayectos largos, {x} corrige los pequeños descuidos.',
    ],
  },
  {
    of: ['cruise'],
    say: [
      'Con {x} el pie derecho descansa en autopista.',
      'onTrips :: En los tramos largos, {x} mantiene la velocidad elegida.',
    ],
  },
  {
    of: ['cruise', 'speedLimiter'],
    say: [
      '{x} y {y} ayudan a respetar los límites de velocidad.',
      'En carretera, {x} mantiene la velocidad y {y} evita pasarse.',
    ],
  },
  {
    of: ['emergencyBraking'],
    say: [
      'Si el conductor no reacciona a tiempo, {x} puede frenar por él.',
      'safe :: Para la seguridad hay {x0}, que interviene si hace falta.',
    ],
  },
  {
    of: ['isofix', ['airbags', 'safetyPackage', 'emergencyBraking']],
    say: [
      'Para la seguridad a bordo hay {x0} y también {y0}.',
      'family :: {x} sujetan las sillas de los niños, y a la seguridad se suma también {y0}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      'Las sillas infantiles se fijan en {x}.',
      'family :: Con {x}, las sillas de los niños se montan en poco tiempo.',
    ],
  },
  {
    of: ['headUp'],
    say: [
      'Con {x} la información se lee sin apartar la vista de la carretera.',
      '{x} pone la velocidad delante de los ojos.',
    ],
  },
  {
    of: [['matrixLights', 'laserLights', 'adaptiveLights', 'ledLights', 'xenonLights', 'biXenonLights']],
    say: [
      'De noche {x} iluminan bien la carretera.',
      'onTrips :: En los viajes de noche se agradecen {x}.',
      'En invierno, cuando anochece pronto, {x} dan buena luz.',
    ],
  },
  {
    of: ['matrixLights'],
    say: [
      '{x} iluminan la carretera sin deslumbrar a los demás.',
      'Con {x} se ve mejor de noche sin molestar a quien viene de frente.',
    ],
  },
  {
    of: [['automaticClimate', 'dualZoneClimate', 'multiZoneClimate'], 'heatedSeats'],
    say: [
      'En verano y en invierno, {x} y {y} mantienen el habitáculo agradable.',
      'Con {x} y {y}, el frío y el calor se quedan fuera.',
    ],
  },
  {
    of: ['keyless', 'startButton'],
    say: [
      'Con {x} y {y}, la llave se queda en el bolsillo.',
      '{x} y {y} ahorran buscar la llave en cada trayecto.',
    ],
  },
  {
    of: ['keyless'],
    say: ['Con {x} no hace falta sacar la llave para abrir.', 'Con las manos ocupadas se agradece {x}.'],
  },
  {
    of: ['autoHold'],
    say: [
      'En los semáforos {x} mantiene el coche frenado.',
      'inCity :: En los atascos de la ciudad, {x} permite levantar el pie del freno.',
    ],
  },
  {
    of: ['hillDescent'],
    say: [
      'En las bajadas difíciles, {x} mantiene una velocidad baja.',
      '{x} ayuda a bajar pendientes con control.',
    ],
  },
];
