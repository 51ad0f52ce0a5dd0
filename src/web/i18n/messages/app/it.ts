import type { BillingCycle, SubscriptionStatus } from '#domain/accounts/user.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { optionNames } from '#domain/copywriting/vocabulary/options/it.ts';
import type { OptionNames } from '#domain/copywriting/vocabulary/options/option-names.ts';
import type { DetailField, DetailOptionNames } from '#domain/vehicles/details/detail.ts';
import type { TargetingField } from '#domain/vehicles/targeting.ts';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { pluralOf } from '../../formats.ts';
import type { Widened } from '../widened.ts';

const descriptions = pluralOf('it', { one: 'descrizione', other: 'descrizioni' });
const words = pluralOf('it', { one: 'parola', other: 'parole' });
const data = pluralOf('it', { one: 'dato', other: 'dati' });

const fields = {
  make: 'Marca',
  model: 'Modello',
  year: 'Anno',
  mileage: 'Chilometraggio',
  fuelType: 'Carburante',
  transmission: 'Cambio',
  power: 'Potenza',
  price: 'Prezzo',
  color: 'Colore',
  category: 'Categoria',
  doors: 'Porte',
  driveType: 'Trazione',
  displacement: 'Cilindrata',
  condition: 'Condizione',
  warranty: 'Garanzia',
} satisfies Record<VehicleField, string>;

const examples = {
  make: 'Fiat',
  model: 'Panda 1.0 Hybrid',
  mileage: '45.000',
  power: '70 CV oppure 51 kW',
  price: '12.900',
  displacement: '999',
} satisfies Partial<Record<VehicleField, string>>;

/** Fields a good ad can't do without, and why. */
const whyItMatters = {
  year: 'È la prima cosa che si filtra nei portali.',
  mileage: 'Chi compra lo confronta prima di ogni altra cosa.',
  price: 'Senza prezzo in molti passano oltre.',
  fuelType: 'Decide chi può essere interessato.',
  transmission: 'Manuale o automatico: per molti è una condizione.',
  category: 'Dà al testo il genere e l’uso giusti.',
} satisfies Partial<Record<VehicleField, string>>;

const targeting = {
  targetCustomers: ['A chi parli', 'Il cliente che vuoi far chiamare'],
  vehicleTypes: ['Che auto è', 'Come la cerca chi compra'],
  intendedUse: ['Per farci cosa', 'Dove e quando la userà'],
  sellingPoints: ['Cosa mettere davanti', 'I motivi per sceglierla'],
} satisfies Record<TargetingField, [string, string]>;

const styles = {
  professional: ['Professionale', 'Sobrio e completo'],
  persuasive: ['Persuasivo', 'Parla a un lettore solo'],
  advanced: ['Copy Evoluto 5.0', 'Un’idea portata fino in fondo'],
} satisfies Record<CopyStyle, [string, string]>;

