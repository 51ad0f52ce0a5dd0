import type { Argument } from '../../../../argument/arguments.ts';

/** First sentences about a thing that decides what the car is used for. */
export const useLeads: readonly Argument[] = [
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem', 'plugIn']],
    say: [
      'Si miras el gasto en combustible, {who} lleva {x0}.',
      'commuter :: Si haces muchos kilómetros al mes, {who} lleva {x0}.',
    ],
  },
  {
    of: [['batteryHealth', 'ownedBattery', 'range', 'batteryWarranty']],
    say: [
      'Lo primero que se pregunta es la batería. {who} cuenta con {x0}.',
      'Sobre la batería tienes un dato claro: {who} cuenta con {x0}.',
    ],
  },
  {
    of: [['heatPump', 'fastCharging', 'wallbox']],
    say: [
      '{who} cuenta con {x0}, que se agradece cada semana.',
      'Para el uso de cada día, {who} cuenta con {x0}.',
    ],
  },
  {
    of: ['manySeats'],
    say: [
      '!twoDoors & !cargo :: Si sois muchos, {who} tiene {x}.',
      'family & !twoDoors & !cargo :: En una familia grande hacen falta asientos: {who} tiene {x}.',
    ],
  },
  {
    of: [['slidingDoors', 'slidingSeats', 'thirdRow']],
    say: [
      '{who} tiene {tiene x}, y eso se agradece cuando lleváis pasajeros.',
      'family :: Con niños se agradece que un coche sea práctico: {who} tiene {tiene x}.',
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
      'Puedes empezar a trabajar desde el primer día: {who} lleva {x0}.',
      '{who} está equipado para trabajar, con {x0}.',
      'atWork :: Para tu trabajo cuenta que esté equipado: {who} lleva {x0}.',
    ],
  },
  {
    of: [
      ['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning', 'livingHeater', 'fridge'],
    ],
    say: [
      'Si te gusta viajar y dormir donde paras, {who} lleva {x0}.',
      'Para viajar con lo necesario a bordo, {who} lleva {x0}.',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Si sales del asfalto, {who} lleva {x0}.',
      'Para los caminos difíciles, {who} está equipado con {x0}.',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Si llevas remolque o bicicletas, {who} tiene ya {x0}.',
      'Con {x0}, {who} puede llevar tu remolque.',
    ],
  },
  {
    of: [['foldingHardTop', 'hardTop', 'electricTop']],
    say: [
      '{who} lleva {x0}, y puedes usarlo todo el año.',
      'Si te gusta viajar al aire libre, {who} lleva {x0}.',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: ['Si te gusta la luz a bordo, {who} lleva {x0}.', '{who} lleva {x0}, y el interior es luminoso.'],
  },
  {
    of: [['adaptiveCruise', 'blindSpot', 'assistSystems']],
    say: [
      'Si haces muchos kilómetros, agradecerás una ayuda al volante. {who} lleva {x0}.',
      'onTrips :: Para tus viajes, {who} lleva {x0}.',
    ],
  },
  {
    of: [['surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'inCity :: Aparcar en la ciudad es más fácil con ayuda: {who} lleva {x0}.',
      'Si aparcar no es lo que más te gusta, {who} lleva {x0}.',
    ],
  },
  {
    of: [['heatedSeats', 'ventilatedSeats', 'massageSeats']],
    say: [
      'Si buscas comodidad, {who} lleva {x0}.',
      'comfortable :: La comodidad se nota sobre todo en los asientos: {who} lleva {x0}.',
    ],
  },
  {
    of: ['wheelchairRamp'],
    say: ['Si viajas con una silla de ruedas, {who} lleva {x0}.', '{who} está adaptado con {x0}.'],
  },
  {
    of: [['payload', 'towCapacity']],
    say: ['{who} tiene {tiene x}.', 'atWork :: Para el trabajo cuenta un dato: {who} tiene {tiene x}.'],
  },
];
