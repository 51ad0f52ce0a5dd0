import type { Argument } from '../../../../../argument/arguments.ts';

/** Loading, towing, carrying people, working, living, going off the road, charging. */
export const loadReasons: readonly Argument[] = [
  {
    of: ['towHook', ['roofBars', 'roofRack', 'bikeRack', 'roofBox']],
    say: [
      'Para lo que no cabe dentro hay dos sitios más: {y} arriba y {x} detrás.',
      'family :: Si las bicis de todos no caben, van en {y} o tiran de ellas {x} y un remolque.',
      'inCountry :: {x0} para la leña y {y0} para lo largo.',
    ],
  },
  {
    of: ['towHook', 'powerTailgate'],
    say: [
      'Lo grande va en {x} y lo de cada día entra por {y}.',
      'atWork :: El remolque se cuelga de {x} y las cajas entran por {y}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Remolque, bicis o la moto: ya lleva {x0}.',
      'inCountry :: La desbrozadora y la leña van detrás, porque lleva {x0}.',
      'onTrips :: Las vacaciones que no caben dentro van en el remolque: lleva {x0}.',
      'atWork :: Si hace falta remolque, ya está resuelto con {x}.',
      'pickup :: {x0} para la plataforma, la lancha o los caballos.',
    ],
  },
  {
    of: ['manySeats', 'slidingDoor'],
    say: [
      'cargo :: En la cabina caben todos, con {x0}, y a la carga se llega por {y}.',
      'cargo & atWork :: {x0} para la cuadrilla y {y0} para descargar sin abrir por detrás.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: Con {x0} nadie se queda en casa por falta de sitio.',
      'family & !twoDoors & !cargo :: {x0}: caben los de casa y el amigo que se apunta.',
      'cargo :: En la cabina, {x0}: la cuadrilla va en un solo viaje.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Los días que se apunta alguien más, {x} lo arregla.',
      'family :: {x0} para los abuelos, los primos o medio equipo.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: ['En una plaza estrecha, {x} se abren y nadie roza el coche de al lado.'],
  },
  {
    of: ['bulkhead', 'cargoLining'],
    say: [
      'La carga viaja aparte, detrás de {un x}, y la chapa va protegida: {y0}.',
      'atWork :: Lo que se mueve detrás se queda detrás: {x0} y {y0}.',
    ],
  },
  {
    of: ['slidingDoor'],
    say: [
      'En una calle estrecha se carga igual: lleva {x0}.',
      'atWork :: Parada en doble fila, {x}, y descargado antes de que piten.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Con {x} repartes el sitio: hoy para las piernas, mañana para las maletas.',
      'family :: Si toca cochecito, {x} (cede/ceden) sitio al maletero, y si toca viaje se lo (devuelve/devuelven) a las piernas.',
    ],
  },
  {
    of: ['foldingSeats'],
    say: [
      'Una tabla, una bici, un armario desmontado: con {x} entra lo largo.',
      'young :: Mudanza entre amigos: {x} y un par de viajes.',
    ],
  },
  {
    of: ['largeBoot'],
    say: [
      'family :: Cochecito, bolsas y patinete entran en {x}.',
      '{x} no pide elegir qué se queda en casa.',
    ],
  },
  {
    of: ['powerTailgate', 'isofix'],
    say: ['family :: Brazos ocupados y niños impacientes: {x} recibe las bolsas y {y} las sillas.'],
  },
  {
    of: ['powerTailgate'],
    say: [
      'Cargado de bolsas, {x} te ahorra dejarlo todo en el suelo.',
      'family :: Con un niño en brazos y la compra en la mano, {x} es el extra que más se agradece.',
      'atWork :: Llegas con el portátil, la chaqueta y las muestras, y {x} hace su parte.',
      'onTrips :: Cargar maletas de noche y con lluvia se hace antes con {x}.',
    ],
  },
  {
    of: ['isofix'],
    say: [
      'family :: La sillita encaja en {x} y se acabó pelear con el cinturón.',
      'Las sillas infantiles se anclan en {x}.',
    ],
  },
  {
    of: [['roofBox', 'bikeRack', 'roofRack', 'roofBars']],
    say: [
      'Lo que no entra en el maletero va en {x}.',
      'onTrips :: Las tablas, los esquís o las bicis viajan en {x}.',
      'family :: Cuando la familia crece, {x} (da/dan) un piso más.',
    ],
  },
  {
    of: ['winch', 'diffLock'],
    say: ['Si te quedas, sales: {x} y {y}.'],
  },
  {
    of: [['lowRange'], ['raisedSuspension', 'allTerrainTyres', 'underbodyGuard']],
    say: [
      'Rampa de piedra suelta: {x} sube despacio, y además lleva {y0}.',
      'inCountry :: {x0} para subir despacio y {y0} para no dejarse nada por el camino.',
    ],
  },
  {
    of: ['allTerrainTyres', 'underbodyGuard'],
    say: [
      'inCountry :: {x} agarran en la pista y {y} recibe las piedras.',
      'Para salir del asfalto sin encogerse, {x0} y {y0}.',
    ],
  },
  {
    of: ['lowRange'],
    say: [
      'Donde la cuesta parece una pared, {x} sube al paso.',
      'inCountry :: {x} baja la pista despacio, con el motor y sin freno.',
    ],
  },
  {
    of: ['diffLock', 'fourWheelDrive'],
    say: ['En el barro, {y} empuja y {x} no deja que una rueda se quede girando sola.'],
  },
  {
    of: ['diffLock'],
    say: [
      'Cuando una rueda se queda en el aire, {x} manda la fuerza a la otra.',
      'inCountry :: En barro hondo, {x} es lo que te saca.',
    ],
  },
  { of: ['winch'], say: ['Y si te quedas, {x} tira de ti.'] },
  {
    of: ['raisedSuspension'],
    say: ['{x0}: los bajos pasan por encima de lo que a otros los para.'],
  },
  {
    of: [['shelving', 'workshopFitting'], 'payload'],
    say: [
      'atWork :: Cada herramienta en su sitio con {x}, y {y} para el material.',
      '{x0} para ordenar y {un y} para no andar contando kilos.',
    ],
  },
  {
    of: [['shelving', 'workshopFitting']],
    say: [
      'Cada herramienta en su sitio desde el primer día: lleva {x0}.',
      'atWork :: Lo que buscas está donde lo dejaste: lleva {x0}.',
      'thrifty :: Es un gasto de carrocero que no tienes que hacer: lleva {x0}.',
    ],
  },
  { of: ['ladderRack'], say: ['Las escaleras van arriba, en {x}, y dentro queda sitio.'] },
  {
    of: [['refrigeration', 'insulatedBody']],
    say: [
      'La mercancía llega fría: lleva {x0}.',
      'atWork :: Verano, reparto y producto fresco: para eso lleva {x0}.',
    ],
  },
  { of: ['tailLift'], say: ['El palé baja con {x}, sin muelle y sin riñones.'] },
  {
    of: [['tipperBed', 'threeWayTipper']],
    say: ['Tierra, escombro o leña: {x} descarga y la pala se queda en casa.'],
  },
  {
    of: ['payload'],
    say: [
      'Para cargar sin andar con la báscula, {un x}.',
      'atWork :: Antes de comprar una furgoneta se mira esto: {un x}.',
    ],
  },
  {
    of: ['bedLiner', 'rollBar'],
    say: ['La caja lleva {x0} y {y0}: se carga sin miedo a la chapa.'],
  },
  { of: ['bedLiner'], say: ['Cargas piedra o leña y la chapa no lo nota: lleva {x0}.'] },
  {
    of: ['bed', 'kitchen'],
    say: ['Se duerme en {x}, se desayuna en {y} y se despierta donde uno quiere.'],
  },
  {
    of: ['solarPanel', 'awning'],
    say: ['Parada larga: {x} da corriente y {y} da sombra.'],
  },
  { of: ['solarPanel'], say: ['Unos días sin enchufe no son problema con {x}.'] },
  { of: ['awning'], say: ['Sacas {x}, las sillas y ya hay terraza.'] },
  {
    of: ['heatPump', 'fastCharging'],
    say: ['{x} cuida la batería en invierno y {y} acorta las paradas.'],
  },
  {
    of: ['fastCharging', ['chargingCable', 'chargingCables']],
    say: [
      'En casa o en la calle cargas con {y}, y en ruta, con {x}.',
      'Para cada enchufe hay respuesta: {y0} para el día a día y {x0} para cuando hay prisa.',
    ],
  },
  {
    of: ['fastCharging'],
    say: ['El día que hay prisa se carga con {x}.', 'onTrips :: En ruta, {x} deja la parada en un café.'],
  },
  { of: ['heatPump'], say: ['En enero, {x} calienta sin comerse la batería.'] },
  {
    of: ['wallbox', 'mainsSocket'],
    say: [
      'Para cargar en casa y en la calle incluye {x0} y {y0}.',
      'Cargues donde cargues, incluye {x0} y {y0}.',
    ],
  },
  { of: ['wallbox'], say: ['La carga se hace en casa: incluye {x0}.'] },
  {
    of: [['chargingCable', 'chargingCables']],
    say: [
      'Para cargarlo desde el primer día se entrega con {x0}.',
      'Ya trae {x0}, que aparte es otro gasto.',
    ],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'Lo que más se repite es repostar, y ahí cuenta {x}.',
      'commuter :: Con los kilómetros de cada semana, {x} se nota.',
      'thrifty :: Para quien hace cuentas de surtidor, lleva {x0}.',
    ],
  },
  {
    of: ['petrolReserve'],
    say: ['Y si no hay gasinera cerca, queda {un x}.'],
  },
];
