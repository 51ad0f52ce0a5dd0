import type { Argument } from '../../../../argument/arguments.ts';

/** Telephone, seats, roof, looks. */
export const comfortReasons: readonly Argument[] = [
  {
    of: [['carPlay', 'androidAuto', 'phoneLink'], 'navigation'],
    say: [
      'Para llegar al destino sirven {y} y también {x}, según la costumbre de cada uno.',
      'commuter :: {y} y {x} ayudan a elegir la ruta cada mañana.',
    ],
  },
  {
    of: ['carPlay', 'androidAuto'],
    say: [
      'Con {x} y {y}, el mapa y la música del móvil pasan a la pantalla.',
      'El móvil se conecta con {x} o {y}, según el teléfono.',
    ],
  },
  {
    of: [['carPlay', 'androidAuto', 'phoneLink']],
    say: [
      'Con {x}, el mapa y la música del móvil se ven en la pantalla.',
      'Con {x}, la música y las llamadas pasan por la pantalla.',
    ],
  },
  {
    of: ['navigation'],
    say: [
      '{x} guía hasta el destino sin depender del móvil.',
      'onTrips :: En los viajes, {x} indica el camino.',
    ],
  },
  {
    of: ['heatedSeats', 'heatedSteering'],
    say: [
      'En las mañanas de invierno, {x} y {y} quitan el frío enseguida.',
      '{x} y {y} se agradecen en los meses fríos.',
    ],
  },
  {
    of: ['heatedSeats', 'ventilatedSeats'],
    say: [
      '{x} y {y} sirven en invierno y en verano.',
      'En los meses fríos se usan {x}, y en los de calor, {y}.',
    ],
  },
  {
    of: ['ventilatedSeats'],
    say: ['En verano se agradecen {x}.', 'onTrips :: En los viajes con calor, {x} refrescan la espalda.'],
  },
  {
    of: [['leather', 'leatherSeats'], 'heatedSeats'],
    say: [
      'En el interior, {x} y {y} suman cuidado y comodidad.',
      'En los meses fríos se agradecen {y}, y todo el año {x}.',
    ],
  },
  {
    of: ['heatedSeats'],
    say: [
      'En invierno se agradecen {x}.',
      'commuter :: En las mañanas frías, camino del trabajo, se agradecen {x}.',
    ],
  },
  {
    of: ['massageSeats'],
    say: [
      '{x} alivian la espalda en los trayectos largos.',
      'onTrips :: Después de horas de viaje se agradecen {x}.',
    ],
  },
  {
    of: ['electricSeats', 'memorySeats'],
    say: [
      'Con {x} y {y}, cada conductor recupera su postura.',
      'Si conducen dos personas, {x} y {y} ahorran ajustes.',
    ],
  },
  {
    of: ['memorySeats'],
    say: [
      'Si conducen dos personas, {x} recuperan la postura de cada una.',
      'Con {x} no hay que ajustar la postura cada vez.',
    ],
  },
  {
    of: ['electricSeats'],
    say: [
      'Con {x}, la postura se ajusta con precisión.',
      '{x} permiten encontrar una buena postura sin esfuerzo.',
    ],
  },
  {
    of: [['leather', 'leatherSeats']],
    say: [
      'En el interior hay {x0}, de tacto agradable.',
      'comfortable :: A la comodidad a bordo se añade también {x0}.',
    ],
  },
  {
    of: ['heatedWindscreen'],
    say: [
      'En las mañanas de helada, {x} ahorra rascar el hielo.',
      '{x} deja el cristal libre de hielo y vaho.',
    ],
  },
  {
    of: ['parkingHeater'],
    say: [
      'En invierno, {x} calienta el habitáculo antes de salir.',
      'Con {x}, el coche espera caliente en las mañanas frías.',
    ],
  },
  {
    of: ['multiZoneClimate'],
    say: [
      'Con {x}, cada zona del coche tiene su temperatura.',
      'family :: Con {x}, delante y detrás se elige la temperatura.',
    ],
  },
  {
    of: ['dualZoneClimate'],
    say: [
      'Con {x}, conductor y acompañante eligen cada uno su temperatura.',
      '{x} evita discutir por la temperatura.',
    ],
  },
  {
    of: ['automaticClimate'],
    say: [
      '{x} mantiene la temperatura elegida sin tocar mandos.',
      'Basta elegir los grados, y {x} los mantiene.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: ['{x} deja entrar la luz en todo el habitáculo.', 'onTrips :: En los viajes, {x} da luz y vistas.'],
  },
  {
    of: ['sunroof'],
    say: ['Con {x} entran aire y luz cuando hace buen tiempo.', '{x} se agradece en los días templados.'],
  },
  {
    of: ['alloyWheels', 'tintedWindows'],
    say: ['En el aspecto exterior cuentan {x} y {y}.', 'stylish :: {x} y {y} completan la línea.'],
  },
  {
    of: ['tintedWindows'],
    say: ['{x} dan intimidad y protegen del sol.', 'family :: Detrás, {x} protegen del sol a los niños.'],
  },
  {
    of: ['audio'],
    say: [
      'Quien escucha música en el coche apreciará {x}.',
      'onTrips :: En los viajes largos se disfruta {x}.',
    ],
  },
  {
    of: ['digitalCockpit'],
    say: [
      '{x} permite elegir qué datos se ven delante.',
      'Con {x}, los datos importantes se leen de un vistazo.',
    ],
  },
  {
    of: ['wirelessCharging'],
    say: [
      'Con {x} sobra un cable en el salpicadero.',
      'commuter :: Camino del trabajo, {x} mantiene el teléfono con batería.',
    ],
  },
  {
    of: ['airSuspension'],
    say: ['{x} filtra bien los baches.', 'comfortable :: Para la comodidad de marcha cuenta {x}.'],
  },
  {
    of: ['sportSeats'],
    say: ['{x} sujetan bien el cuerpo en las curvas.', 'En carreteras con curvas se agradecen {x}.'],
  },
  {
    of: ['paddles'],
    say: [
      'Con {x} se cambia de marcha sin soltar las manos del volante.',
      'fast :: Para una conducción más activa están {x}.',
    ],
  },
  {
    of: [['electricTop', 'softTop', 'foldingHardTop']],
    say: [
      'Cuando hace buen tiempo se abre {x} y se viaja al aire libre.',
      'Con {x}, el coche sirve en verano y en invierno.',
    ],
  },
];