export const it = {
  optionNames,
  fields,
  examples,
  whyItMatters,
  styles,
  vehicle: {
    unnamed: 'La tua auto',
    unset: 'Non indicato',
    km: 'km',
    cv: 'CV',
    cc: 'cc',
    kept: (value: string) => `${value} (dall’annuncio)`,
    /** `items` are empty where the words say nothing, `figure` where the seller tells none. */
    understood: (figure: string, items: string) =>
      [figure && `Letto come ${figure}.`, items && `Va nelle note: «${items}».`].filter(Boolean).join(' '),
  },
  documents: {
    copied: { title: 'Copied', description: 'Il testo è negli appunti.' },
    copyFailed: {
      title: 'Errore',
      description: 'Il browser non permette di copiare. Seleziona il testo e copialo a mano.',
    },
    copy: 'Copia',
    download: 'Scarica',
    share: 'Condividi',
    generatedOn: (date: string) => `Generato il ${date}`,
  },
  dashboard: {
    waiting: {
      title: 'Che cosa fare adesso',
      unpublished: (count: number) =>
        count === 1
          ? 'Un’auto non è ancora segnata come pubblicata'
          : `${count} auto non sono ancora segnate come pubblicate`,
      outdatedTranslation: (count: number) =>
        count === 1
          ? 'Un’auto ha una traduzione più vecchia del suo testo'
          : `${count} auto hanno una traduzione più vecchia del loro testo`,
      repriced: (count: number) =>
        count === 1
          ? 'Un’auto ha cambiato prezzo dall’ultima copia del suo testo'
          : `${count} auto hanno cambiato prezzo dall’ultima copia del loro testo`,
      longStanding: (count: number, days: number) =>
        count === 1
          ? `Un’auto è in vendita da più di ${days} giorni`
          : `${count} auto sono in vendita da più di ${days} giorni`,
    },
    work: {
      label: 'Pagine di lavoro',
      write: 'Nuova',
      stock: 'Parco',
      cars: 'Auto',
      figures: 'Analisi',
    },
    documentTitle: 'Dashboard',
    newDescription: 'Nuova Descrizione',
    advancedAnalysis: 'Analisi Avanzata',
    welcome: (name: string) => `Ciao, ${name}`,
    nameless: 'Utente',
    usedThisMonth: (count: number) => `${count} ${descriptions(count)} questo mese`,
    plan: (plan: string) => `Piano ${plan}`,
    cycle: { monthly: 'Mensile', annual: 'Annuale (-15%)' } satisfies Record<BillingCycle, string>,
    tabs: {
      overview: 'Panoramica',
      subscription: 'Abbonamento',
      billing: 'Fatturazione',
      profile: 'Profilo',
    },
    tabsLabel: 'Sezioni della dashboard',
    stats: {
      month: 'Questo Mese',
      remaining: 'Rimanenti',
      total: 'Totale Generate',
      status: 'Stato',
      unlimited: 'Illimitate',
    },
    status: {
      active: 'Attivo',
      inactive: 'Inattivo',
      blocked: 'Sospeso',
    } satisfies Record<SubscriptionStatus, string>,
    usage: 'Utilizzo del mese',
    usageOf: (used: string, limit: string) => `${used} di ${limit}`,
    usageUnlimited: 'Il tuo piano non ha limiti.',
    usageLeft: (left: number) => `Ti ${left === 1 ? 'resta' : 'restano'} ${left} ${descriptions(left)}.`,
    usageNone: 'Hai usato tutte le descrizioni di questo mese.',
    upgrade: 'Upgrade Piano',
    recent: 'Descrizioni recenti',
    seeAll: 'Vedi Tutte',
    empty: 'Qui vedrai le ultime auto che hai descritto.',
    emptyAction: 'Scrivi la prima descrizione',
    open: (car: string) => `Apri ${car} nella cronologia`,
    copyOf: (car: string) => `Copia il testo di ${car}`,
    downloadOf: (car: string) => `Scarica il testo di ${car}`,
    failed: 'I tuoi dati non si sono caricati.',
  },
  generator: {
    documentTitle: 'Nuova descrizione',
    startOver: 'Ricomincia da capo',
    startOverTitle: 'Ricominciare da capo?',
    startOverText: 'I dati di questa auto, le scelte e le note vanno persi.',
    startOverCancel: 'Continua con questa',
    sameCar: 'Quest’auto è già nella cronologia.',
    sameCarHint:
      'Se è cambiato solo qualche dato, cambialo lì: i testi si aggiornano e non conta come nuova descrizione.',
    sameCarOpen: 'Aprila',
    draftReplaced: 'Dati ripresi da un’altra auto al posto della tua bozza.',
    draftBack: 'Riprendi la bozza',
    startFromFailed: 'Non riesco a riprendere i dati di quell’auto',
    backToDashboard: 'Dashboard',
    stepsLabel: 'Passi',
    steps: { input: 'Auto', persuasive: 'Destinatario', generated: 'Testi' },
    inputTitle: 'Quale auto vendi?',
    inputTabsLabel: 'Come inserire i dati',
    importTab: 'Importa URL',
    manualTab: 'Inserimento Manuale',
    url: 'Link dell’annuncio',
    urlHint: 'AutoScout24, Subito, mobile.de, il tuo sito: basta la pagina di una sola auto.',
    urlInvalid: 'Questo non sembra un link. Copialo dalla barra del browser, con https:// davanti.',
    importButton: 'Importa',
    importing: 'Leggo la pagina',
    importingSlow: 'Il sito risponde con calma, ancora un attimo',
    importUnavailable: 'Estrazione URL Non Disponibile',
    importFailed: { title: 'Errore', description: "Impossibile estrarre dati veicolo dall'URL" },
    fillByHand: 'Inserisci i dati a mano',
    manualIdentity: 'L’auto',
    manualEngine: 'Motore e trasmissione',
    manualSale: 'Vendita',
    manualHint: 'Bastano marca e modello. Ogni dato in più rende il testo più preciso.',
    continue: 'Continua',
    cardTitle: 'La scheda',
    cardEmpty: 'La scheda si riempie man mano che inserisci i dati.',
    cardCount: (known: number, all: number) => `${known} ${data(known)} su ${all}`,
    cardPoint: 'Indica un dato: si accende nel testo.',
    cardShow: 'Mostra la scheda',
    cardHide: 'Nascondi la scheda',
    edit: 'Correggi',
    editTitle: 'Correggi i dati',
    editDone: 'Fatto',
    missingTitle: 'Mancano',
    add: 'Aggiungi',
    evidenceTitle: 'Trovato nell’annuncio',
    evidenceWhere: 'Dove',
    evidenceRaw: 'Testo',
    evidenceChanged: 'Corretto da te',
    evidenceAdded: 'Aggiunto da te',
    unused: {
      'foreign-currency': 'non è in euro',
      'net-price': 'è senza IVA',
      instalment: 'è una rata, non il prezzo',
      'price-on-request': 'l’annuncio non dice il prezzo',
      ambiguous: 'può voler dire più cose',
      'unit-unknown': 'manca l’unità di misura',
      'not-included': 'nell’annuncio risulta non compresa',
      'no-matching-option': 'non corrisponde a nessuna voce dell’elenco',
      implausible: 'non è plausibile per quest’auto',
      other: 'non è abbastanza chiaro',
    },
    sources: {
      'site-state': 'Dati della pagina',
      'json-ld': 'Dati strutturati (JSON-LD)',
      microdata: 'Dati strutturati (microdata)',
      rdfa: 'Dati strutturati (RDFa)',
      labels: 'Etichette sulla pagina',
      'price-tag': 'Prezzo sulla pagina',
      meta: 'Intestazione della pagina',
      title: 'Titolo della pagina',
      other: 'Pagina dell’annuncio',
    },
    persuasiveTitle: 'A chi la racconti?',
    targeting,
    counter: (chosen: number, most: number) => `${chosen}/${most}`,
    counterSpoken: (chosen: number, most: number) =>
      `${chosen} ${chosen === 1 ? 'scelta' : 'scelte'} su ${most}`,
    stylesTitle: 'Stili',
    stylesText: 'I testi da scrivere',
    locked: (plan: string) => `Con il piano ${plan}`,
    upgradeHint: 'Vedi i piani',
    notes: 'Note',
    notesHint: 'Allestimento, optional, tagliandi, difetti: quello che vuoi si dica. Facoltative.',
    readBack: {
      unsaid: (count: number) =>
        count === 1 ? 'Una nota non è ancora una frase' : `${count} note non sono ancora frasi`,
      hint: 'Nel testo starebbero come le hai scritte, o mancherebbero. Leggi e correggi ogni frase prima di usarla: prende il posto delle parole nelle note.',
      hintAbroad:
        'Il testo è in un’altra lingua e per queste note non ha parole: starebbero tra virgolette, come le hai scritte, o mancherebbero. Dille in modo più semplice, o nella lingua del testo.',
      allRead: 'Tutte le note hanno una frase nel testo',
      others: (count: number) => `Come diciamo ${count === 1 ? 'l’altra nota' : `le altre ${count}`}`,
      typed: 'Hai scritto:',
      use: 'Usa la frase',
      useAll: (count: number) => `Usa tutte le ${count} frasi`,
      remembered: 'Come l’hai detto l’ultima volta',
      notRemembered: {
        title: 'Note',
        description: 'La frase è nelle note, ma per le prossime auto non l’abbiamo ricordata.',
      },
      remove: 'Togli la nota',
      change: 'Dillo tu',
      asWritten: 'Così come l’hai scritto.',
      changeSpoken: (typed: string) => `Di’ tu come va detto «${typed}»`,
      untold: {
        order: 'Letto come un’istruzione: non va nel testo.',
        contact: 'Contatti e targhe non vanno nel testo.',
        slogan: 'Uno slogan o un invito: non va nel testo.',
        contradiction: 'In contrasto con gli altri dati o con il danno: non va nel testo.',
        'no-room': 'Per questo nel testo non c’è posto.',
        quoted: 'Va nel testo tra virgolette, nella lingua in cui l’hai scritto.',
        'in-part': 'Nel testo entra solo in parte.',
        'no-words': 'Non lo capiamo: scrivilo con una frase.',
      },
    },
    textLanguage: 'Lingua dei testi',
    textLanguageHint: 'Scritti da zero per chi legge in quella lingua, con i suoi numeri e le sue unità.',
    back: 'Indietro',
    generate: 'Genera descrizioni',
    selectInEach: "Seleziona almeno un'opzione in ogni categoria",
    missingMakeModel: 'Mancano marca e modello.',
    missingMake: 'Manca la marca.',
    missingModel: 'Manca il modello.',
    unreadable: (fields: string) => `Da correggere: ${fields}.`,
    failed: { title: 'Errore', description: 'Impossibile generare descrizioni. Riprova.' },
    done: { title: 'Successo', description: 'Descrizioni veicolo generate con successo!' },
    writing: 'Scrivo i testi',
    writingStyle: (style: string) => `Sto scrivendo: ${style}`,
    stop: 'Ferma',
    stopped: { title: 'Fermato', description: 'Niente è stato salvato né contato: qui è tutto come prima.' },
    stoppedOfCount: {
      title: 'Fermato',
      description:
        'Qui è tutto come prima. Con il tuo piano fermare non conta tre volte al giorno: dalla quarta il testo viene finito, contato e messo nella cronologia.',
    },
    styleStates: { waiting: 'in attesa', writing: 'in scrittura', ready: 'pronto' },
    generatedTitle: 'I tuoi testi',
    resultTabsLabel: 'Stili dei testi',
    wordCount: (count: number) => `${count} ${words(count)}`,
    generateMore: 'Genera Altre',
    toHistory: 'Apri la cronologia',
  },
  details: {
    title: 'Altri dati',
    isPrivate: 'Solo per te: non compare mai nei testi.',
    names: {
      version: 'Versione o allestimento',
      registered: 'Prima immatricolazione',
      seats: 'Posti',
      euroClass: 'Classe Euro',
      owners: 'Proprietari',
      inspection: 'Revisione valida fino a',
      serviced: 'Ultimo tagliando',
      vat: 'IVA',
      newDrivers: 'Neopatentati',
      plate: 'Targa',
      stockNumber: 'Numero interno',
    } satisfies Record<DetailField, string>,
    options: {
      owners: {
        one: 'Unico proprietario',
        two: '2 proprietari',
        three: '3 proprietari',
      },
      vat: {
        shown: 'IVA esposta',
        margin: 'Regime del margine',
      },
      newDrivers: {
        yes: 'Sì, può guidarla',
        no: 'No',
      },
    } satisfies DetailOptionNames,
  },
  changing: {
    startFrom: 'Nuova da questa',
    add: 'Aggiungi',
    edit: 'Cambia i dati',
    title: 'Cambia i dati dell’auto',
    hint: 'Le cifre nuove entrano da sole nei testi e nelle traduzioni. Le frasi scritte o bloccate da te restano come sono: se dicono ancora il dato di prima, te le indichiamo. Non conta come nuova descrizione.',
    save: 'Salva le modifiche',
    cancel: 'Annulla',
    done: 'Dati aggiornati',
    carried: (texts: number) =>
      texts === 0
        ? 'Nessuna cifra da cambiare nei testi.'
        : texts === 1
          ? 'Cifre nuove in 1 testo.'
          : `Cifre nuove in ${texts} testi.`,
    undo: 'Ripristina',
    failed: { title: 'Dati non salvati', description: 'Tutto è rimasto com’era. Riprova tra poco.' },
    changePrice: 'Cambia il prezzo',
    changePriceOf: (car: string, price: string) => `Cambia il prezzo di ${car}: ${price}`,
    setPrice: 'Aggiungi prezzo',
    setPriceOf: (car: string) => `Aggiungi prezzo: ${car}`,
    priceOf: (car: string) => `Prezzo di ${car} in euro`,
    prices: 'Prezzo nel tempo',
    noPrice: 'senza prezzo',
    outdated: (count: number) =>
      count === 1 ? 'Una frase dice ancora il dato di prima' : `${count} frasi dicono ancora i dati di prima`,
    outdatedHint: 'Correggile a mano, oppure falle riscrivere nel testo.',
    advertised: (date: string, price: string) => `Nell’annuncio del ${date}: ${price}.`,
    copyRepriced: 'Copia il testo',
    advertisedAnew: 'Già aggiornato',
    openText: 'Vai al testo',
  },
  history: {
    documentTitle: 'Cronologia',
    title: 'Cronologia',
    back: 'Torna alla home',
    search: 'Cerca modello, targa, prezzo, note',
    columns: {
      car: 'Auto',
      price: 'Prezzo',
      date: 'Data',
    },
    expand: (car: string) => `Mostra i dettagli di ${car}`,
    collapse: (car: string) => `Nascondi i dettagli di ${car}`,
    copyOf: (car: string) => `Copia il testo professionale di ${car}`,
    downloadOf: (car: string) => `Scarica i testi di ${car}`,
    deleteOf: (car: string) => `Elimina ${car}`,
    more: 'Carica altre',
    emptySearch: (search: string) => `Nessuna descrizione trovata per «${search}».`,
    emptySearchHint: 'Prova con meno lettere, oppure solo con la marca.',
    clearSearch: 'Cancella la ricerca',
    empty: 'Non hai ancora generato descrizioni.',
    emptyHint: 'La prima richiede un paio di minuti: basta il link di un annuncio.',
    emptyAction: 'Genera una descrizione',
    deleteTitle: (car: string) => `Eliminare ${car}?`,
    deleteText: 'I testi di questa auto vanno persi. Il conteggio del mese non cambia.',
    deleteConfirm: 'Elimina',
    deleteCancel: 'Tieni',
    deleting: 'Elimino',
    deleted: { title: 'Descrizione eliminata', description: 'Non compare più nella cronologia.' },
    deleteFailed: {
      title: 'Failed to delete description',
      description: 'La descrizione è ancora al suo posto. Riprova tra poco.',
    },
    failed: 'La cronologia non si è caricata.',
    noText: 'Nessun testo professionale in questa descrizione.',
    outcome: {
      head: 'Stato',
      undo: 'Annulla',
      marked: {
        unpublished: 'Pubblicazione tolta',
        published: 'Segnata come pubblicata',
        lead: 'Richiesta segnata',
        sold: 'Segnata come venduta',
        withdrawn: 'Segnata come ritirata',
      },
      failed: { title: 'Stato non salvato', description: 'L’auto è rimasta com’era. Riprova tra poco.' },
      unpublished: 'Non pubblicata',
      published: (days: number) =>
        days === 0
          ? 'Pubblicata oggi'
          : days === 1
            ? 'Pubblicata da 1 giorno'
            : `Pubblicata da ${days} giorni`,
      lead: (day: string) => `Richiesta il ${day}`,
      sold: (day: string) => `Venduta il ${day}`,
      withdrawn: (day: string) => `Ritirata il ${day}`,
      steps: {
        published: 'Segna pubblicata',
        lead: 'Richiesta',
        sold: 'Venduta',
        relisted: 'Rimetti in vendita',
      },
      days: 'Giorni e prezzo',
      daysOf: (car: string) => `Giorni e prezzo di ${car}`,
      fields: {
        published: 'Pubblicata il',
        lead: 'Prima richiesta il',
        sold: 'Venduta il',
        withdrawn: 'Ritirata il',
        style: 'Con il testo',
        price: 'Prezzo in euro',
      },
      wrongPrice: 'Scrivi l’importo in cifre, per esempio 12900.',
      hint: 'Un giorno lasciato vuoto toglie il segno.',
      save: 'Salva',
      cancel: 'Chiudi',
      views: 'Quali auto',
      all: 'Tutte',
      stock: {
        published: 'In vendita',
        unpublished: 'Da pubblicare',
        'long-standing': 'Ferme da tempo',
        repriced: 'Prezzo cambiato',
        'outdated-translation': 'Traduzione da rifare',
      },
      emptyView: 'Qui non aspetta nessuna auto.',
      emptyStanding: 'Nessuna auto risulta in vendita.',
      emptyStandingHint:
        'Segna le auto come pubblicate dall’elenco di tutte: qui restano finché non le segni come vendute o ritirate.',
      showAll: 'Mostra tutte',
    },
  },
};

export type AppMessages = Widened<Omit<typeof it, 'optionNames'>> & { optionNames: OptionNames };
