import { pluralOf } from '../../formats.ts';
import type { Widened } from '../widened.ts';

const left = pluralOf('it', { one: 'descrizione rimanente', other: 'descrizioni rimanenti' });

export const it = {
  documentTitle: 'Dashboard demo',
  failed: 'I dati della demo non sono arrivati.',
  bar: {
    title: 'Modalità demo',
    text: 'Dati di esempio: niente viene salvato o contato.',
    plans: 'Piano mostrato',
    testAi: 'Test AI',
    testing: 'Test in corso',
  },
  answer: { title: 'Risposta del Test AI', close: 'Chiudi' },
  styles: {
    title: 'Stili disponibili',
    included: 'compreso',
    missing: 'non compreso',
    unlimited: 'Descrizioni illimitate',
    limit: (count: number) => `Limite: ${count} ${left(count)}`,
    failed: 'Gli stili del piano non sono arrivati.',
  },
  read: (car: string) => `Leggi il testo di ${car}`,
  cancel: {
    title: 'Cancella Abbonamento',
    description:
      'Nel tuo account la disdetta ferma il rinnovo, e per le domande c’è il supporto. Questa è una demo: non cambia nulla.',
  },
  simulated: 'Dati di esempio. Nella demo il salvataggio è simulato.',
  login: {
    title: 'Accesso di prova',
    text: 'Questo è un sistema di prova. In produzione si entra dalla pagina di accesso esterna della piattaforma.',
    submit: 'Accedi',
    pending: 'Accesso in corso',
    offline: 'Errore di connessione',
    elsewhere: 'Vuoi solo guardare?',
    dashboard: 'Apri la dashboard demo',
  },
};

export type DemoDashboardMessages = Widened<typeof it>;
