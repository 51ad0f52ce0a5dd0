import type { Widened } from '../widened.ts';

export const it = {
  back: 'Torna alla home',
  test: {
    documentTitle: 'Prova la traduzione',
    title: 'Lo stesso annuncio, per chi legge in un’altra lingua',
    lead: 'Un testo nostro non si traduce parola per parola: si riscrive dagli stessi dati, con i numeri e le unità di chi legge.',
    text: 'Testo in italiano',
    textHint:
      'Senza accesso si traduce il testo di esempio, così com’è. Dopo l’accesso anche i testi che hai generato.',
    restore: 'Rimetti l’esempio',
    target: 'Traduci in',
    run: 'Prova la traduzione',
    running: 'Traduco',
    offline: 'Nessuna risposta: controlla la connessione e riprova.',
    firstFailed: 'Senza accesso non è stato tradotto',
    trying: 'Provo con il tuo account.',
    byAccount: 'È stato tradotto con il tuo account.',
    failed: 'Traduzione non riuscita',
    signIn: 'Accedi',
    empty: 'La traduzione compare qui.',
    left: 'Rimasto in italiano',
    leftOut: 'Non è nella traduzione',
    toDemo: 'Anche l’interfaccia parla cinque lingue',
  },
  demo: {
    documentTitle: 'Lingue dell’interfaccia',
    title: 'Autoscritto parla la tua lingua',
    lead: 'Scegli una lingua: cambia tutto, anche numeri, prezzi e date. Sotto vedi le parole che il prodotto usa davvero, voce per voce.',
    cards: 'Lingue',
    current: 'Lingua attuale',
    keysTitle: 'Le parole, voce per voce',
    categoriesLabel: 'Parti del prodotto',
    categories: {
      navigation: 'Navigazione',
      landing: 'Pagina iniziale',
      dashboard: 'Dashboard',
      generator: 'Generatore',
      common: 'Comuni',
    },
    count: (count: string) => `${count} voci`,
    placeholder: 'Tre puntini stanno per un dato che cambia, come un nome o un numero.',
    toTest: 'Prova a tradurre un annuncio',
  },
};

export type TranslationsMessages = Widened<typeof it>;
