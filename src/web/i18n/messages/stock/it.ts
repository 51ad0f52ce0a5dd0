import { pluralOf } from '../../formats.ts';
import type { Widened } from '../widened.ts';

const cars = pluralOf('it', { one: 'auto', other: 'auto' });
const texts = pluralOf('it', { one: 'testo', other: 'testi' });

export const it = {
  documentTitle: 'Parco auto',
  title: 'Tutto il parco auto',
  text: 'Porta il file del tuo gestionale: ogni auto ha i suoi testi, tu li leggi e li approvi.',
  upsell: 'Descrivere tutto il parco auto in una volta fa parte dei piani PRO ed ELITE.',
  ofOwner: 'Il piano del tuo team lo sceglie il titolare: chiedi a lui PRO o ELITE.',
  plans: 'Vedi i piani',
  failed: 'Il parco auto non si è caricato.',
  notDone: 'Non è andata: riprova.',
  offline: 'Non c’è connessione: riprova fra poco.',
  bring: {
    title: 'Porta le tue auto',
    hint: 'CSV, Excel, XML o JSON del gestionale, fino a 2.000 auto. Le colonne che non conosciamo te le chiediamo una volta sola.',
    choose: 'Scegli il file',
    paste: 'oppure incolla le righe',
    read: 'Leggi',
    cut: (most: string) => `Il file ha più auto di così: abbiamo preso le prime ${most}.`,
  },
  draft: {
    title: (count: number) => `${count} ${cars(count)} nel file`,
    ready: (count: number) => `${count} ${cars(count)} da scrivere`,
    cost: (count: number, used: number) =>
      `Costo: ${count} delle descrizioni del mese, che nel tuo piano non hanno limite (finora ${used}). In un giorno si scrivono al massimo 2.000 auto.`,
    mendLater: (count: number) =>
      `${count} ${cars(count)} da correggere: puoi farlo adesso o mentre le altre vengono scritte.`,
    targeting: 'A chi parlano i testi (facoltativo, vale per tutte)',
    start: (count: number) => `Scrivi ${count} ${cars(count)}`,
    discard: 'Butta via e porta un altro file',
    noStyle: 'Scegli almeno uno stile.',
  },
  job: {
    states: {
      draft: 'Bozza',
      running: 'In corso',
      done: 'Finito',
      paused: 'In pausa',
      cancelled: 'Annullato',
    },
    progress: (written: number, all: number) => `${written} di ${all} ${cars(all)} scritte`,
    stays: 'Puoi chiudere la pagina: il lavoro va avanti da solo.',
    pause: 'Metti in pausa',
    resume: 'Riprendi',
    cancel: 'Annulla il lavoro',
    retry: (count: number) => `Riprova ${count} ${cars(count)} non riuscite`,
    stops: {
      plan: 'Si è fermato: il piano di adesso non comprende il parco auto o lo stile scelto.',
      month: 'Si è fermato: le descrizioni di questo mese sono finite.',
      day: 'Si è fermato: per oggi i testi del tuo piano sono finiti. Riprendi domani.',
    },
    another: 'Porta un altro file',
    earlier: 'File portati',
    of: (day: string, count: number) => `${day}, ${count} ${cars(count)}`,
  },
  views: {
    label: 'Quali auto',
    all: 'Tutte',
    faulty: 'Da correggere',
    open: 'In attesa',
    failed: 'Non riuscite',
    doubtful: 'Con avvisi',
    written: 'Scritte',
    approved: 'Approvate',
  },
  cars: {
    unnamed: 'Auto senza nome',
    states: {
      faulty: 'Da correggere',
      ready: 'In attesa',
      writing: 'In scrittura',
      written: 'Scritta',
      failed: 'Non riuscita',
      cancelled: 'Non scritta',
    },
    line: 'Nel file',
    unclear: (field: string, text: string) => `${field}: nel file c’è «${text}», che non si capisce.`,
    failedText: 'Il testo non è stato scritto e non è stato contato. Riprova dal pulsante in alto.',
    mend: 'Correggi',
    mendOf: (car: string) => `Correggi ${car}`,
    save: 'Salva l’auto',
    close: 'Chiudi',
    approve: 'Approva',
    approveOf: (car: string) => `Approva ${car}`,
    approved: 'Approvata',
    takeBackOf: (car: string) => `Togli l’approvazione a ${car}`,
    approveAll: 'Approva tutte quelle senza avvisi',
    allApproved: (count: number) => `${count} ${texts(count)} in più approvati`,
    open: 'Modifica',
    openOf: (car: string) => `Modifica i testi di ${car}`,
    edited: 'Modificata da te',
    doubts: (words: string) => `Da controllare, nei dati non c’è: ${words}`,
    score: (points: number) => `${points} punti su 100`,
    more: 'Mostra altre auto',
    none: 'Nessuna auto qui.',
  },
} as const;

export type StockMessages = Widened<typeof it>;
