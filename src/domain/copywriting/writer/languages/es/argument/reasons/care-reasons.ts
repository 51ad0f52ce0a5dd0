import type { Argument } from '../../../../argument/arguments.ts';

/** Services, papers, tyres, what the car has been through. */
export const careReasons: readonly Argument[] = [
  {
    of: [['timingBelt', 'timing'], 'waterPump'],
    say: [
      '{auto} tiene ya {tiene x} y {tiene y}, dos trabajos que no quedan pendientes.',
      'El próximo dueño no tendrá que pensar en estos trabajos: {auto} tiene {tiene x} y {tiene y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain']],
    say: [
      '{auto} tiene {tiene x}, que es de lo primero que conviene preguntar.',
      'thrifty :: Es un gasto importante, y {auto} tiene {tiene x}.',
    ],
  },
  {
    of: [['clutch', 'serviceJustDone']],
    say: [
      '{auto} tiene {tiene x}, un gasto menos que prever.',
      'thrifty :: Al hacer cuentas ayuda saber que tiene {tiene x}.',
    ],
  },
  {
    of: [['newTyres', 'allSeasonTyres', 'winterTyres']],
    say: [
      'En cuanto a las ruedas, {auto} lleva {x0}.',
      'thrifty :: Los neumáticos son un gasto que se olvida: {auto} lleva {x0}.',
    ],
  },
  {
    of: ['allSeasonTyres'],
    say: ['Con {x} no hay que cambiar de ruedas en invierno.', '{x} sirven todo el año.'],
  },
  {
    of: [['secondWheelSet', 'secondTyreSet']],
    say: ['Para la otra temporada hay {x0}.', 'Se suma {x0}, útil al cambiar de temporada.'],
  },
  {
    of: [['brakePads', 'brakeDiscs']],
    say: [
      'En los frenos ya se ha trabajado: tiene {tiene x}.',
      'Para frenar con tranquilidad, {auto} tiene {tiene x}.',
    ],
  },
  {
    of: ['oneOwner', 'garaged'],
    say: ['{auto} {x} y {y}, lo que dice mucho de su pasado.', 'Su pasado es sencillo: {x} y {y}.'],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: ['{auto} {x}, de modo que su pasado se conoce bien.', 'Su pasado es fácil de seguir: {x}.'],
  },
  { of: ['garaged'], say: ['{auto} {x}, lejos del sol y de la lluvia.', 'Un dato que cuenta: {auto} {x}.'] },
  {
    of: ['nonSmoker'],
    say: ['{auto} {x}, y eso se agradece en el habitáculo.', 'En el interior cuenta un dato: {auto} {x}.'],
  },
  {
    of: [['serviceHistory', 'servicesDone', 'serviceBook', 'serviceBookKept', 'digitalServiceBook']],
    say: [
      '{auto} tiene {tiene x}, de modo que el mantenimiento se puede comprobar.',
      'Para conocer su mantenimiento hay {x0}.',
    ],
  },
  {
    of: [['serviceInvoices', 'workInvoices']],
    say: [
      'Lo que se ha hecho se puede comprobar, porque hay {x0}.',
      '{auto} tiene {tiene x}, y cada trabajo se puede comprobar.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: ['Un dato que da tranquilidad: {auto} {x}.', 'Del mantenimiento se sabe lo importante: {auto} {x}.'],
  },
  {
    of: ['inspection'],
    say: [
      'En cuanto a papeles, {auto} tiene {tiene x}.',
      'De los trámites hay un dato: {auto} tiene {tiene x}.',
    ],
  },
  {
    of: ['newInspection'],
    say: [
      '{auto} tiene {tiene x}, así que por un tiempo no hay que pensar en ella.',
      'Un trámite menos: {auto} tiene {tiene x}.',
    ],
  },
  { of: ['keys'], say: ['{auto} tiene {tiene x}.', 'Se entrega con {x0}.'] },
  {
    of: [['makerWarrantyUntil', 'warrantyMonths', 'batteryWarranty']],
    say: ['Después de la compra se cuenta con {x}.', 'La compra queda respaldada por {x}.'],
  },
  {
    of: ['maintenanceIncluded'],
    say: ['thrifty :: En las cuentas ayuda {x}.', 'Se ofrece con {x0}, un gasto menos que prever.'],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      '{auto} {x}, un dato útil para quien estrena el carné.',
      'newDriver :: Quien tiene el carné desde hace poco debe saber que {auto} {x}.',
    ],
  },
  {
    of: [['restored', 'conserved', 'allOriginal', 'neverRestored']],
    say: [
      'Para quien busca un coche con años, {auto} {x}.',
      'El estado es lo que más cuenta aquí: {auto} {x}.',
    ],
  },
  {
    of: ['rustFree'],
    say: [
      '{auto} {x}, y en un coche con años es de lo primero que se mira.',
      'En la carrocería cuenta un dato: {auto} {x}.',
    ],
  },
  { of: ['classicRegistered'], say: ['{auto} {x}.', 'En cuanto a papeles, {auto} {x}.'] },
];
