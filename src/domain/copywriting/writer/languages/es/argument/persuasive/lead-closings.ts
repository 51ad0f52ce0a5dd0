import type { Argument } from '../../../../argument/arguments.ts';

/** Last sentences about the thing that led. */
export const leadClosings: readonly Argument[] = [
  {
    of: [['oneOwner', 'oneDriver', 'firstOwner']],
    say: [
      'Llámanos y te contamos su historia, que es corta.',
      'Si quieres ser [el siguiente|quien siga con él], llámanos.',
      'Ven a conocerlo: [solo te falta verlo|la historia ya la sabes].',
    ],
  },
  {
    of: [['serviced', 'servicedByMaker']],
    say: [
      'Pregúntanos por el mantenimiento y, con la respuesta, [ven a verlo|decide].',
      'Ven a verlo y [empieza por el capó|mira lo que hay detrás de un buen mantenimiento].',
      'El historial ya lo conoces: [ven a ver el coche|falta ver el coche].',
    ],
  },
  {
    of: [['garaged', 'nonSmoker', 'neverCrashed']],
    say: [
      'Ven a verlo de cerca: [lo entenderás al abrir la puerta|se entiende en persona].',
      'Pásate y [míralo por dentro y por fuera|compruébalo].',
    ],
  },
  {
    of: [['timingBelt', 'timing', 'timingChain', 'clutch', 'serviceJustDone', 'newTyres']],
    say: [
      'Con eso ya hecho, [llámanos y ven a verlo|ven a verlo].',
      'Descuenta de tus cuentas lo que ya está hecho y [llámanos|escríbenos].',
    ],
  },
  {
    of: [['lpgSystem', 'cngSystem', 'gasSystem']],
    say: [
      'Llámanos y haz números con tus kilómetros.',
      'Calcula lo que gastas hoy en repostar y [ven a verlo|llámanos].',
    ],
  },
  {
    of: [['ownedBattery', 'batteryHealth', 'batteryWarranty', 'range']],
    say: [
      'Llámanos y hablamos de la batería con [datos|el dato delante].',
      'Con la batería clara, lo demás se decide [sentado dentro: ven a verlo|viéndolo].',
    ],
  },
  {
    of: ['towHook'],
    say: [
      'Ven con el remolque, o [al menos con sus medidas|con las bicis, y mira cómo quedan].',
      'Dinos qué vas a remolcar y [ven a verlo|te lo enseñamos].',
    ],
  },
  {
    of: [['manySeats', 'thirdRow']],
    say: ['!cargo :: Ven con todos los que caben y [que elijan sitio|siéntalos].'],
  },
  {
    of: [['slidingDoors', 'slidingSeats']],
    say: ['Ven, [muévelos tú mismo|ábrelo todo] y mira cuánto sitio queda.'],
  },
  {
    of: [['shelving', 'workshopFitting', 'refrigeration', 'insulatedBody', 'tipperBed', 'tailLift', 'crane']],
    say: [
      'Ven con tus herramientas y [mira cómo quedan|piensa dónde irían].',
      'Llámanos y [lo ves montado|te lo enseñamos por dentro].',
    ],
  },
  {
    of: [['winch', 'diffLock', 'lowRange', 'snorkel', 'raisedSuspension', 'underbodyGuard']],
    say: [
      'Ven a verlo y míralo [también por debajo|por debajo, que es donde se ve].',
      'Si ya tienes camino elegido, [llámanos|escríbenos].',
    ],
  },
  {
    of: [['panoramicRoof', 'openingPanoramicRoof']],
    say: [
      'Ven a verlo de día y [levanta la vista|mira hacia arriba].',
      'Siéntate dentro una mañana de sol: [te esperamos|llámanos].',
    ],
  },
  {
    of: [['foldingHardTop', 'hardTop', 'electricTop']],
    say: ['Ven un día despejado y [lo abrimos|lo vemos sin techo].'],
  },
  {
    of: [['adaptiveCruise', 'assistSystems', 'surroundCamera', 'rearCamera', 'parkAssist']],
    say: [
      'Ven y te enseñamos cómo funciona.',
      'Ven a verlo y [trae tus dudas|pregunta lo que no entiendas del salpicadero].',
    ],
  },
  {
    of: [['heatedSeats', 'ventilatedSeats', 'massageSeats']],
    say: ['Ven y siéntate, que [es la mejor ficha técnica|lo demás viene solo].'],
  },
  {
    of: [
      ['classicRegistered', 'originalPlates', 'originalDocuments', 'matchingNumbers', 'classicCertificate'],
    ],
    say: [
      'Te enseñamos el coche y los papeles: ven a verlo.',
      'Si llevas tiempo detrás de uno, [llámanos|escríbenos] y hablamos de coches.',
    ],
  },
  {
    of: ['newDriversAllowed'],
    say: [
      'Ven con el carné nuevo y [mira cómo te queda|siéntate al volante].',
      'Llámanos y estrena carné [con él|sin prisas].',
    ],
  },
  {
    of: [['makerWarrantyUntil', 'warrantyMonths', 'maintenanceIncluded']],
    say: ['Llámanos y te explicamos [qué cubre|lo que entra].', 'Ven a verlo [con calma|cuando quieras].'],
  },
  {
    of: [['campingKit', 'bed', 'kitchen', 'shower', 'toilet', 'solarPanel', 'awning']],
    say: ['Ven, échate un rato y [elige el primer destino|piensa en el primer viaje].'],
  },
];
