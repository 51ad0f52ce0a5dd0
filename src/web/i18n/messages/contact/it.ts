import type { Widened } from '../widened.ts';

export const it = {
  title: 'Scrivici',
  text: 'Una domanda sui piani, sui tuoi annunci o su una fattura: scrivila qui, ti rispondiamo per e-mail.',
  hoursTitle: 'Orari di assistenza',
  hours: [
    ['Dal lunedì al venerdì', '9:00-18:00'],
    ['Sabato', '9:00-13:00'],
    ['Domenica', 'chiuso'],
  ],
  replyTitle: 'Quando rispondiamo',
  reply: 'Entro 24 ore. Nei giorni lavorativi, in media, in 2-4 ore.',
  fields: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono (facoltativo)',
    subject: 'Oggetto',
    message: 'Messaggio',
  },
  leaveEmpty: 'Lascia vuoto questo campo',
  required: '* obbligatorio',
  submit: 'Invia il messaggio',
  pending: 'Invio in corso...',
  privacy: 'Usiamo quello che scrivi solo per risponderti.',
  privacyLink: 'Informativa sulla privacy',
  faults: {
    name: 'Scrivi il tuo nome.',
    email: 'Inserisci un indirizzo e-mail valido.',
    subject: 'Scrivi l’oggetto del messaggio.',
    message: 'Scrivi il messaggio.',
    tooLong: (most: string) => `Al massimo ${most} caratteri.`,
  },
  sent: {
    title: 'Messaggio inviato!',
    description: 'Ti contatteremo al più presto. Grazie per averci scritto!',
  },
  failed: {
    title: "Errore nell'invio",
    description: 'Si è verificato un errore. Riprova più tardi.',
  },
};

export type ContactMessages = Widened<typeof it>;
