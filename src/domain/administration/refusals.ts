import type { Localised } from '#domain/shared/localised.ts';

export const lastAdministrator: Localised = {
  it: "Questo è l'ultimo amministratore che può accedere. Nominane prima un altro, poi riprova.",
  en: 'This is the last administrator who can sign in. Make someone else one first, then try again.',
  de: 'Das ist der letzte Administrator, der sich anmelden kann. Ernennen Sie zuerst einen anderen und versuchen Sie es dann noch einmal.',
  fr: 'C’est le dernier administrateur qui peut se connecter. Nommez-en d’abord un autre, puis réessayez.',
  es: 'Es el último administrador que puede iniciar sesión. Nombra antes a otro y vuelve a intentarlo.',
};

export const noLongerAdministrator: Localised = {
  it: 'Non sei più amministratore. Ricarica la pagina.',
  en: 'You are no longer an administrator. Reload the page.',
  de: 'Sie sind kein Administrator mehr. Laden Sie die Seite neu.',
  fr: 'Vous n’êtes plus administrateur. Rechargez la page.',
  es: 'Ya no eres administrador. Recarga la página.',
};

export const noSuchUser: Localised = {
  it: "Questo utente non c'è più. Ricarica l'elenco.",
  en: 'This user is gone. Reload the list.',
  de: 'Diesen Benutzer gibt es nicht mehr. Laden Sie die Liste neu.',
  fr: 'Cet utilisateur n’existe plus. Rechargez la liste.',
  es: 'Este usuario ya no existe. Recarga la lista.',
};

export const noSuchMessage: Localised = {
  it: "Questo messaggio non c'è più. Ricarica l'elenco.",
  en: 'This message is gone. Reload the list.',
  de: 'Diese Nachricht gibt es nicht mehr. Laden Sie die Liste neu.',
  fr: 'Ce message n’existe plus. Rechargez la liste.',
  es: 'Este mensaje ya no existe. Recarga la lista.',
};

export const otherEmail: Localised = {
  it: "Non è l'e-mail di questo utente. Scrivila esattamente come nell'elenco.",
  en: "This is not the user's e-mail address. Enter it exactly as in the list.",
  de: 'Das ist nicht die E-Mail dieses Benutzers. Schreiben Sie sie genau wie in der Liste.',
  fr: 'Ce n’est pas l’e-mail de cet utilisateur. Saisissez-le exactement comme dans la liste.',
  es: 'No es el correo de este usuario. Escríbelo exactamente como en la lista.',
};

export const cannotEndSubscription: Localised = {
  it: 'Questo utente ha un abbonamento in corso e qui i pagamenti non sono configurati. Configurali, poi elimina.',
  en: 'This user has a running subscription and payments are not set up here. Set them up, then delete.',
  de: 'Dieser Benutzer hat ein laufendes Abo, und Zahlungen sind hier nicht eingerichtet. Richten Sie sie ein und löschen Sie dann.',
  fr: 'Cet utilisateur a un abonnement en cours et les paiements ne sont pas configurés ici. Configurez-les, puis supprimez.',
  es: 'Este usuario tiene una suscripción en curso y aquí los pagos no están configurados. Configúralos y después elimínalo.',
};

export const notOfThisList: Localised = {
  it: "Questa pagina non appartiene all'elenco. Torna all'inizio dell'elenco.",
  en: 'This page does not belong to the list. Go back to its beginning.',
  de: 'Diese Seite gehört nicht zur Liste. Gehen Sie an ihren Anfang zurück.',
  fr: 'Cette page n’appartient pas à la liste. Revenez à son début.',
  es: 'Esta página no pertenece a la lista. Vuelve al principio de la lista.',
};

export const noDocuments: Localised = {
  it: 'In questo mese non c’è nessun documento. Scegli un altro mese.',
  en: 'There is no document in this month. Choose another month.',
  de: 'In diesem Monat gibt es keinen Beleg. Wählen Sie einen anderen Monat.',
  fr: 'Il n’y a aucun document ce mois-là. Choisissez un autre mois.',
  es: 'En este mes no hay ningún documento. Elige otro mes.',
};

export const tooManyDocumentExports: Localised = {
  it: 'Hai scaricato i documenti molte volte in poco tempo. Aspetta un’ora e riprova.',
  en: 'You downloaded the documents many times in a short time. Wait an hour and try again.',
  de: 'Sie haben die Belege in kurzer Zeit sehr oft heruntergeladen. Warten Sie eine Stunde und versuchen Sie es noch einmal.',
  fr: 'Vous avez téléchargé les documents de nombreuses fois en peu de temps. Attendez une heure et réessayez.',
  es: 'Has descargado los documentos muchas veces en poco tiempo. Espera una hora y vuelve a intentarlo.',
};

export const detailsAreThere: Localised = {
  it: "I dati di fatturazione di questo cliente sono arrivati. Ricarica l'elenco.",
  en: 'This customer has filled in the billing details. Reload the list.',
  de: 'Die Rechnungsdaten dieses Kunden sind da. Laden Sie die Liste neu.',
  fr: 'Les données de facturation de ce client sont arrivées. Rechargez la liste.',
  es: 'Los datos de facturación de este cliente ya están. Recarga la lista.',
};

export const accountGone: Localised = {
  it: "L'account non c'è più e nessuno può compilare i dati. Scrivi tu al cliente.",
  en: 'The account is gone and nobody can fill the details in. Write to the customer yourself.',
  de: 'Das Konto gibt es nicht mehr, niemand kann die Daten eintragen. Schreiben Sie dem Kunden selbst.',
  fr: "Le compte n'existe plus et personne ne peut remplir les données. Écrivez vous-même au client.",
  es: 'La cuenta ya no existe y nadie puede rellenar los datos. Escribe tú al cliente.',
};

export const remindedToday: Localised = {
  it: 'A questo cliente è già arrivato un promemoria nelle ultime 24 ore. Riprova domani.',
  en: 'This customer has had a reminder within 24 hours. Try again tomorrow.',
  de: 'Dieser Kunde hat in den letzten 24 Stunden schon eine Erinnerung bekommen. Versuchen Sie es morgen noch einmal.',
  fr: 'Ce client a déjà reçu un rappel ces dernières 24 heures. Réessayez demain.',
  es: 'Este cliente ya ha recibido un recordatorio en las últimas 24 horas. Vuelve a intentarlo mañana.',
};
