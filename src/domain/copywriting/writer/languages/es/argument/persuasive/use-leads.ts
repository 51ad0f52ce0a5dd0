import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about a thing that decides what the car is used for. */
export const useLeads: readonly Argument[] = [
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'Si lo que te duele es el surtidor, te interesa: {who} lleva {x0}.',
      'commuter :: Cuantos más kilómetros haces al mes, más importa lo que pones en el depósito: {who} lleva {x0}.',
      'thrifty :: La cuenta que más se repite en un coche es la de repostar, y por eso {who} lleva {x0}.',
      'inCountry :: Para salir al campo sin mirar el surtidor con miedo, {who} lleva {x0}.',
    ],
  },
  {
    of: ['plugIn'],
    say: [
      'Si tienes dónde enchufar por la noche, {who} es de los que lo aprovechan: lleva {x0}.',
      '{who} lleva {x0}: enchufas en casa y sales con la batería llena.',
    ],
  },
  {
    of: ['ownedBattery', 'batteryHealth'],
    say: [
      'Aquí manda la batería: {who} lleva {x0}, sin alquiler, y {un y}.',
      'Lo primero que se pregunta por la batería ya tiene respuesta: {who} lleva {x0}, sin alquiler que pagar, y {un y}.',
    ],
  },
  {
    of: ['ownedBattery'],
    say: [
      'La batería va con el coche y no con un contrato: {who} lleva {x0}, sin alquiler.',
      '{who} lleva {x0}: no hay cuota de alquiler que pagar cada mes.',
    ],
  },
  {
    of: ['batteryHealth'],
    say: [
      'La batería es lo más caro del coche, y de esta se sabe: {who} tiene {un x}.',
      'Compras sabiendo lo que compras: {who} tiene {un x}.',
    ],
  },
  {
    of: [['range', 'batteryWarranty']],
    say: [
      'La pregunta que hace todo el mundo tiene respuesta: {who} cuenta con {un x}.',
      '{who} cuenta con {un x}, y con ese dato ya puedes planear la semana.',
    ],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox']],
    say: [
      'El día a día se decide en estas cosas: {who} lleva {x0}.',
      'onTrips & electric :: También se sale de la provincia con batería: {who} lleva {x0}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: Para que nadie tenga que ir en otro coche, {who} tiene {x0}.',
      'family & !twoDoors & !cargo :: Los abuelos, el primo, el amigo que se apunta a última hora: {who} tiene {x0}.',
    ],
  },
  {
    of: ['slidingDoors'],
    say: [
      'Plaza de garaje estrecha y niños con prisa: {who} tiene {x0}, y nadie golpea el coche de al lado.',
      '{who} tiene {x0}, y se sube y se baja en cualquier hueco.',
    ],
  },
  {
    of: ['slidingSeats'],
    say: [
      'Unos días pide sitio la gente y otros las maletas: {who} lleva {x0} y se adapta.',
      'family :: Hoy piernas largas, mañana el cochecito: {who} lleva {x0} y reparte el sitio.',
    ],
  },
  {
    of: ['thirdRow'],
    say: [
      'Cuando se apuntan más, {who} responde: lleva {x0}.',
      '{who} lleva {x0} para los días en que sois más.',
    ],
  },
  {
    of: [
      [
        ...([
          'shelving',
          'workshopFitting',
          'refrigeration',
          'insulatedBody',
          'tipperBed',
          'threeWayTipper',
        ] as const),
        ...(['tailLift', 'crane', 'ladderRack', 'cargoBed'] as const),
      ],
    ],
    say: [
      'Lo recoges y empiezas a trabajar: {who} lleva {x0}.',
      '{who} viene preparado para el oficio: lleva {x0}.',
      'atWork :: Montarlo después cuesta días de taller, y {who} ya lleva {x0}.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      'El plan es no tener plan y dormir donde se pone el sol: {who} lleva {x0}.',
      'Viernes por la tarde, sin reserva y sin prisa: {who} lleva {x0}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Donde se acaba el asfalto, {who} sigue: lleva {x0}.',
      'Barro, piedra, cuesta arriba: {who} viene preparado, con {x0}.',
      'young :: Los sábados empiezan donde termina la carretera, y {who} lleva {x0}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Remolque, bicis o la moto: {who} ya lleva {x0}.',
      'inCountry :: La leña, el remolque, la desbrozadora: {who} lleva {x0} y no hay que pasar por el taller.',
      'onTrips :: Las vacaciones no siempre caben dentro, y por eso {who} lleva {x0}.',
      'atWork :: Si al trabajo se va con remolque, {who} ya está listo: lleva {x0}.',
    ],
  },
  {
    of: [['foldingHardTop', 'hardTop', 'electricTop']],
    say: [
      'cabrio :: Primer día de sol: {who} lleva {x0} y no hace falta esperar al verano.',
      'cabrio :: {who} lleva {x0}, y en un momento la carretera huele a pino.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Levantas la vista y hay cielo: {who} lleva {x0}.',
      'inCity :: Entre edificios, la luz llega desde arriba: {who} lleva {x0}.',
      'stylish :: Hay detalles que cambian un coche por dentro: {who} lleva {x0}.',
    ],
  },
  {
    of: [['adaptiveCruise', 'assistSystems']],
    say: [
      'Autopista llena y horas por delante: {who} lleva {x0} y te quita la parte más pesada.',
      'commuter :: Hora punta, otra vez: {who} lleva {x0} y la lleva contigo.',
      'onTrips :: El viaje largo empieza a pesar hacia la mitad, y ahí {who} trae ayuda: lleva {x0}.',
    ],
  },
  {
    of: [['surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'inCity :: El hueco está, pero justo. {who} lleva {x0} y entra con calma.',
      'family :: El garaje es estrecho y detrás van hablando todos: {who} lleva {x0} y mira por ti.',
      '{who} lleva {x0}, y las columnas del garaje dejan de dar miedo.',
    ],
  },
  {
    of: [['heatedSeats', 'ventilatedSeats', 'massageSeats']],
    say: [
      'La comodidad empieza donde te sientas: {who} lleva {x0}.',
      'onTrips :: En un viaje largo lo que cuenta es el asiento: {who} lleva {x0}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: [
      'Para subir sin pasar de la silla al asiento, {who} lleva {x0}.',
      '{who} está adaptado: lleva {x0}.',
    ],
  },
  {
    of: [['payload', 'towCapacity']],
    say: [
      '{who} admite {un x}, y con ese dato ya sabes qué puedes llevar.',
      'atWork :: El trabajo se mide en kilos: {who} tiene {un x}.',
    ],
  },
];
