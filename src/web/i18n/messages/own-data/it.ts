import type { ConsentDocument } from '#domain/accounts/consent.ts';
import type { Widened } from '../widened.ts';

export const it = {
  notices: {
    label: 'Avvisi sul tuo account',
    leaving: (date: string) => `Il tuo account verrà eliminato il ${date}.`,
    leavingText: 'Fino a quel giorno puoi scaricare i tuoi dati o ripensarci.',
    /** `{terms}` and `{privacy}` stand for links. */
    consentFirst: 'Ti chiediamo una volta di accettare i {terms} e di leggere l’{privacy}.',
    consentChanged: (version: string, date: string) =>
      `I {terms} e l’{privacy} hanno una nuova versione, la ${version}. Per te vale dal ${date}.`,
    terms: 'Termini di servizio',
    privacy: 'informativa sulla privacy',
    accept: 'Accetto',
    accepting: 'Salvo',
    later: 'Non ora',
    accepted: { title: 'Grazie', description: 'Abbiamo annotato che hai accettato.' },
    acceptFailed: { title: 'Errore', description: 'Non è stato salvato. Riprova tra poco.' },
  },
  keep: {
    button: 'Tieni il mio account',
    pending: 'Un momento',
    kept: {
      none: { title: 'Il tuo account resta', description: 'Non viene eliminato.' },
      resumed: {
        title: 'Il tuo account resta',
        description: 'Anche il rinnovo del piano è di nuovo attivo.',
      },
      ended: {
        title: 'Il tuo account resta',
        description: 'Il piano nel frattempo è finito: se ti serve, sceglilo di nuovo.',
      },
      unknown: {
        title: 'Il tuo account resta',
        description:
          'Il servizio di pagamento non risponde: controlla tra poco nella scheda Abbonamento se il rinnovo è attivo, altrimenti scrivici.',
      },
    },
    failed: { title: 'Errore', description: 'Non è stato possibile. Riprova tra poco.' },
  },
  download: {
    title: 'I tuoi dati',
    text: 'Scarica in un solo archivio tutto quello che conserviamo su di te: testi, versioni, fatture, sessioni, consensi.',
    open: 'Scarica i tuoi dati',
    submit: 'Prepara e scarica',
    pending: 'Un momento',
    cancel: 'Annulla',
    started: { title: 'Download avviato', description: 'Con molti testi può durare qualche minuto.' },
    passwordHint: 'Per sicurezza: nell’archivio c’è tutto.',
    agreed: {
      terms: (version: string, date: string) =>
        `Termini di servizio, versione ${version}: accettati il ${date}`,
      privacy: (version: string, date: string) =>
        `Informativa sulla privacy, versione ${version}: letta il ${date}`,
    } satisfies Record<ConsentDocument, (version: string, date: string) => string>,
    notAgreed: 'Non hai ancora accettato i Termini di servizio.',
    failed: 'Questa parte non si è caricata.',
  },
  /** Of who signs in by a provider only. */
  proofByProvider:
    'Non hai una password: per sicurezza serve un accesso degli ultimi dieci minuti. Se è passato più tempo, esci e accedi di nuovo.',
  deletion: {
    title: 'Elimina l’account',
    text: (days: number) => `L’account viene eliminato dopo ${days} giorni. Fino ad allora puoi ripensarci.`,
    open: 'Elimina l’account',
    question: 'Eliminare l’account?',
    texts: 'Descrizioni, traduzioni, versioni e analisi spariscono per sempre.',
    renewals:
      'Da subito nessun rinnovo viene più addebitato. Quello che hai pagato resta tuo fino alla fine del periodo, o fino all’eliminazione.',
    documents: (years: number) =>
      `Ricevute e fatture restano ${years} anni, come vuole la legge. Il resto no.`,
    team: 'Chi lavora nel tuo team torna al proprio piano e riceve una mail.',
    member: 'Quello che hai scritto nel team resta a chi ne è titolare, che riceve una mail.',
    email: 'La tua e-mail, per conferma',
    emailMissing: 'Scrivi l’e-mail di questo account.',
    submit: (days: number) => `Elimina tra ${days} giorni`,
    pending: 'Un momento',
    keep: 'Tieni l’account',
    planned: { title: 'Eliminazione programmata', description: 'Ti abbiamo scritto come ripensarci.' },
    due: (date: string) => `Eliminazione prevista per il ${date}.`,
  },
};

export type OwnDataMessages = Widened<typeof it>;
