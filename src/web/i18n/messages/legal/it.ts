import type { Widened } from '../widened.ts';

export const it = {
  back: 'Alla home',
  contents: 'Indice',
  print: 'Stampa',
  version: (version: string, date: string) => `Versione ${version} del ${date}`,
  binding: 'Fa fede il testo in italiano.',
  readBinding: 'Leggi il testo in italiano',
  operator: {
    sample: 'Questa è una dimostrazione: i dati della società sono di esempio.',
    unknown:
      'I dati della società non sono ancora stati inseriti in questa installazione. Li trovi su ogni ricevuta.',
    failed: 'I dati della società ora non si caricano. Li trovi su ogni ricevuta.',
    loading: 'Carico i dati della società',
    company: 'Società',
    address: 'Sede',
    vatNumber: 'Partita IVA',
    fiscalCode: 'Codice fiscale',
    email: 'E-mail',
  },
  recipients: {
    title: 'Su questo sito, oggi',
    payments: 'Pagamenti',
    mail: 'E-mail',
    languageModel: 'Modello linguistico',
    stripe: 'Stripe',
    simulation: 'Simulati: nessun dato esce',
    noPayments: 'Nessuno: non si può pagare',
    hasMail: 'Un server di posta esterno',
    noMail: 'Nessuno: nessuna e-mail viene spedita',
    hasModel: 'Attivo',
    noModel: 'Nessuno: i testi li scrive il nostro programma',
  },
} as const;

export type LegalMessages = Widened<typeof it>;
