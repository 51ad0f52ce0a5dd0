import type { MailMessages } from '../../mail-messages.ts';

export const de: MailMessages = {
  documentTitle: 'Demo-Postfach',
  title: 'Demo-Postfach',
  intro:
    'Diese Seite steht für echte Postfächer: Im Demo-Modus lesen Sie die E-Mails hier, samt ihren Links.',
  back: 'Zur Startseite',
  refresh: 'Aktualisieren',
  onlyTo: (to: string) => `Nur E-Mails an ${to}`,
  showAll: 'Alle zeigen',
  list: 'E-Mails, die neuesten zuerst',
  backToList: 'Zurück zu den E-Mails',
  to: (to: string) => `An ${to}`,
  sent: 'Diese E-Mail wurde wirklich verschickt oder nicht angenommen: Ihr Text wird nicht aufbewahrt.',
  empty: 'Noch keine E-Mail',
  emptyHint:
    'Registrieren Sie sich oder fordern Sie ein neues Passwort an: Die E-Mail erscheint hier nach wenigen Sekunden.',
  failed: 'Die E-Mails laden nicht: Vielleicht fehlt die Verbindung. Versuchen Sie es gleich noch einmal.',
};
