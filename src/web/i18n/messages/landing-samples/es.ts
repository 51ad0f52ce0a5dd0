import type { LandingSamplesMessages } from './it.ts';

export const es: LandingSamplesMessages = {
  fromListing: 'Del anuncio',
  fromNotes: 'De las notas del vendedor',
  facts: {
    model: 'Coche',
    year: 'Año',
    mileage: 'Kilómetros',
    engine: 'Motor',
    transmission: 'Cambio',
    color: 'Color',
    doors: 'Puertas',
    condition: 'Estado',
    warranty: 'Garantía',
    price: 'Precio',
  },
  hero: {
    title: 'El texto persuasivo',
    label: 'Ejemplo',
    hint: 'Un coche de ejemplo, un texto real. Toca las palabras subrayadas para ver de qué dato vienen.',
  },
  examples: {
    title: 'Antes y después',
    lead: 'Un coche, dos anuncios. El primero nos lo hemos inventado, pero se parece a muchos que habrás leído. El segundo lo ha escrito Autoscritto con los datos de abajo.',
    before: 'Antes',
    beforeLabel: 'Ejemplo inventado',
    beforeAd: [
      '*** CHOLLAZO *** TOYOTA YARIS HÍBRIDO *** OPORTUNIDAD ÚNICA !!!',
      'Se vende Yaris precioso, IMPECABLE, como nuevo, siempre en garaje, ni un arañazo, hay que verlo !!',
      'FULL EQUIP: ABS, airbag conductor, airbag pasajero, ESP, dirección asistida, elevalunas eléctricos, cierre centralizado, volante regulable, reposacabezas traseros, toma 12V, cámara, etc. etc.',
      'Precio negociable. ABSTENERSE CURIOSOS Y COMPRAVENTAS !!!',
    ],
    after: 'Después',
    afterLabel: 'Estilo profesional',
    data: 'Los datos del coche',
    changes: 'Qué ha cambiado',
    notes: {
      first: {
        title: 'Se encuentra lo que se busca',
        text: 'El modelo está en la primera frase; año y kilómetros van juntos en una.',
      },
      defect: {
        title: 'El defecto está escrito',
        text: 'El arañazo estaba en las notas del vendedor. El texto lo dice antes del precio.',
      },
      tied: {
        title: 'Cada dato tiene su fuente',
        text: (claims) =>
          `La comprobación ha encontrado ${claims} afirmaciones sobre el coche. Todas están en la ficha o en las notas.`,
      },
      plain: {
        title: 'Sin gritar',
        text: (words) =>
          `${words} palabras, sin «chollazo» y sin «como nuevo»: ninguna de las dos cosas se puede verificar.`,
      },
    },
  },
};
