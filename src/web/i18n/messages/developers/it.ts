import type { ProgramCallName } from '#contract/endpoints.ts';
import type { Widened } from '../widened.ts';

export const it = {
  documentTitle: 'API per programmi',
  title: 'L’API per il tuo gestionale',
  intro:
    'Il tuo programma importa un annuncio, fa scrivere i testi, li rilegge e cambia i dati dell’auto: le stesse funzioni del sito, in JSON. Compresa nei piani PRO ed ELITE.',
  key: {
    title: 'La chiave',
    text: 'Si crea nel profilo e si manda con ogni richiesta nell’intestazione `Authorization`. Non va mai messa in una pagina web o in un’app.',
  },
  profile: 'Crea una chiave nel profilo',
  limits: {
    title: 'Quante richieste',
    text: (pro: number, elite: number) =>
      `${pro} al minuto per chiave con PRO, ${elite} con ELITE. \`RateLimit-Remaining\` dice quante ne restano; con 429 \`Retry-After\` dice tra quanti secondi riprovare.`,
  },
  once: {
    title: 'Senza doppioni',
    text: 'Dai a ogni richiesta che scrive una `Idempotency-Key`: se la ripeti entro 24 ore ricevi la stessa risposta e non si conta nulla due volte. Con dati diversi la risposta è 422, mentre la prima è in corso 409.',
  },
  webhooks: {
    title: 'Webhook',
    text: 'Registra nel profilo un indirizzo https: riceve `description.written` quando un testo è pronto e `stock_job.finished` quando un lavoro di magazzino è finito. Ogni invio è firmato come vuole Standard Webhooks: togli `whsec_` dal segreto, decodifica il resto da base64 e con quella chiave calcola HMAC-SHA256 di `webhook-id.webhook-timestamp.corpo`. Rispondi 2xx entro 15 secondi; altrimenti riproviamo per due giorni. Lo stesso `webhook-id` può arrivare più volte.',
  },
  errors: {
    title: 'Gli errori',
    text: 'Ogni errore ha in `error` un nome fisso per il programma e in `message` una frase per chi legge, nella lingua di `Accept-Language`.',
    status: 'Stato',
    name: 'Nome',
  },
  calls: 'Le richieste',
  summaries: {
    generateDescriptions: 'Scrive e salva le descrizioni di un’auto; ne conta una sul piano.',
    findDescriptions: 'Elenca le tue descrizioni, dalla più recente, a pagine.',
    getDescription: 'Una descrizione con dati, testi e traduzioni; `current` è la più recente.',
    changeVehicle: 'Cambia i dati dell’auto e le cifre nei suoi testi.',
    translate: 'Riscrive un testo in un’altra lingua.',
    extractUrl: 'Legge l’auto da un annuncio, dal link.',
    importStock: 'Legge un file di auto in una bozza di lavoro; non scrive e non conta ancora niente.',
    findStockJobs: 'Elenca i lavori sul parco auto e a che punto sono.',
    moveStockJob:
      'Avvia il lavoro, lo mette in pausa, lo riprende, lo annulla o riprova le auto non riuscite.',
    findStockCars: 'Le auto di un lavoro con testi, avvisi ed errori, nell’ordine del file, a pagine.',
    mendStockCar: 'Corregge i dati di un’auto non ancora scritta.',
    approveStockCars: 'Approva auto scritte; senza `carIds` tutte quelle senza avvisi.',
    exportStockCars: 'Le auto approvate come CSV per un portale.',
  } satisfies Record<ProgramCallName, string>,
  scope: { read: 'permesso: leggere', write: 'permesso: scrivere' },
  fields: 'Campi',
  required: 'obbligatorio',
  document: 'Documento OpenAPI (JSON)',
  failed: 'L’elenco delle richieste non si è caricato.',
} as const;

export type DevelopersMessages = Widened<typeof it>;
