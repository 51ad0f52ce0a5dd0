import { optionNames } from '#domain/copywriting/vocabulary/options/it.ts';
import type { FeatureId } from '#web/landing/features/feature-drawings.tsx';
import type { Widened } from '../widened.ts';

const featureWords = {
  claims: [
    'Ogni affermazione ha il suo dato',
    'Nell’editor vedi da dove viene ciò che il testo afferma. Quello che i dati non dicono è segnato, prima che tu pubblichi.',
  ],
  channels: [
    'Su misura per ogni portale',
    'Lunghezza, titolo e formato secondo dove pubblichi, con il contatore accanto al testo.',
  ],
  law: [
    'Le righe che chiede la legge',
    'Garanzia legale, prezzo, consumi di un’auto nuova: proposte secondo il veicolo, con la fonte e la data.',
  ],
  difference: [
    'Il tuo parco non si ripete',
    'Ogni testo si tiene lontano dagli ultimi che hai scritto: due auto simili non hanno lo stesso annuncio.',
  ],
  languages: [
    'Scritto, non tradotto',
    'La versione tedesca nasce dai dati, con le parole di chi cerca un’auto in Germania. Lo stesso per ogni lingua.',
  ],
  editing: [
    'Il testo resta tuo',
    'Correggi sul posto, blocca le frasi che non si toccano, riscrivine una sola, torna a una versione di prima.',
  ],
} satisfies Record<FeatureId, [string, string]>;

