import type { Argument } from '../../../../argument/arguments.ts';
import { useLeads } from './use-leads.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'serviced', 'servicedByMaker', 'neverCrashed', 'nonSmoker'],
    ],
    say: [
      'Si te importa el pasado de un coche, mira este dato: {who} {x} y {y}.',
      '{who} {x} y {y}, así que sabes de dónde viene.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      [
        'serviceHistory',
        'servicesDone',
        'serviceBook',
        'serviceBookKept',
        'serviceInvoices',
        'digitalServiceBook',
      ],
    ],
    say: [
      '{who} {x} y tiene {tiene y}: su pasado lo puedes comprobar.',
      'Antes de comprar quieres saber cómo se ha cuidado. {who} {x} y tiene {tiene y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      '{who} {x}.',
      'Cuanto más simple es el pasado de un coche, mejor: {who} {x}.',
      'fewKm :: {who} tiene solo {km} y {x}.',
      'thrifty :: Al comprar de ocasión se empieza por el pasado. {who} {x}.',
    ],
  },
  {
    of: [['garaged', 'neverCrashed', 'nonSmoker']],
    say: ['El pasado de un coche cuenta, y {who} {x}.', 'Si buscas un coche tratado con cuidado, {who} {x}.'],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      'Sobre el mantenimiento no tienes que preguntar mucho: {who} {x}.',
      'Si lo primero que preguntas es el mantenimiento, {who} {x}.',
    ],
  },
  {
    of: [
      [
        ...([
          'serviceHistory',
          'servicesDone',
          'serviceBook',
          'serviceBookKept',
          'digitalServiceBook',
        ] as const),
        ...(['serviceInvoices', 'workInvoices'] as const),
      ],
    ],
    say: [
      '¿Cómo se ha cuidado? {who} tiene {tiene x}, y lo puedes comprobar.',
      '{who} tiene {tiene x}, así que su mantenimiento se puede leer.',
      'manyKm :: {who} ha hecho {km}, y tiene {tiene x}.',
    ],
  },
  {
    of: [
      ['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone'],
      [
        'waterPump',
        'flywheel',
        'clutch',
        'brakePads',
        'brakeDiscs',
        'newTyres',
        'serviceJustDone',
        'oilChange',
      ],
    ],
    say: [
      '{who} tiene ya {tiene x} y {tiene y}, dos gastos menos para ti.',
      'Hay trabajos que cuestan dinero y aquí ya están hechos: {who} tiene {tiene x} y {tiene y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newTyres']],
    say: [
      '{who} tiene {tiene x}, un gasto menos para ti.',
      'thrifty :: Si haces cuentas, empieza por aquí: {who} tiene {tiene x}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage', 'motorwayMileage']],
    say: [
      'Si te preguntas por los kilómetros, {who} tiene {tiene x}.',
      '{who} tiene {tiene x}, y es lo primero que se mira.',
    ],
  },
  {
    of: [['restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: [
      'En un coche con años, lo primero es el estado: {who} {x}.',
      'Si buscas un coche con años, {who} {x}.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: ['Si buscas un clásico con los papeles hechos, {who} {x}.', '{who} {x}.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: [
      '{who} conserva {x}, y eso cuenta para quien colecciona.',
      'Si te gustan los coches con historia, {who} conserva {x}.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: ['newDriver :: Si acabas de sacarte el carné, {who} {x}.', '{who} {x}.'],
  },
  {
    of: [['makerWarrantyUntil', 'maintenanceIncluded', 'warrantyMonths']],
    say: [
      '{who} cuenta con {x0}, así que compras con más tranquilidad.',
      'Si quieres comprar con respaldo, {who} tiene {x0}.',
    ],
  },
  ...useLeads,
];
