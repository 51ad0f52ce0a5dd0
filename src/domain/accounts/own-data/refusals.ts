import type { Localised } from '#domain/shared/localised.ts';

export const proofWrong: Localised = {
  it: 'La password non è corretta. Controllala e riprova.',
  en: 'The password is not right. Check it and try again.',
  de: 'Das Passwort stimmt nicht. Prüfen Sie es und versuchen Sie es noch einmal.',
  fr: 'Le mot de passe n’est pas correct. Vérifiez-le et réessayez.',
  es: 'La contraseña no es correcta. Revísala e inténtalo otra vez.',
};

export const proofMissing: Localised = {
  it: 'Scrivi la password del tuo account.',
  en: 'Enter the password of your account.',
  de: 'Geben Sie das Passwort Ihres Kontos ein.',
  fr: 'Saisissez le mot de passe de votre compte.',
  es: 'Escribe la contraseña de tu cuenta.',
};

export const proofStale: Localised = {
  it: 'Per sicurezza serve un accesso recente: esci, accedi di nuovo e riprova entro dieci minuti.',
  en: 'For your safety, a recent sign-in is needed: sign out, sign in again and try again within ten minutes.',
  de: 'Zur Sicherheit braucht es eine frische Anmeldung: Melden Sie sich ab und neu an und versuchen Sie es innerhalb von zehn Minuten.',
  fr: 'Par sécurité, une connexion récente est nécessaire : déconnectez-vous, reconnectez-vous et réessayez dans les dix minutes.',
  es: 'Por seguridad hace falta haber entrado hace poco: cierra la sesión, vuelve a entrar e inténtalo antes de diez minutos.',
};

export const tooManyExports: Localised = {
  it: 'Hai già scaricato i tuoi dati più volte oggi. Riprova domani.',
  en: 'You have downloaded your data several times today. Try again tomorrow.',
  de: 'Sie haben Ihre Daten heute schon mehrmals heruntergeladen. Versuchen Sie es morgen wieder.',
  fr: 'Vous avez déjà téléchargé vos données plusieurs fois aujourd’hui. Réessayez demain.',
  es: 'Hoy ya has descargado tus datos varias veces. Inténtalo mañana.',
};

export const exportExpired: Localised = {
  it: 'Questo download è scaduto. Chiedilo di nuovo dal tuo profilo.',
  en: 'This download has expired. Ask for it again in your profile.',
  de: 'Dieser Download ist abgelaufen. Fordern Sie ihn in Ihrem Profil neu an.',
  fr: 'Ce téléchargement a expiré. Redemandez-le depuis votre profil.',
  es: 'Esta descarga ha caducado. Pídela otra vez desde tu perfil.',
};

export const notYourEmail: Localised = {
  it: 'Non è l’e-mail di questo account. Scrivila come la vedi nel profilo.',
  en: 'This is not the e-mail address of this account. Enter it as shown in your profile.',
  de: 'Das ist nicht die E-Mail dieses Kontos. Schreiben Sie sie, wie sie in Ihrem Profil steht.',
  fr: 'Ce n’est pas l’e-mail de ce compte. Saisissez-le comme dans votre profil.',
  es: 'No es el correo de esta cuenta. Escríbelo como aparece en tu perfil.',
};

export const isLeaving: Localised = {
  it: 'Hai chiesto di eliminare l’account. Se vuoi un piano, prima scegli «Tieni il mio account».',
  en: 'You asked for your account to be deleted. To have a plan, choose “Keep my account” first.',
  de: 'Sie haben die Löschung Ihres Kontos beantragt. Für einen Tarif wählen Sie zuerst „Mein Konto behalten“.',
  fr: 'Vous avez demandé la suppression de votre compte. Pour une formule, choisissez d’abord « Garder mon compte ».',
  es: 'Has pedido eliminar tu cuenta. Para tener un plan, elige antes «Conservar mi cuenta».',
};

export const otherVersion: Localised = {
  it: 'Nel frattempo i testi sono cambiati. Ricarica la pagina e leggi la versione nuova.',
  en: 'The texts have changed in the meantime. Reload the page and read the new version.',
  de: 'Die Texte haben sich inzwischen geändert. Laden Sie die Seite neu und lesen Sie die neue Fassung.',
  fr: 'Les textes ont changé entre-temps. Rechargez la page et lisez la nouvelle version.',
  es: 'Los textos han cambiado mientras tanto. Recarga la página y lee la versión nueva.',
};
