import type { Argument } from '../../../../../argument/arguments.ts';

/** Work done, tyres, papers, keys. */
export const careReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: ['La reparación que más asusta al comprar ya está hecha: trae {tiene x} y {tiene y}.'],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone'],
      ['anyBattery', 'starterBattery', 'newTyres', 'brakes', 'gearboxOilChange', 'oilChange'],
    ],
    say: [
      'El taller ya ha pasado por aquí: trae {tiene x} y {tiene y}.',
      'thrifty :: De la lista de gastos ya puedes tachar dos: trae {tiene x} y {tiene y}.',
      'newDriver :: Estrenas coche y el taller ya está hecho: trae {tiene x} y {tiene y}.',
    ],
  },
  {
    of: ['gearboxOilChange', 'brakes'],
    say: [
      'Y el taller no se quedó ahí: trae {tiene x} y {tiene y}.',
      'A la lista de lo hecho súmale {tiene x} y {tiene y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'gearboxOilChange']],
    say: [
      'Trae {tiene x}, y es un gasto que no te toca a ti.',
      'thrifty :: Un gasto que ya no entra en tus cuentas: trae {tiene x}.',
      'newDriver :: Sales con eso ya hecho: trae {tiene x}.',
    ],
  },
  {
    of: ['winterWheels'],
    say: [
      'Cuando baje la nieve solo hay que cambiarlas: con el coche van {x0}.',
      'Primer fin de semana de esquí sin pasar por la tienda: incluye {x0}.',
      'commuter :: Tampoco el hielo de enero te deja en casa: con el coche van {x0}.',
    ],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet', 'winterTyreSet']],
    say: [
      'Para el cambio de temporada ya está resuelto: incluye {x0}.',
      'Se entrega con {x0}, que comprado aparte no es poco.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: [
      'Calza {x0} y te ahorras el cambio de ruedas de cada otoño.',
      'thrifty :: Con {x} no hay que pagar un segundo juego para el invierno.',
      'inCountry :: Barro en noviembre y polvo en julio: calza {x0}.',
    ],
  },
  {
    of: ['winterTyres'],
    say: [
      'Calza {x0} y el primer hielo no te pilla cambiando ruedas.',
      'inCountry :: Para las mañanas blancas del pueblo calza {x0}.',
    ],
  },
  {
    of: ['newTyres'],
    say: ['Calza {x0}: en eso no tienes que gastar.', 'thrifty :: Un gasto menos a la vista: calza {x0}.'],
  },
  {
    of: [['tyres', 'runFlatTyres']],
    say: ['Calza {x0}.', 'onTrips :: Para los viajes que vienen calza {x0}.'],
  },
  {
    of: [['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'digitalServiceBook']],
    say: [
      'Conserva {tiene x}, y puedes leerlo cuando vengas.',
      'Lo que se le ha hecho está escrito: conserva {tiene x}.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: ['Conserva {tiene x}: míralo cuando vengas.', 'Lo hecho se puede comprobar: conserva {tiene x}.'],
  },
  {
    of: ['servicedByMaker'],
    say: ['De cuidarlo se ha encargado quien lo conoce: {x}.', 'Lo han mirado en la casa que lo hizo: {x}.'],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      'Y el mantenimiento no se ha dejado a la suerte: {x}.',
      'commuter :: Un coche de diario tiene que arrancar siempre, y este {x}.',
      'lasting :: Lo que alarga la vida de un coche ya lo trae de antes: {x}.',
      'van :: En el taller lo conocen: {x}.',
    ],
  },
  {
    of: ['newInspection'],
    say: [
      'Trae {tiene x}: ese trámite ya está.',
      'Por una temporada te olvidas de la estación: trae {tiene x}.',
    ],
  },
  {
    of: ['tanksInspection'],
    say: ['La revisión que más se pregunta en un coche de gas ya consta: trae {tiene x}.'],
  },
  {
    of: ['keys'],
    say: [
      'Se entrega con {x0}, que en un usado no siempre pasa.',
      'atWork :: Si lo lleva más de uno, se agradece: viene con {x0}.',
      'Una en el bolsillo y otra en casa: se entrega con {x0}.',
    ],
  },
  {
    of: ['engine', 'underbody'],
    say: ['Lo que no se ve también está mirado: {x0} y {y0}.'],
  },
  {
    of: ['engine'],
    say: ['classic :: Debajo del capó, {x0}.'],
  },
];
