import type { TestimonialsMessages } from './it.ts';

export const es: TestimonialsMessages = {
  title: 'Lo que podría decir quien vende coches',
  note: 'Son ejemplos, no clientes: los nombres y las palabras son nuestros.',
  rating: (stars, most) => `Puntuación: ${stars} de ${most}`,
  words: {
    province: {
      name: 'Concesionario de pueblo',
      role: 'Propietario',
      location: 'Sur de Italia',
      text: 'Pego el enlace, corrijo dos datos y tengo un texto que habla de ese coche, no de uno cualquiera.',
    },
    usedCars: {
      name: 'Ocasión multimarca',
      role: 'Lleva los anuncios',
      location: 'Norte de Italia',
      text: 'Escribo las notas según me vienen. Lo que he escrito está en el texto, y lo que no he escrito se queda fuera.',
    },
    city: {
      name: 'Concesionario de ciudad',
      role: 'Oficina de ventas',
      location: 'Centro de Italia',
      text: 'A quien viene del otro lado de la frontera le mandamos la versión alemana: los mismos datos, escrita para quien lee en alemán.',
    },
  },
};
