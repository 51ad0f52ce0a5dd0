import type { Ban, Certainty } from '#domain/copywriting/channels/channel.ts';
import type { Fit, Misfit } from '#domain/copywriting/channels/fit-channel.ts';
import type { Verdict } from '#domain/copywriting/facts/claim.ts';
import type { Seller, Weight } from '#domain/copywriting/legal/legal-line.ts';
import type { Market } from '#domain/copywriting/markets/market.ts';
import type { BannedWord } from '#domain/copywriting/quality/find-banned-words.ts';
import type { ScorePartName } from '#domain/copywriting/score/score.ts';
import { pluralOf } from '../../formats.ts';
import type { Widened } from '../widened.ts';

const facts = pluralOf('it', { one: 'dato', other: 'dati' });

export const it = {
  rating: {
    label: 'Com’è questo testo?',
    good: 'Buono',
    bad: 'Non va',
    reason: 'Perché? (facoltativo)',
    saveReason: 'Salva il motivo',
    thanks: 'Grazie, il tuo giudizio è salvato.',
    failed: { title: 'Giudizio non salvato', description: 'Riprova tra poco.' },
  },
  textLabel: 'Testo della descrizione',
  textHint: 'Puoi modificarlo qui. Le parole sottolineate dicono un dato: la fonte è nell’elenco accanto.',
  asideLabel: 'Controlli sul testo',
  pointAtClaim: 'Indica una parola sottolineata per vedere da dove viene.',
  verdicts: {
    given: 'dai tuoi dati',
    derived: 'si ricava dai tuoi dati',
    unsupported: 'nei tuoi dati non c’è',
    contradicting: 'contraddice i tuoi dati',
  } satisfies Record<Verdict, string>,
  sources: 'Fonti dei dati',
  removeSentence: 'Togli la frase',
  removeSentenceWith: (words: string) => `Togli la frase con «${words}»`,
  correctTo: (figure: string) => `Correggi: ${figure}`,
  sentenceRemoved: { title: 'Frase tolta', description: 'Con Annulla torna al suo posto.' },
  banned: {
    'banned-word': 'parola vietata nelle inserzioni',
    placeholder: 'segno che non va pubblicato',
  } satisfies Record<BannedWord['rule'], string>,
  toCheck: (count: number) => `${count} da controllare`,
  allTied: (count: number) => `${count} ${facts(count)}, tutti tuoi`,
  sentence: (number: number) => `Frase ${number}`,
  rewrite: 'Riscrivi',
  rewriteFailed: 'La frase non è stata riscritta. Riprova tra poco.',
  rewriteOf: (start: string) => `Riscrivi «${start}»`,
  aside: {
    label: 'Nuova versione di una frase',
    title: (start: string) => `Nuova versione di «${start}»`,
    why: {
      gone: 'Nel frattempo hai tolto la frase, e il tuo testo è rimasto com’è.',
      changed: 'Nel frattempo hai cambiato la frase, e il tuo testo è rimasto com’è.',
      locked: 'Nel frattempo hai bloccato la frase: per usarla, sbloccala.',
      none: 'La frase nel testo è ancora quella di prima.',
    },
    show: 'Nuova versione pronta',
    use: 'Usa questa',
    copy: 'Copia',
    copyWording: 'Copia la nuova versione',
    drop: 'Scarta',
  },
  lock: 'Blocca',
  unlock: 'Sblocca',
  sentenceIsLocked: {
    title: 'Frase bloccata',
    description: 'Sbloccala prima di cambiarla: la trovi evidenziata nel testo.',
  },
  translate: 'Traduci',
  outdatedTranslations: (languages: string) => `Questo testo è cambiato dopo la traduzione: ${languages}.`,
  isOutdated: (original: string) => `Il testo originale (${original}) è cambiato dopo questa traduzione.`,
  renew: (language: string) => `Rifai la traduzione: ${language}`,
  proposal: {
    ask: 'Tutto da capo',
    title: 'Un altro testo per la stessa auto',
    hint: 'Scritto dai dati di adesso. Le frasi bloccate ci sono. Non conta come nuova descrizione, e il testo cambia solo se lo scegli.',
    present: 'Il testo di adesso',
    proposed: 'La nuova proposta',
    use: 'Usa la proposta',
    another: 'Un’altra',
    keep: 'Tieni quello di adesso',
    failed: 'La proposta non è arrivata. Riprova tra poco.',
  },
  versions: 'Versioni',
  undo: 'Annulla',
  status: { saved: 'salvato', saving: 'salvo', unsaved: 'modificato', failed: 'Non salvato: riprova' },
  saveFailed: {
    title: 'Testo non salvato',
    description: 'Resta qui com’è. Riproviamo da soli appena torna la connessione.',
    away: 'Le tue modifiche restano in questa finestra: riapri il testo e le salviamo.',
  },
  restored: {
    title: 'Modifiche ritrovate',
    description: 'Le avevi scritte prima di uscire da qui: le salviamo adesso.',
  },
  versionsFailed: 'Le versioni non sono arrivate. Chiudi e riapri.',
  origins: {
    written: 'Scritto da Autoscritto',
    edited: 'Modificato da te',
    carried: 'Con i nuovi dati dell’auto',
    translated: 'Riscritto da Autoscritto in questa lingua',
  },
  present: 'è quella attuale',
  restore: 'Ripristina',
  contradictionTitle: 'Il testo contraddice i dati',
  contradictionText: 'Prima di usarlo correggi queste parole, oppure conferma che sono giuste.',
  contradictionAccept: 'Sono giuste, continua',
  contradictionBack: 'Torna al testo',
  translateHint:
    'Il testo non viene tradotto parola per parola: lo riscriviamo dai dati dell’auto per chi legge in quella lingua.',
  targetLanguage: 'Lingua',
  translated: { title: 'Translation Complete', description: 'Leggila, poi salvala.' },
  translationFailed: {
    title: 'Translation Error',
    description: 'Failed to translate description. Please try again.',
  },
  /** Notes and sentences that the texts of another language do not say. */
  leftBehind: 'Da guardare nella traduzione',
  leftBehindKinds: { damage: 'Danno', deal: 'Condizione di vendita' },
  addOwnWords: 'Aggiungi con le tue parole',
  ownWordsAdded: 'Aggiunto in fondo al testo.',
  removeOwnWords: 'Togli di nuovo',
  agreeToMissing: (items: string) => `Ho letto l’elenco: salva anche senza ${items}.`,
  saveTranslation: 'Salva traduzione',
  translationSaved: { title: 'Translation Saved', description: 'La trovi accanto al testo originale.' },
  translationNotSaved: {
    title: 'Save Error',
    description: 'Failed to save translation. Please try again.',
  },
  writtenIn: (language: string) => `Testo in ${language}`,
  score: 'Punteggio',
  scoreOf: 'su 100, prima di pubblicare',
  scoreWhy: 'Come si arriva al punteggio',
  scoreParts: {
    facts: (share: number) => `Dati detti: ${share}%`,
    truth: (count: number) =>
      count === 0 ? 'Ogni affermazione ha una fonte' : `Affermazioni da sistemare: ${count}`,
    aims: (felt: number) => `Scelte del pubblico che si sentono: ${felt}`,
    reading: (index: number) => `Leggibilità: ${index}`,
    freshness: (share: number) => `In comune con un altro tuo testo: ${share}%`,
    fit: (length: number) => `Adatto al canale: ${length} caratteri`,
    data: (count: number) => (count === 0 ? 'Dati completi' : `Dati che mancano: ${count}`),
  } satisfies Record<ScorePartName, (value: number) => string>,
  mostAlike: (car: string, share: number) =>
    `Il tuo testo più simile è quello di ${car}: ${share}% di parole in fila uguali.`,
  advice: {
    resolve: (count: number) =>
      count === 1
        ? 'Correggi un punto che contraddice i dati.'
        : `Correggi ${count} punti che contraddicono i dati.`,
    support: (count: number) =>
      count === 1
        ? 'Controlla un punto: nei dati non c’è.'
        : `Controlla ${count} punti: nei dati non ci sono.`,
    add: (field: string) => `Aggiungi ai dati: ${field}. Chi compra lo chiede.`,
    addNotes: 'Scrivi nelle note optional, tagliandi e difetti: chi compra li chiede.',
    mention: (field: string) => `Nei dati c’è ma nel testo no: ${field}.`,
    'address-readers': 'Il pubblico che hai scelto si sente poco.',
    vary: 'Assomiglia troppo a un altro tuo testo: riscrivi qualche frase.',
    simplify: 'Accorcia le frasi: si legge con fatica.',
    'fit-channel': 'Guarda il canale: così com’è il testo non rende al meglio.',
  },
  channel: 'Dove lo pubblichi',
  channelVerdicts: {
    fits: 'Va bene così',
    improvable: 'Si può fare meglio',
    refused: 'Da sistemare',
  } satisfies Record<Fit['verdict'], string>,
  misfits: {
    'too-long': (by: string) => `Troppo lungo di ${by} caratteri.`,
    'could-be-longer': (by: string) => `Con altri ${by} caratteri il portale lo premia di più.`,
    'angle-brackets': () => 'I segni < e > non sono ammessi.',
    links: (excerpt: string) => `I link non sono ammessi: ${excerpt}`,
    'e-mail': (excerpt: string) => `Gli indirizzi e-mail non sono ammessi: ${excerpt}`,
    emoji: (excerpt: string) => `Le emoji non sono ammesse: ${excerpt}`,
    capitals: (excerpt: string) => `Le frasi in maiuscolo non sono ammesse: ${excerpt}`,
    'beyond-latin-9': (excerpt: string) => `Questo segno andrebbe perso: ${excerpt}`,
  } satisfies Record<Ban | Misfit['rule'], (detail: string) => string>,
  advertisement: (channel: string) => `Come esce su ${channel}`,
  copyFor: (channel: string) => `Copia per ${channel}`,
  verified: {
    official: 'Limite ufficiale, verificato il',
    report: 'Limite riportato da terzi, consultato il',
    unsure: 'Limite da verificare sul portale, consultato il',
    none: 'Regole consultate il',
  } satisfies Record<Certainty | 'none', string>,
  pieces: 'Titolo, SEO e versione breve',
  headline: 'Titolo dell’annuncio',
  searchTitle: 'Titolo SEO',
  searchDescription: 'Meta description',
  short: 'Versione breve',
  copyPiece: (name: string) => `Copia: ${name}`,
  legal: 'Righe legali',
  required: (count: number) => (count === 1 ? '1 richiesta' : `${count} richieste`),
  market: 'Mercato',
  markets: {
    IT: 'Italia',
    DE: 'Germania',
    FR: 'Francia',
    ES: 'Spagna',
    GB: 'Regno Unito',
  } satisfies Record<Market, string>,
  seller: 'Chi vende',
  sellers: { professional: 'Professionista', private: 'Privato' } satisfies Record<Seller, string>,
  weights: { required: 'Richiesta', advised: 'Consigliata' } satisfies Record<Weight, string>,
  lineIsThere: 'è nel testo',
  addLine: 'Aggiungi al testo',
  noLegalAdvice: 'Sono indicazioni del prodotto, non una consulenza legale.',
  loadFailed: 'I dati non sono arrivati.',
  loadAgain: 'Riprova',
  edit: 'Modifica',
  doneEditing: 'Fatto',
  houseSentences: 'Le tue frasi fisse',
  houseSentencesHint: 'Parola per parola in ogni nuovo testo, dove vuoi tu: nessuno le riscrive.',
  houseSentence: (number: number) => `Frase fissa ${number}`,
  place: 'Posizione',
  places: { start: 'All’inizio', end: 'Alla fine' },
  removeHouseSentence: (number: number) => `Elimina la frase fissa ${number}`,
  addHouseSentence: 'Aggiungi una frase',
  saveHouseSentences: 'Salva le frasi',
  houseSentencesSaved: { title: 'Frasi salvate', description: 'Le troverai nei prossimi testi.' },
  standIn: {
    'timed-out': 'Il modello linguistico non ha risposto in tempo',
    'rate-limited': 'Il modello linguistico ha troppe richieste',
    unavailable: 'Il modello linguistico non è raggiungibile',
    'not-authorised': 'Il modello linguistico ha rifiutato la chiave',
    refused: 'Il modello linguistico si è rifiutato di scrivere',
    'cut-off': 'Il testo del modello linguistico si è interrotto',
    unreadable: 'La risposta del modello linguistico non era leggibile',
    empty: 'Il modello linguistico ha risposto senza testo',
    unfit: 'Il testo del modello linguistico non era pubblicabile',
  },
  standInText: (why: string) =>
    `${why}: questo testo l’ha scritto lo scrittore interno. Il conteggio è uno solo.`,
  leftOut: {
    'in-part': (notes: string) => `Dette solo in parte: ${notes}. Completale tu se serve.`,
    'no-words': (notes: string) =>
      `Non abbiamo saputo mettere in parole: ${notes}. Aggiungile tu, se servono.`,
    'no-room': (notes: string) => `Nel testo non c’è stato posto per: ${notes}. Aggiungile tu, se servono.`,
    quoted: (notes: string) =>
      `Riportate nel testo nella lingua in cui le hai scritte: ${notes}. Traducile tu.`,
    slogan: (notes: string) => `Slogan o inviti, non fatti sull’auto: ${notes}. Nel testo non ci sono.`,
    contradiction: (notes: string) =>
      `In contrasto con gli altri dati o con il danno indicato: ${notes}. Nel testo non ci sono.`,
    order: (notes: string) =>
      `Non scritte, perché lette come un’istruzione e non come un fatto sull’auto: ${notes}. Se sono fatti, riformulale.`,
    contact: (notes: string) => `Contatti e targhe non entrano nel testo. Tolti dalle note: ${notes}.`,
  },
  /** Notes taken for orders to the writer. */
};

export type EditorMessages = Widened<typeof it>;
