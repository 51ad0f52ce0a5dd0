import type { ContactMessages } from './it.ts';

export const de = {
  title: 'Schreiben Sie uns',
  text: 'Eine Frage zu den Tarifen, zu Ihren Anzeigen oder zu einer Rechnung: Stellen Sie sie hier, wir antworten per E-Mail.',
  hoursTitle: 'Servicezeiten (italienische Zeit)',
  hours: [
    ['Montag bis Freitag', '9:00-18:00'],
    ['Samstag', '9:00-13:00'],
    ['Sonntag', 'geschlossen'],
  ],
  replyTitle: 'Wann wir antworten',
  reply: 'Innerhalb von 24 Stunden. An Werktagen im Durchschnitt nach 2 bis 4 Stunden.',
  fields: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon (freiwillig)',
    subject: 'Betreff',
    message: 'Nachricht',
  },
  leaveEmpty: 'Lassen Sie dieses Feld leer',
  required: '* Pflichtfeld',
  submit: 'Nachricht senden',
  pending: 'Wird gesendet ...',
  privacy: 'Was Sie schreiben, nutzen wir nur für die Antwort.',
  privacyLink: 'Datenschutzerklärung',
  faults: {
    name: 'Geben Sie Ihren Namen ein.',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    subject: 'Schreiben Sie, worum es geht.',
    message: 'Schreiben Sie Ihre Nachricht.',
    tooLong: (most) => `Höchstens ${most} Zeichen.`,
  },
  sent: {
    title: 'Nachricht gesendet!',
    description: 'Wir melden uns so bald wie möglich. Danke für Ihre Nachricht!',
  },
  failed: {
    title: 'Senden fehlgeschlagen',
    description: 'Es ist ein Fehler aufgetreten. Versuchen Sie es später noch einmal.',
  },
} satisfies ContactMessages;
