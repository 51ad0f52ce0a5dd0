import type { VehicleFact } from '#web/landing/tied-sample.ts';
import type { Widened } from '../widened.ts';

export const it = {
  fromListing: 'Dall’annuncio',
  fromNotes: 'Dalle note del venditore',
  facts: {
    model: 'Auto',
    year: 'Anno',
    mileage: 'Chilometri',
    engine: 'Motore',
    transmission: 'Trasmissione',
    color: 'Colore',
    doors: 'Porte',
    condition: 'Condizione',
    warranty: 'Garanzia',
    price: 'Prezzo',
  } satisfies Record<VehicleFact, string>,
  hero: {
    title: 'Il testo persuasivo',
    label: 'Esempio',
    hint: 'Auto di esempio, testo vero. Tocca le parole sottolineate per vedere da quale dato vengono.',
  },
  examples: {
    title: 'Prima e dopo',
    lead: 'La stessa auto, due annunci. Il primo lo abbiamo inventato, ma somiglia a tanti che si leggono in giro. Il secondo lo ha scritto Autoscritto dai dati qui sotto.',
    before: 'Prima',
    beforeLabel: 'Esempio inventato',
    beforeAd: [
      '*** VERO AFFARE *** TOYOTA YARIS HYBRID *** OCCASIONE UNICA !!!',
      'Vendesi bellissima Yaris in OTTIME CONDIZIONI, come nuova, sempre in garage, nemmeno un graffio, da vedere assolutamente !!',
      'FULL OPTIONAL: ABS, airbag guidatore, airbag passeggero, ESP, servosterzo, vetri elettrici, chiusura centralizzata, volante regolabile, poggiatesta posteriori, presa 12V, retrocamera, ecc. ecc.',
      'Prezzo trattabile. ASTENERSI PERDITEMPO E CURIOSI !!!',
    ],
    after: 'Dopo',
    afterLabel: 'Stile professionale',
    data: 'I dati dell’auto',
    changes: 'Che cosa è cambiato',
    notes: {
      first: {
        title: 'Si trova quello che si cerca',
        text: 'Il modello è nella prima frase, anno e chilometri stanno insieme in una.',
      },
      defect: {
        title: 'Il difetto è scritto',
        text: 'Il graffio era nelle note del venditore. Il testo lo dice prima del prezzo.',
      },
      tied: {
        title: 'Ogni dato ha la sua fonte',
        text: (claims: number) =>
          `Il controllo ha trovato ${claims} affermazioni sull’auto. Tutte stanno nella scheda o nelle note.`,
      },
      plain: {
        title: 'Senza gridare',
        text: (words: number) =>
          `${words} parole, senza «vero affare» e senza «come nuova»: nessuna delle due cose si può verificare.`,
      },
    },
  },
};

export type LandingSamplesMessages = Widened<typeof it>;
