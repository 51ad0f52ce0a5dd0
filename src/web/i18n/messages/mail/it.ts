import type { Widened } from '../widened.ts';

export const it = {
  documentTitle: 'Posta della demo',
  title: 'Posta della demo',
  intro:
    'Questa pagina sta al posto delle caselle di posta vere: in modalità demo le mail si leggono qui, con i loro link.',
  back: 'Alla pagina iniziale',
  refresh: 'Aggiorna',
  onlyTo: (to: string) => `Solo le mail per ${to}`,
  showAll: 'Mostra tutte',
  list: 'Mail, dalla più recente',
  backToList: 'Torna alle mail',
  to: (to: string) => `A ${to}`,
  sent: 'Questa mail è partita davvero oppure non è stata accettata: il suo testo non si conserva.',
  empty: 'Ancora nessuna mail',
  emptyHint: 'Registrati o chiedi una nuova password: la mail compare qui dopo pochi secondi.',
  failed: 'Le mail non si caricano: forse manca la connessione. Riprova tra poco.',
};

export type MailMessages = Widened<typeof it>;
