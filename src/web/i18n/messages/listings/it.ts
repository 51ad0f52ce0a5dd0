import { pluralOf } from '../../formats.ts';
import type { Widened } from '../widened.ts';

const items = pluralOf('it', { one: 'dotazione', other: 'dotazioni' });

export const it = {
  waysTitle: 'Se il link non basta',
  paste: {
    open: 'Incolla la pagina',
    label: 'Testo o codice della pagina',
    hint: 'Apri l’annuncio nel tuo browser, seleziona tutto (Ctrl+A), copia (Ctrl+C) e incolla qui. Vanno bene anche una o più righe del tuo gestionale.',
    read: 'Leggi',
    tooLong: 'È troppo lungo: incolla solo la pagina dell’annuncio.',
    clear: 'Svuota',
    slow: 'La pagina è grande o la linea è lenta, ancora un attimo',
    shortened: (letters: string) =>
      `Pagina incollata: ${letters} caratteri. Qui ne vedi l’inizio, viene letta tutta.`,
  },
  file: {
    open: 'Apri un file',
    hint: 'Una pagina salvata (.html, .mht) o l’elenco del tuo gestionale (.xlsx, .csv, .xml, .json): puoi anche trascinarlo qui.',
    drop: 'Lascia qui il file',
    otherKind:
      'Questo file non si può leggere: serve una pagina salvata (.html, .mht) o un elenco (.xlsx, .csv, .xml, .json, .txt).',
    tooBig:
      'Il file supera 5 MB. Di una pagina salva «solo HTML», di un elenco tieni solo le auto che ti servono.',
    empty: 'Il file è vuoto.',
    several: 'Un file alla volta: scegli la pagina di una sola auto.',
    unreadable: 'Il browser non riesce ad aprire questo file. Salvalo di nuovo e riprova.',
  },
  bookmarklet: {
    name: 'Porta in Autoscritto',
    link: 'Usa il pulsante «Porta in Autoscritto»',
    documentTitle: 'Porta in Autoscritto',
    title: 'L’annuncio che stai guardando, qui in un clic',
    intro:
      'Alcuni marketplace non lasciano entrare i server, ma il tuo browser sì. Questo pulsante legge la pagina che hai già aperto e la passa ad Autoscritto: al sito non parte nessuna richiesta.',
    steps: [
      [
        'Trascina il pulsante nella barra dei preferiti',
        'Se la barra non si vede: Ctrl+Maiusc+B, o Cmd+Maiusc+B su Mac.',
      ],
      ['Apri il tuo annuncio', 'Su AutoScout24, Subito, mobile.de o sul tuo sito, come fai sempre.'],
      [
        'Premi il pulsante nella barra',
        'Si apre Autoscritto con i dati letti dalla pagina: li controlli e continui.',
      ],
    ],
    dragMe: 'Questo pulsante non si preme qui: trascinalo nella barra dei preferiti.',
    phoneTitle: 'Sul telefono',
    phone:
      'Copia l’indirizzo del pulsante, salva un preferito qualsiasi e sostituisci il suo indirizzo con quello copiato. Oppure condividi il testo dell’annuncio e incollalo nel generatore.',
    copyCode: 'Copia l’indirizzo',
    copied: { title: 'Copiato', description: 'L’indirizzo del pulsante è negli appunti.' },
    copyByHand: 'Il browser non permette di copiare: seleziona e copia da qui.',
    back: 'Al generatore',
    privacy:
      'Il pulsante invia il contenuto della pagina solo ad Autoscritto, senza i campi che hai compilato. Nomi, telefoni ed e-mail vengono tolti prima di mostrarti i dati.',
    /** Said on the marketplace's own page. */
    onPage: {
      copied: 'La pagina è negli appunti: torna nella scheda di Autoscritto e incollala.',
      failed:
        'Questo sito non permette di passare la pagina. Seleziona tutto, copia, e incolla in Autoscritto.',
    },
    extension: {
      title: 'Oppure con l’estensione del browser',
      intro:
        'Fa lo stesso con un’icona accanto alla barra degli indirizzi e in più riporta titolo e descrizione nel modulo di un marketplace. Per Chrome, Edge e gli altri browser fatti su Chromium, sul computer.',
      download: 'Scarica l’estensione (.zip)',
      steps: [
        [
          'Estrai il file in una cartella che resta lì',
          'Il browser legge l’estensione da quella cartella: se la sposti o la cancelli, smette di funzionare.',
        ],
        [
          'Apri la pagina delle estensioni',
          'Scrivi chrome://extensions nella barra degli indirizzi (edge://extensions in Edge) e attiva «Modalità sviluppatore».',
        ],
        [
          'Premi «Carica estensione non pacchettizzata»',
          'Scegli la cartella che contiene manifest.json. Poi fissa l’icona di Autoscritto con il simbolo del puzzle.',
        ],
        [
          'Su un annuncio: premi l’icona',
          '«Porta in Autoscritto» legge la pagina e apre il generatore con i dati dell’auto.',
        ],
        [
          'Nel modulo di un marketplace: prendi e compila',
          'Apri qui i testi di un’auto, premi l’icona e prendi il testo. Nel modulo premila di nuovo: vedi quali campi riempie prima che lo faccia. Pubblichi tu.',
        ],
      ],
      privacy:
        'L’estensione vede una pagina solo quando premi la sua icona, non lascia entrare codice da fuori e tiene il testo che hai preso finché chiudi il browser.',
    },
  },
  failure: {
    offline: 'Nessuna risposta: forse manca la connessione. Quello che hai inserito resta qui, riprova.',
    ofPage: 'C’è stato un problema nostro e la pagina non è stata letta. È ancora qui: riprova tra poco.',
  },
  arrival: {
    documentTitle: 'Pagina in arrivo',
    waiting: 'Aspetto la pagina',
    reading: 'Leggo la pagina',
    nothingTitle: 'La pagina non è arrivata',
    nothing:
      'Il sito tiene separate le sue schede. Torna sull’annuncio e premi di nuovo il pulsante: la pagina va negli appunti, poi incollala qui.',
    signIn: 'Accedi per leggere la pagina: resta qui ad aspettarti.',
    signInButton: 'Accedi',
    failed: 'La pagina è arrivata ma non è stata letta. Riprova tra poco.',
    signInFirst:
      'La pagina è troppo grande per aspettarti qui. Accedi, poi torna sull’annuncio e premi di nuovo il pulsante.',
    again: 'Riprova',
  },
  stock: {
    title: 'Quale veicolo descrivi?',
    hint: (count: number) => `Nel file ce ne sono ${count}.`,
    cut: (count: number) => `Ecco i primi ${count}: nel file ce ne sono altri.`,
    search: 'Cerca nel file',
    noneFound: 'Nessun veicolo corrisponde.',
    choose: 'Usa questo',
    unnamed: 'Senza nome',
  },
  columns: {
    title: 'Che cosa c’è in queste colonne?',
    hint: 'Scegli che cosa contiene ogni colonna: lo ricordiamo per i tuoi prossimi file.',
    unknown: (count: number) =>
      count === 1
        ? 'Una colonna non riconosciuta: dimmi che cos’è'
        : `${count} colonne non riconosciute: dimmi che cosa sono`,
    known: (count: number) => (count === 1 ? 'Una colonna riconosciuta' : `${count} colonne riconosciute`),
    whatIs: (header: string) => `Che cosa c’è in «${header}»?`,
    choose: 'Che cos’è?',
    readAgain: 'Rileggi il file',
    ignoreRest: 'Le altre non servono',
    notKept: 'La risposta non è stata salvata. Riprova tra poco.',
    meanings: {
      ignore: 'Non serve',
      name: 'Marca e modello insieme',
      power: 'Potenza in CV',
      powerKw: 'Potenza in kW',
      mileageMiles: 'Chilometraggio in miglia',
      equipment: 'Dotazioni',
      notes: 'Note',
      currency: 'Valuta',
    },
  },
  conflict: {
    titleOfOdd: 'Dati da controllare',
    leaveEmpty: 'Lascia vuoto',
    title: 'La pagina si contraddice',
    hint: 'Scegli il valore giusto: finirà nel testo.',
    taken: 'in uso',
    from: (source: string, where: string) => `${source}: ${where}`,
    unseen: 'Nel codice della pagina',
  },
  equipment: {
    title: 'Dotazioni lette nella pagina',
    hint: 'Tocca quelle che l’auto ha davvero: vanno nelle note. Le altre restano fuori.',
    more: (count: number) => `Mostra altre ${count}`,
    chosen: (count: number) => `${count} ${items(count)} nelle note`,
  },
  confidence: {
    high: 'sicuro',
    medium: 'scritto sulla pagina',
    low: 'da controllare',
  },
  sureness: 'Quanto è sicuro',
};

export type ListingsMessages = Widened<typeof it>;
