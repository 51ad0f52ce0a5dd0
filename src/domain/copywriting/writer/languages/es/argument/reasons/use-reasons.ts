import type { Argument } from '../../../../argument/arguments.ts';

/** Loading, towing, working, living, going off the road, charging. */
export const useReasons: readonly Argument[] = [
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack']],
    say: [
      'Con {x} y {y} se puede llevar mucha más carga.',
      'Remolque o equipaje en alto: {x} y {y} permiten las dos cosas.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      '{x} permite llevar un remolque o las bicicletas.',
      'inCountry :: Para llevar un remolque ya está montado {x}.',
      'onTrips :: Quien viaja con remolque o bicicletas ya tiene {un x}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: Con {x} viaja un grupo numeroso sin un segundo coche.',
      'family & !twoDoors & !cargo :: Con {x} cabe la familia y también los invitados.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      '{x} permite llevar más pasajeros cuando hace falta.',
      'family :: Cuando se apuntan los amigos, {x} da sitio a más.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: [
      '{x} facilitan subir y bajar en los huecos estrechos.',
      'family :: Con {x}, los niños suben sin golpear el coche de al lado.',
    ],
  },
  {
    of: ['slidingDoor'],
    say: [
      '{x} permite cargar también en las calles estrechas.',
      'atWork :: En los repartos, {x} ahorra espacio y tiempo.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Con {x} se reparte el espacio entre pasajeros y maletero.',
      'family :: {x} dan más sitio a las piernas o al equipaje, según el día.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Al abatir los asientos, el maletero admite objetos largos; {auto} lleva {x0}.',
      '{x} permiten cargar objetos largos.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      '{x} admite el equipaje de todos.',
      'family :: En {x} entran el cochecito y las bolsas de la compra.',
    ],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Con las manos ocupadas se agradece {x}.',
      'family :: Con la compra y los niños de la mano se agradece {x}.',
    ],
  },
  {
    of: [['roofBox', 'bikeRack', 'roofRack', 'roofBars']],
    say: [
      'Para lo que no entra en el maletero hay {x0}.',
      'onTrips :: Cuando el equipaje es mucho ayuda tener {x0}.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting'], 'bulkhead'],
    say: [
      '{x} y {y} mantienen la carga en su sitio y separada de la cabina.',
      'Con {x} y {y}, las herramientas viajan ordenadas.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Con {x}, las herramientas viajan ordenadas.',
      'atWork :: Para empezar a trabajar desde el primer día ya hay {x0}.',
    ],
  },
  {
    of: ['ladderRack'],
    say: [
      'Con {x}, las escaleras van fuera y la zona de carga queda libre.',
      '{x} deja sitio dentro para el resto del material.',
    ],
  },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: [
      'Para transportar alimentos o producto fresco hay {x0}.',
      'Con {x} la mercancía conserva la temperatura.',
    ],
  },
  {
    of: ['tailLift'],
    say: ['Con {x}, la carga pesada sube sin esfuerzo.', '{x} permite cargar y descargar sin muelle.'],
  },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: ['Con {x}, la descarga se hace sin pala.', 'Para tierra, escombro o leña sirve {x}.'],
  },
  { of: ['payload'], say: ['Para cargar en serio cuenta {x}.', 'atWork :: En el trabajo importa {x}.'] },
  {
    of: ['bed', 'kitchen'],
    say: [
      'Con {x} y {y} se puede dormir y cocinar a bordo.',
      '{x} y {y} permiten viajar sin reservar alojamiento.',
    ],
  },
  {
    of: ['solarPanel', 'awning'],
    say: [
      '{x} da corriente en las paradas, y {y} da sombra.',
      'En las paradas, {x} y {y} hacen la estancia más cómoda.',
    ],
  },
  {
    of: ['solarPanel'],
    say: ['{x} da corriente durante las paradas.', 'Con {x} se puede parar más tiempo sin buscar corriente.'],
  },
  { of: ['awning'], say: ['Al parar, {x} da sombra junto a la puerta.', '{x} gana espacio al aire libre.'] },
  {
    of: ['winch', 'diffLock'],
    say: ['En los pasos difíciles cuentan {x} y {y}.', '{x} y {y} ayudan a salir de donde otros se quedan.'],
  },
  {
    of: ['lowRange', 'raisedSuspension'],
    say: [
      '{x} y {y} permiten afrontar pendientes y suelos rotos.',
      'Para los caminos difíciles están {x} y {y}.',
    ],
  },
  {
    of: ['lowRange'],
    say: [
      'En las pendientes fuertes, {x} permite avanzar despacio y con fuerza.',
      'Con {x} se sube y se baja con control.',
    ],
  },
  {
    of: ['diffLock'],
    say: ['Cuando una rueda patina, {x} ayuda a seguir.', 'Sobre barro o nieve ayuda {x}.'],
  },
  {
    of: ['winch'],
    say: ['Si el vehículo se queda atascado, {x} ayuda a salir.', 'En el campo, {x} saca de apuros.'],
  },
  {
    of: ['fourWheelDrive', ['winterTyres', 'allSeasonTyres']],
    say: ['En invierno, {x} y {y} trabajan a favor del agarre.', 'Con lluvia o nieve ayudan {x} y {y}.'],
  },
  {
    of: ['fourWheelDrive'],
    say: ['Con lluvia o nieve, {x} mejora la tracción.', 'inCountry :: En los caminos mojados ayuda {x}.'],
  },
  {
    of: ['heatPump', 'fastCharging'],
    say: [
      '{x} gasta menos batería en invierno, y {y} acorta las paradas.',
      'Para el frío y para los viajes están {x} y {y}.',
    ],
  },
  {
    of: ['fastCharging'],
    say: ['En los viajes, {x} acorta las paradas.', 'onTrips :: Para viajar lejos cuenta {x}.'],
  },
  {
    of: ['heatPump'],
    say: ['En invierno, {x} calienta con menos gasto de batería.', 'Con {x}, el frío resta menos autonomía.'],
  },
  { of: ['wallbox'], say: ['Con {x}, la recarga se hace en casa.', 'Para recargar en casa cuenta {x}.'] },
  {
    of: ['batteryHealth'],
    say: [
      'La batería es lo primero que se pregunta: aquí consta {x}.',
      'Sobre la batería hay un dato concreto: {x}.',
    ],
  },
  {
    of: [['chargingCable', 'chargingCables']],
    say: ['Para la recarga hay {x0}.', '{auto} lleva {x0} para recargar.'],
  },
  {
    of: [['lpgSystem', 'gasSystem']],
    say: [
      'Con {x} se puede repostar también gas.',
      'commuter :: Para quien hace muchos kilómetros cuenta {x}.',
    ],
  },
];
