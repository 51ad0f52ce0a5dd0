import type { Localised } from '#domain/shared/localised.ts';
import type { Untranslated } from './translate-text.ts';

/** Why a sentence was not translated, and what the seller can do. */
export const untranslatedReasons = {
  'not-ours': {
    it: 'Non è un testo scritto da noi e nessun modello linguistico è configurato: generalo da Autoscritto oppure traducilo tu.',
    en: 'We did not write this text and no language model is set up: generate it with Autoscritto or translate it yourself.',
    de: 'Dieser Text stammt nicht von uns und es ist kein Sprachmodell eingerichtet: Lassen Sie ihn mit Autoscritto schreiben oder übersetzen Sie ihn selbst.',
    fr: 'Ce texte n’est pas de nous et aucun modèle de langage n’est configuré : générez-le avec Autoscritto ou traduisez-le vous-même.',
    es: 'Este texto no es nuestro y no hay ningún modelo de lenguaje configurado: genéralo con Autoscritto o tradúcelo tú.',
  },
  edited: {
    it: 'È una frase che hai cambiato tu e nessun modello linguistico è configurato: aggiungila a mano nella traduzione.',
    en: 'You changed this sentence and no language model is set up: add it to the translation by hand.',
    de: 'Diesen Satz haben Sie geändert und es ist kein Sprachmodell eingerichtet: Ergänzen Sie ihn von Hand in der Übersetzung.',
    fr: 'Vous avez modifié cette phrase et aucun modèle de langage n’est configuré : ajoutez-la à la main dans la traduction.',
    es: 'Has cambiado tú esta frase y no hay ningún modelo de lenguaje configurado: añádela a mano en la traducción.',
  },
  house: {
    it: 'È una tua frase fissa e nessun modello linguistico è configurato: aggiungila a mano nella traduzione.',
    en: 'It is one of your fixed sentences and no language model is set up: add it to the translation by hand.',
    de: 'Das ist einer Ihrer festen Sätze und es ist kein Sprachmodell eingerichtet: Ergänzen Sie ihn von Hand in der Übersetzung.',
    fr: 'C’est une de vos phrases fixes et aucun modèle de langage n’est configuré : ajoutez-la à la main dans la traduction.',
    es: 'Es una de tus frases fijas y no hay ningún modelo de lenguaje configurado: añádela a mano en la traducción.',
  },
  'model-failed': {
    it: 'Il modello linguistico non ha risposto come doveva: riprova tra poco o traducila tu.',
    en: 'The language model did not answer as it should: try again shortly or translate it yourself.',
    de: 'Das Sprachmodell hat nicht brauchbar geantwortet: Versuchen Sie es gleich noch einmal oder übersetzen Sie selbst.',
    fr: 'Le modèle de langage n’a pas répondu correctement : réessayez dans un instant ou traduisez vous-même.',
    es: 'El modelo de lenguaje no ha respondido bien: vuelve a intentarlo en breve o tradúcela tú.',
  },
  'used-up': {
    it: 'Le frasi che il tuo piano fa tradurre o riscrivere al modello linguistico in un mese sono finite: traducila tu o aspetta il mese prossimo.',
    en: 'Your plan’s monthly allowance of sentences for the language model is used up: translate it yourself or wait for next month.',
    de: 'Die Sätze, die Ihr Tarif im Monat vom Sprachmodell bearbeiten lässt, sind verbraucht: Übersetzen Sie selbst oder warten Sie auf den nächsten Monat.',
    fr: 'Les phrases que votre formule confie chaque mois au modèle de langage sont épuisées : traduisez-la vous-même ou attendez le mois prochain.',
    es: 'Ya has gastado las frases que tu plan reserva al modelo de lenguaje este mes: tradúcela tú o espera al mes que viene.',
  },
  'not-a-sample': {
    it: 'Senza accesso si traducono solo i testi di esempio: accedi per tradurre i tuoi.',
    en: 'Without signing in, only the sample texts are translated: sign in to translate your own.',
    de: 'Ohne Anmeldung werden nur die Beispieltexte übersetzt: Melden Sie sich an, um Ihre eigenen zu übersetzen.',
    fr: 'Sans connexion, seuls les textes d’exemple sont traduits : connectez-vous pour traduire les vôtres.',
    es: 'Sin iniciar sesión solo se traducen los textos de ejemplo: entra para traducir los tuyos.',
  },
} as const satisfies Record<Untranslated['reason'], Localised>;
