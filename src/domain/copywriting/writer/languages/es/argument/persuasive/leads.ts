import type { Argument } from '../../../../argument/arguments.ts';
import { useLeads } from './use-leads.ts';

/** First sentences about the strongest thing of the notes, the car with it. */
export const leads: readonly Argument[] = [
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['serviced', 'servicedByMaker'],
    ],
    say: [
      '{who} cambia de manos con los deberes hechos: {x} y {y}.',
      'Lo difícil de encontrar en un coche de ocasión es un pasado claro, y {who} lo trae: {x} y {y}.',
      'La historia de {who} se cuenta en una frase: {x} y {y}.',
      'commuter :: Un coche que vas a usar todos los días tiene que venir sin misterios: {who} {x} y {y}.',
    ],
  },
  {
    of: [
      ['oneOwner', 'oneDriver', 'firstOwner'],
      ['garaged', 'neverCrashed', 'nonSmoker'],
    ],
    say: [
      '{who} {x} y {y}, y eso pesa más que cualquier extra.',
      'Antes que el equipamiento, mira cómo lo han tratado: {who} {x} y {y}.',
      'Hay coches que se nota que han tenido casa: {who} {x} y {y}.',
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
      '{who} {x} y conserva {tiene y}: lo que te contamos, lo puedes leer.',
      'Pregunta por su vida y te la enseñamos por escrito: {who} {x} y conserva {tiene y}.',
    ],
  },
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      '{who} {x}, y eso no se puede añadir después.',
      'Para saber cómo ha vivido {who} basta con preguntar a una persona: {x}.',
      'Cuantas menos manos, mejor se conoce un coche: {who} {x}.',
      'fewKm :: {who} {x} y marca solo {km}.',
      'van :: En una furgoneta importa quién la ha llevado: {who} {x}.',
    ],
  },
  {
    of: ['garaged'],
    say: [
      '{who} {x}, a salvo del sol de agosto y de las heladas.',
      'Plásticos, gomas y pintura lo agradecen: {who} {x}.',
      'Mientras otros pasaban la noche en la calle, {who} {x}.',
    ],
  },
  {
    of: ['nonSmoker'],
    say: [
      'Abre la puerta y respira hondo: {who} {x}.',
      'family :: Si van a viajar niños detrás, esto importa: {who} {x}.',
      'El olor de un coche no se cambia con un ambientador: {who} {x}.',
    ],
  },
  {
    of: ['neverCrashed'],
    say: [
      '{who} {x}, que es lo primero que pregunta todo el mundo.',
      'La pregunta de siempre tiene buena respuesta: {who} {x}.',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      '{who} {x}, que es donde un coche de ocasión se gana la confianza.',
      'Antes de los extras, el mantenimiento: {who} {x}.',
      'El mantenimiento cuenta más que el brillo: {who} {x}.',
      '¿Y el mantenimiento? Es lo que mejor trae {who}: {x}.',
      'family :: Antes de subir a los tuyos a un coche de ocasión quieres saber cómo se ha cuidado: {who} {x}.',
      'commuter :: Si el coche tiene que arrancar cada mañana, empieza por aquí: {who} {x}.',
      'van & atWork :: Lo que está parado no factura, así que empecemos por el mantenimiento: {who} {x}.',
      'fast :: Un coche con este carácter pide que lo hayan cuidado: {who} {x}.',
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
      '¿Cómo lo han cuidado? {who} conserva {tiene x}, así que no hay que fiarse de la memoria de nadie.',
      '{who} conserva {tiene x}: lees y sabes lo que compras.',
      'manyKm :: {who} ha hecho {km}, y todos tienen explicación: conserva {tiene x}.',
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
      '{who} trae {tiene x} y {tiene y}: dos facturas que ya ha pagado otro.',
      'Lo que más cuesta en un taller ya está hecho: {who} trae {tiene x} y {tiene y}.',
      'thrifty :: Antes de mirar el precio, mira lo que no vas a tener que pagar: {who} trae {tiene x} y {tiene y}.',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newTyres']],
    say: [
      '{who} trae {tiene x}: una factura menos para ti.',
      'Sales con un gasto ya hecho: {who} trae {tiene x}.',
      'thrifty :: En la cuenta de un coche de ocasión también entra el taller, y {who} trae {tiene x}.',
    ],
  },
  {
    of: ['motorwayMileage'],
    say: [
      '{who} suma {x0}, de los que menos castigan el embrague y los frenos.',
      'No todos los kilómetros pesan igual: los de {who} son {x0}.',
    ],
  },
  {
    of: [['certifiedMileage', 'documentedMileage', 'guaranteedMileage']],
    say: [
      '{who} trae {tiene x}: el cuentakilómetros no admite discusión.',
      'La duda de siempre, resuelta: {who} trae {tiene x}.',
    ],
  },
  {
    of: [['restored', 'conserved', 'neverRestored', 'allOriginal', 'rustFree']],
    say: [
      'Con los años que tiene, es lo que decide la compra: {who} {x}.',
      '{who} {x}, y quien entiende sabe lo que cuesta encontrarlo así.',
    ],
  },
  {
    of: ['classicRegistered', ['originalPlates', 'classicCertificate', 'matchingNumbers']],
    say: [
      'Los papeles de clásico ya están hechos: {who} {x} y conserva {tiene y}.',
      '{who} {x} y lleva consigo {tiene y}, que es lo que un coleccionista mira primero.',
    ],
  },
  {
    of: ['originalPlates', 'originalDocuments'],
    say: [
      'Hay cosas que un clásico solo puede perder una vez: {who} conserva {tiene x} y {tiene y}.',
      'Antes que la pintura, un coleccionista mira los papeles: {who} conserva {tiene x} y {tiene y}.',
    ],
  },
  {
    of: ['classicRegistered'],
    say: ['Los papeles de clásico ya están hechos: {who} {x}.', '{who} {x}: un trámite que te ahorras.'],
  },
  {
    of: [['matchingNumbers', 'originalPlates', 'classicCertificate', 'historicPlate', 'originalDocuments']],
    say: [
      '{who} conserva {tiene x}, y eso un coleccionista lo mira antes que la pintura.',
      'Lo que da carácter a un clásico es lo que no se ha cambiado: {who} conserva {tiene x}.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'newDriver :: Con el carné recién sacado, lo primero es poder conducirlo: {who} {x}.',
      'newDriver :: Ya tienes el carné y falta el coche: {who} {x}.',
      '{who} {x}, así que lo puede llevar cualquiera de la casa, también quien acaba de examinarse.',
    ],
  },
  {
    of: [['makerWarrantyUntil', 'warrantyMonths']],
    say: [
      '{who} tiene por delante {x0}, y con eso se duerme mejor.',
      'thrifty :: La mejor cuenta es la que no trae sorpresas: {who} se entrega con {x0}.',
      'Comprar con red existe: {who} se entrega con {x0}.',
    ],
  },
  {
    of: ['maintenanceIncluded'],
    say: [
      '{who} se vende con {x0}: esa parte del gasto ya la tienes.',
      'thrifty :: Hay un gasto que puedes tachar de la lista: {who} se vende con {x0}.',
    ],
  },
  ...useLeads,
];