export const it = {
  documentTitle: 'Autoscritto: annunci auto che si scrivono dai dati',
  hero: {
    title: 'L’annuncio che vende, scritto dai dati della tua auto.',
    lead: 'Incolla il link di un annuncio o inserisci i dati a mano. Ogni affermazione sull’auto resta legata a un dato: quello che non c’è, non lo scriviamo.',
    start: 'Inizia gratis',
    demo: 'Prova la demo',
    free: (descriptions: number) =>
      descriptions === 1
        ? 'Una descrizione gratuita al mese, senza carta di credito.'
        : `${descriptions} descrizioni gratuite al mese, senza carta di credito.`,
    signIn:
      'L’accesso avviene su una pagina di autenticazione sicura della piattaforma che ospita il servizio, separata da questa.',
  },
  firstText: {
    title: 'Provalo con un’auto che hai in vendita',
    text: 'Bastano marca e modello. Il testo professionale arriva subito, senza account, e dell’auto da noi non resta niente.',
    fuelType: 'Carburante',
    unset: 'Non indicato',
    price: ['Prezzo in euro', '12.900'],
    fuels: optionNames.fuelType,
    action: 'Scrivi il testo',
    pending: 'Sto scrivendo…',
    withoutScripts: 'Per provarlo in questa pagina serve JavaScript.',
    answerTitle: 'Il tuo testo',
    empty: 'Il testo compare qui. Dice solo quello che hai scritto: più dati metti, più ha da dire.',
    faults: {
      make: 'Indica la marca.',
      model: 'Indica il modello.',
      figure: (example: string) => `Qui serve un numero, per esempio ${example}.`,
    },
    failed: 'Il testo non è arrivato. Controlla la connessione e riprova.',
    offerTitle: 'Con un account gratuito continui da qui',
    offer: [
      'Salvi il testo e lo correggi: per ogni affermazione vedi il dato da cui viene.',
      'Aggiungi allestimento, storia e difetti: il testo ne parla.',
      'Scegli a chi si rivolge, e lo hai anche nelle altre quattro lingue.',
    ],
    register: 'Continua con quest’auto',
  },
  sources: {
    title: 'Legge gli annunci dei portali che usi già',
    text: 'Incolli il link e ritrovi la scheda compilata. Se un portale non ci lascia entrare, porti tu la pagina che hai davanti.',
    marketplaces: 'Portali',
    makes: 'Marche',
    andMore: 'e le altre che hai sul piazzale',
    trademarks: 'I marchi appartengono ai rispettivi titolari, che con noi non hanno alcun legame.',
  },
  how: {
    title: 'Come funziona',
    steps: [
      [
        'Porti l’auto',
        'Incolli il link del tuo annuncio oppure compili la scheda. Di ogni dato vedi dove è stato trovato.',
      ],
      ['Scegli a chi parlare', 'Cliente, uso, punti di forza: poche scelte che cambiano davvero il testo.'],
      ['Pubblichi', 'Leggi, copi e incolli. Professionale, persuasivo o Copy Evoluto 5.0, secondo il piano.'],
    ],
    time: (seconds: number) => `Di solito il testo è pronto in meno di ${seconds} secondi.`,
  },
  features: {
    title: 'Un link o quattro campi. Si comincia da qui.',
    text: (styles: number, languages: number) =>
      `Ne escono fino a ${styles} testi della stessa auto, ognuno in ${languages} lingue.`,
    link: {
      title: 'Importa da un link',
      text: 'Leggiamo l’annuncio e compiliamo la scheda. Tu controlli.',
      label: 'Link dell’annuncio',
      placeholder: 'https://www.esempio.it/annuncio',
      hint: 'Vanno bene anche la pagina salvata, il testo copiato o un elenco in Excel o CSV.',
      action: 'Importa l’annuncio',
    },
    manual: {
      title: 'Inserimento manuale',
      text: 'Per l’auto appena arrivata, che online non c’è ancora.',
      fields: {
        make: ['Marca', 'Fiat'],
        model: ['Modello', 'Panda'],
        year: ['Anno', '2021'],
        mileage: ['Chilometri', '45.000'],
      },
      action: 'Scrivi la descrizione',
    },
    restTitle: 'E poi ci lavori sopra',
    words: featureWords,
  },
  pricing: {
    startFree: 'Inizia gratis',
    guarantee: (days: number) => `${days} giorni soddisfatti o rimborsati`,
    guaranteeText: (days: number) =>
      `Se nei primi ${days} giorni capisci che non fa per te, scrivici e ti restituiamo quanto hai pagato.`,
    callTitle: 'Quale auto pubblichi domani?',
    callText: 'Bastano un’e-mail e una password. Il resto lo sa già la scheda dell’auto.',
    call: 'Crea il tuo account',
  },
  questions: {
    title: 'Le domande che ci faresti al telefono',
    list: [
      [
        'E se il portale non vi lascia leggere l’annuncio?',
        'Capita: alcuni portali non fanno entrare i programmi. Quando succede te lo diciamo, e hai altre strade: la pagina salvata dal tuo browser, il testo copiato, un pulsante da tenere tra i preferiti, oppure i campi a mano.',
      ],
      [
        'Può scrivere qualcosa che l’auto non ha?',
        'Il testo nasce dai dati che hai confermato e viene controllato su quelli. Se un’affermazione non ha un dato dietro, la vedi segnata. Rileggilo lo stesso: l’auto la conosci tu, e dell’annuncio rispondi tu.',
      ],
      [
        'Posso cambiare il testo?',
        'Sì, parola per parola. Puoi anche farti riscrivere una frase sola, bloccare quelle che vuoi lasciare come sono e tornare a una versione di prima.',
      ],
      [
        'Di chi sono i dati e i testi?',
        'Quello che inserisci resta tuo. I testi li usi, li cambi e li pubblichi liberamente, anche dopo aver disdetto.',
      ],
      [
        'Quanto costa smettere?',
        'Niente. Disdici dalla dashboard, usi il piano fino alla fine del periodo pagato e poi passi al piano gratuito. I tuoi testi restano nel tuo account.',
      ],
      [
        'Chi scrive i testi?',
        'Un programma nostro, costruito per le auto. Chi gestisce il servizio può attivare anche un modello linguistico: in quel caso i dati del veicolo e le tue note vengono mandati al suo fornitore, e il testo passa dallo stesso controllo.',
      ],
    ],
  },
};

export type LandingMessages = Widened<typeof it>;
