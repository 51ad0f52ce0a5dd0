import type { AnalyticsPeriod } from '#domain/analytics/period.ts';
import type { Widened } from '../widened.ts';

export const it = {
  title: 'Analisi',
  back: 'Torna alla dashboard',
  accessRequired: {
    title: 'Accesso Richiesto',
    description: "Devi effettuare l'accesso per vedere le analisi.",
  },
  sessionExpired: {
    title: 'Sessione Scaduta',
    description: 'Accedi di nuovo: torni subito a questa pagina.',
  },
  upsell: {
    badge: 'Piani PRO ed ELITE',
    text: 'Quali testi portano richieste e in quanti giorni si vende, contato sulle tue auto.',
    points: {
      PRO: [
        'Descrizioni scritte, conversione e giorni di vendita',
        'Quale stile porta più richieste',
        'L’andamento, giorno per giorno',
      ],
      ELITE: [
        'Quanto rende il piano (ROI)',
        'I tuoi testi accanto a quelli degli annunci che importi',
        'Domanda e offerta di tutti i concessionari, in forma anonima',
        'Un rapporto al mese in PDF, anche per e-mail',
      ],
    },
    button: 'Vedi i piani',
    ofOwner: 'Il piano del tuo team lo sceglie il titolare: chiedi a lui di passare a PRO o a ELITE.',
  },
  offer: {
    badge: 'Con ELITE',
    button: 'Vedi che cosa dà ELITE',
    parts: {
      return: {
        title: 'Quanto rende il piano',
        text: 'Il tempo che risparmi e le vendite più rapide, in euro, contro il prezzo del piano: con le tue ore e i tuoi costi.',
      },
      competitors: {
        title: 'I tuoi testi e quelli degli altri',
        text: 'Il punteggio dei tuoi testi accanto a quello degli annunci che importi, portale per portale; quanto ci mettiamo a scriverli e come li votate.',
      },
      market: {
        title: 'Che cosa chiede il mercato',
        text: 'Domanda e offerta di tutti i concessionari insieme, in forma anonima: segmenti, marche e modelli.',
      },
      reports: {
        title: 'Un rapporto ogni mese',
        text: 'Le cifre del mese e le auto ancora ferme, in PDF e per e-mail.',
      },
    },
  },
  period: 'Periodo',
  periods: {
    '7d': 'Ultimi 7 giorni',
    '30d': 'Ultimi 30 giorni',
    '90d': 'Ultimi 3 mesi',
    '1y': 'Ultimo anno',
  } satisfies Record<AnalyticsPeriod, string>,
  tabsLabel: 'Sezioni delle analisi',
  tabs: {
    performance: 'Rendimento',
    competitors: 'Concorrenza',
    trends: 'Mercato',
    reports: 'Rapporti',
  },
  range: (from: string, to: string) => `Dal ${from} al ${to}`,
  realTime: 'In tempo reale',
  lastUpdated: (when: string) => `Ultimo aggiornamento: ${when}`,
  refresh: 'Aggiorna',
  sample: 'Dati di esempio',
  sampleText: 'Inventati per la demo: nessun concessionario vero sta dietro a queste cifre.',
  failed: 'Le analisi non si sono caricate.',
  how: 'Come si calcola',
  tooLittle: 'Dati insufficienti',
  toHistory: 'Apri la cronologia',
  toGenerator: 'Scrivi una descrizione',
  change: {
    more: (change: string) => `${change} sul periodo precedente`,
    points: (points: string) => `${points} punti sul periodo precedente`,
    faster: (percent: string) => `${percent} di giorni in meno`,
    slower: (percent: string) => `${percent} di giorni in più`,
    same: 'Come nel periodo precedente',
    none: 'Nessun confronto: il periodo precedente ha troppo pochi dati.',
  },
  performance: {
    title: 'I tuoi numeri',
    descriptions: {
      label: 'Descrizioni scritte',
      how: 'Le descrizioni generate nel periodo: una per auto, qualunque sia il numero di stili.',
      over: (before: string) => `Nel periodo precedente: ${before}.`,
    },
    conversion: {
      label: 'Tasso di conversione',
      how: 'Delle auto pubblicate nel periodo, quante hanno avuto una richiesta o sono state vendute, anche dopo.',
      over: (converted: string, published: string) =>
        `Auto con richiesta o vendute: ${converted}. Auto pubblicate: ${published}.`,
      missing: (fewest: string, published: string) =>
        `Servono almeno ${fewest} auto pubblicate nel periodo; finora: ${published}. Segna nella cronologia quelle che hai pubblicato.`,
    },
    saleTime: {
      label: 'Tempo medio di vendita',
      how: 'La media dei giorni tra pubblicazione e vendita, delle auto vendute nel periodo di cui è segnata la pubblicazione.',
      over: (timed: string) => `Auto vendute nel periodo di cui è segnata la pubblicazione: ${timed}.`,
      missing: (fewest: string, timed: string) =>
        `Servono almeno ${fewest} auto vendute con il giorno di pubblicazione; finora: ${timed}. Segna pubblicazione e vendita nella cronologia.`,
      value: (days: string) => `${days} giorni`,
    },
    roi: {
      label: 'ROI',
      how: 'Tempo risparmiato più vendite più rapide, meno il prezzo del piano, diviso per il prezzo del piano. I passaggi sono qui sotto.',
      over: (texts: string, sold: string) => `Descrizioni: ${texts}. Auto vendute: ${sold}.`,
      noTexts: 'Nel periodo non hai scritto descrizioni. Scrivine una e il ROI compare.',
      noPrice: 'Al tuo account il piano non costa nulla: senza un prezzo non c’è un ritorno da calcolare.',
    },
    empty: {
      title: 'In questo periodo non è ancora successo nulla',
      text: 'Le cifre nascono da quello che fai, e da nient’altro. Bastano tre passi:',
      steps: [
        'Scrivi la descrizione di un’auto.',
        'Quando l’annuncio è online, segna nella cronologia che è pubblicata.',
        'Segna la prima richiesta e poi la vendita.',
      ],
      longer: 'Guarda l’ultimo anno',
    },
    styles: {
      title: 'Conversione per stile',
      how: 'Per ogni stile: le auto pubblicate con quel testo che hanno avuto una richiesta o sono state vendute.',
      style: 'Stile',
      few: (published: string, fewest: string) => `Auto: ${published} su ${fewest} necessarie`,
    },
    trend: {
      title: 'Andamento delle conversioni',
      how: 'Le auto per giorno di pubblicazione, e quante di loro hanno avuto una richiesta o sono state vendute.',
      units: { day: 'Giorno', week: 'Settimana dal', month: 'Mese' },
      published: 'Pubblicate',
      converted: 'Con richiesta o vendute',
      waiting: 'Ancora senza',
      rate: 'Conversione',
      empty:
        'Nel periodo non risultano auto pubblicate. Segnale nella cronologia: qui compaiono giorno per giorno.',
    },
  },
  roi: {
    title: 'Il ROI, passo per passo',
    formula: 'ROI = (tempo risparmiato + vendite più rapide − prezzo del piano) ÷ prezzo del piano',
    time: 'Tempo risparmiato',
    timeHow: (texts: string, minutes: string, hour: string) =>
      `Descrizioni: ${texts} × ${minutes} min × ${hour} all’ora`,
    sales: 'Vendite più rapide',
    salesHow: (days: string, day: string) => `Giorni guadagnati: ${days} × ${day} al giorno`,
    salesUnset: 'Non contate: manca quanti giorni servivano prima.',
    price: 'Prezzo del piano',
    priceHow: (days: string) => `Per i ${days} giorni del periodo`,
    result: 'ROI del periodo',
    assumed: 'I valori di partenza sono nostre ipotesi, non misure. Cambiali con i tuoi.',
    own: 'Calcolato con i valori che hai impostato.',
    inputs: 'I tuoi valori',
    minutesPerText: 'Minuti per scrivere un testo a mano',
    hourCost: 'Costo di un’ora di lavoro, in euro',
    dayCost: 'Costo di un giorno di sosta di un’auto, in euro',
    usualDays: 'Giorni che servivano prima per vendere',
    usualDaysHint: 'Facoltativo. Vuoto: le vendite più rapide non contano.',
    whole: (least: string, most: string) => `Scrivi un numero intero da ${least} a ${most}.`,
    amount: (most: string) => `Scrivi un importo da 0 a ${most} euro, con al massimo due decimali.`,
    save: 'Salva e ricalcola',
    saved: { title: 'Valori salvati', description: 'Il ROI è ricalcolato.' },
    ofOwner: 'Questi valori li imposta il titolare del team.',
  },
  charts: {
    chart: 'Grafico',
    table: 'Tabella',
    viewOf: (what: string) => `Come vedere: ${what}`,
    download: (what: string, format: string) => `Scarica ${format}: ${what}`,
    failed: {
      title: 'Grafico non scaricato',
      description: 'Il browser non ha potuto disegnarlo. Prova con il CSV.',
    },
  },
  competitors: {
    performance: 'Come lavora Autoscritto per te',
    time: {
      label: 'Tempo di risposta',
      how: 'La media dei secondi tra il tuo ordine e i testi pronti, misurata.',
      over: (generations: string) => `Generazioni: ${generations}.`,
      missing: (fewest: string, n: string) =>
        `Servono almeno ${fewest} generazioni nel periodo; finora: ${n}.`,
    },
    quality: {
      label: 'Qualità dei testi',
      how: 'La media dei punteggi dei nostri testi, da 0 a 100: fatti, destinatari, leggibilità, regole.',
      over: (texts: string) => `Testi valutati: ${texts}.`,
      value: (score: string) => `${score} su 100`,
      missing: (fewest: string, n: string) =>
        `Servono almeno ${fewest} testi valutati nel periodo; finora: ${n}. Il punteggio arriva poco dopo il testo.`,
    },
    satisfaction: {
      label: 'Soddisfazione',
      how: 'I voti positivi sul totale dei voti dati ai testi, da te e dal tuo team.',
      over: (ratings: string) => `Voti: ${ratings}.`,
      missing: (fewest: string, n: string) =>
        `Servono almeno ${fewest} voti nel periodo; finora: ${n}. Dai ai testi un pollice su o giù, nei risultati o nella cronologia.`,
    },
    comparison: {
      title: 'I testi a confronto',
      how: 'Punteggio medio da 0 a 100, calcolato allo stesso modo per i nostri testi e per quelli degli annunci che importi. I testi degli annunci non vengono conservati.',
      over: (texts: string, ads: string) => `Testi nostri: ${texts}. Annunci: ${ads}.`,
      noAds: 'nessuno',
      competitor: 'Portale',
      score: 'Punteggio',
      counted: 'Testi',
      few: (n: string, fewest: string) => `Annunci: ${n} su ${fewest} necessari`,
      fewTexts: (n: string, fewest: string) => `Testi: ${n} su ${fewest} necessari`,
      empty:
        'Manca ancora il confronto. Importa dai portali annunci con un testo: da tre in su, un portale compare qui.',
    },
    share: {
      title: 'Da dove importi',
      how: 'La quota di ogni portale sugli annunci importati nel periodo.',
      over: (imports: string) => `Annunci importati: ${imports}.`,
      name: 'Portale',
      value: 'Quota',
      empty: 'Nel periodo non hai importato annunci. Importane uno dal suo indirizzo, nel generatore.',
    },
    toGenerator: 'Importa un annuncio',
  },
  market: {
    intro: (dealers: string) =>
      `Tutti i concessionari insieme, in forma anonima. Nessuna cifra viene da meno di ${dealers} concessionari.`,
    over: (dealers: string, cars: string) => `Concessionari: ${dealers}. Auto: ${cars}.`,
    computed: (when: string) => `Calcolato il ${when}, ogni ora di nuovo.`,
    insights: 'In sintesi',
    missing: (fewest: string) =>
      `Servono almeno ${fewest} concessionari diversi con dati nel periodo: più è lungo, più se ne contano.`,
    dominant: {
      label: 'Segmento principale',
      how: 'La carrozzeria più frequente tra le auto importate o inserite nel periodo.',
    },
    growth: {
      label: 'Crescita della domanda',
      how: 'Richieste e vendite del periodo, confrontate con quelle del periodo precedente.',
      missing: (fewest: string) =>
        `Servono almeno ${fewest} concessionari con richieste o vendite, sia in questo periodo sia in quello prima.`,
    },
    health: {
      label: 'Salute del mercato',
      how: 'Quante richieste e vendite ci sono ogni 100 auto importate o inserite.',
      value: (n: string) => `${n} ogni 100 auto`,
    },
    months: {
      title: 'Domanda e offerta per mese',
      how: 'Domanda: richieste e vendite. Offerta: auto importate o inserite.',
      month: 'Mese',
      demand: 'Domanda',
      supply: 'Offerta',
    },
    segments: {
      title: 'Segmenti',
      how: 'La quota di ogni carrozzeria sulle auto di cui è nota.',
      segment: 'Segmento',
      share: 'Quota',
    },
    brands: {
      title: 'Le 10 marche più vendute',
      how: 'Auto segnate come vendute nel periodo.',
      brand: 'Marca',
      sales: 'Vendite',
    },
    models: {
      title: 'I 10 modelli più presenti',
      how: 'Auto importate o inserite nel periodo, per modello e anno.',
      model: 'Modello',
      year: 'Anno',
      searches: 'Auto',
    },
    empty: {
      title: 'Il mercato non si vede ancora',
      text: (fewest: string, dealers: string) =>
        `Per non dire nulla di un singolo concessionario, le cifre compaiono da ${fewest} in su. Nel periodo sono attivi: ${dealers}.`,
      longer: 'Guarda l’ultimo anno',
    },
  },
  reports: {
    title: 'Rapporto mensile',
    text: 'Le cifre del mese accanto a quelle del mese prima, e le auto pubblicate, vendute e ancora ferme. In PDF, nella tua lingua.',
    byMail: 'Il primo di ogni mese arriva da solo per e-mail al titolare del piano.',
    running: 'in corso',
    months: 'Mesi',
    pdf: 'Scarica PDF',
    pdfOf: (month: string) => `Scarica PDF: ${month}`,
    mail: 'Invia per e-mail',
    mailOf: (month: string) => `Invia per e-mail: ${month}`,
    sent: 'Rapporto inviato',
    sentText: (month: string) => `${month}: arriva tra poco nella tua posta.`,
    failed: { title: 'Rapporto non inviato', description: 'Riprova tra poco, oppure scarica il PDF.' },
    earlier: 'Mesi precedenti',
    mailsWanted: 'Inviami il rapporto di ogni mese per e-mail',
    mailsFailed: { title: 'Scelta non salvata', description: 'Riprova tra poco.' },
  },
  stopReports: {
    title: 'Rapporto mensile',
    text: 'Con un clic il rapporto di ogni mese non ti arriverà più per e-mail. Le altre e-mail del tuo account restano.',
    stop: 'Non inviarmelo più',
    done: 'Fatto: il rapporto mensile non ti arriverà più per e-mail.',
    again: 'Se cambi idea, lo riattivi quando vuoi nelle analisi, alla voce Rapporti.',
    toReports: 'Apri i rapporti',
    failed: 'Non ha funzionato. Controlla la connessione e riprova.',
  },
};

export type AnalyticsMessages = Widened<typeof it>;
