import type { Localised } from '#domain/shared/localised.ts';

export const fieldEmpty: Localised = {
  it: 'Scrivi qualcosa anche qui: senza non possiamo risponderti.',
  en: 'Write something here too: we cannot reply without it.',
  de: 'Schreiben Sie auch hier etwas: Ohne das können wir Ihnen nicht antworten.',
  fr: 'Remplissez aussi ce champ : sans lui, nous ne pouvons pas vous répondre.',
  es: 'Escribe algo también aquí: sin esto no podemos responderte.',
};

export const fieldTooLong = (most: number): Localised => ({
  it: `Il testo è troppo lungo: accorcialo a ${most} caratteri.`,
  en: `The text is too long: shorten it to ${most} characters.`,
  de: `Der Text ist zu lang: Kürzen Sie ihn auf ${most} Zeichen.`,
  fr: `Le texte est trop long : ramenez-le à ${most} caractères.`,
  es: `El texto es demasiado largo: acórtalo a ${most} caracteres.`,
});

export const tooManyMessages: Localised = {
  it: 'Hai già mandato più messaggi: li abbiamo ricevuti. Per scriverne un altro aspetta dieci minuti.',
  en: 'You have already sent several messages: we have received them. Wait ten minutes before writing another.',
  de: 'Sie haben schon mehrere Nachrichten geschickt: Sie sind angekommen. Warten Sie zehn Minuten bis zur nächsten.',
  fr: 'Vous avez déjà envoyé plusieurs messages : nous les avons reçus. Attendez dix minutes avant le prochain.',
  es: 'Ya has enviado varios mensajes: los hemos recibido. Espera diez minutos para escribir otro.',
};

/** When too many people write at once; the address is open all the same. */
export const tooBusy = (supportEmail: string): Localised => ({
  it: `In questo momento riceviamo troppi messaggi. Scrivici a ${supportEmail}, oppure riprova tra un’ora.`,
  en: `We are getting too many messages right now. Write to ${supportEmail}, or try again in an hour.`,
  de: `Gerade kommen zu viele Nachrichten an. Schreiben Sie an ${supportEmail} oder versuchen Sie es in einer Stunde noch einmal.`,
  fr: `Nous recevons trop de messages en ce moment. Écrivez à ${supportEmail}, ou réessayez dans une heure.`,
  es: `Ahora mismo recibimos demasiados mensajes. Escribe a ${supportEmail} o inténtalo de nuevo dentro de una hora.`,
});
