import type { TestimonialId } from '#web/testimonials/testimonials.ts';
import type { Widened } from '../widened.ts';

export const it = {
  title: 'Come potrebbe parlarne chi vende auto',
  note: 'Sono esempi, non clienti: nomi e parole li abbiamo scritti noi.',
  rating: (stars: number, most: number) => `Voto: ${stars} su ${most}`,
  words: {
    province: {
      name: 'Autosalone di provincia',
      role: 'Titolare',
      location: 'Sud Italia',
      text: 'Incollo il link, correggo due dati e ho un testo che parla di quell’auto, non di un’auto qualsiasi.',
    },
    usedCars: {
      name: 'Usato multimarca',
      role: 'Chi cura gli annunci',
      location: 'Nord Italia',
      text: 'Le note le scrivo come mi vengono. Nel testo ritrovo quello che ho scritto, e quello che non ho scritto resta fuori.',
    },
    city: {
      name: 'Concessionaria di città',
      role: 'Ufficio vendite',
      location: 'Centro Italia',
      text: 'A chi viene da oltre confine mandiamo la versione tedesca: stessi dati, scritta per chi legge in tedesco.',
    },
  } satisfies Record<TestimonialId, object>,
};

export type TestimonialsMessages = Widened<typeof it>;
