import type { LocalisedPage } from '#contract/localised-addresses.ts';
import type { Localised } from '#domain/shared/localised.ts';

/** What search engines and shared links say of a page under its title. */
export const pageDescriptions = {
  home: {
    it: 'Incolla il link di un annuncio o inserisci i dati: Autoscritto scrive la descrizione di vendita della tua auto, in cinque lingue, con ogni affermazione legata a un dato.',
    en: 'Paste the link to a listing or enter the data: Autoscritto writes your car’s sales description in five languages, with every claim tied to a fact.',
    de: 'Link einer Anzeige einfügen oder Daten eingeben: Autoscritto schreibt den Verkaufstext Ihres Autos in fünf Sprachen, jede Aussage mit Beleg in den Daten.',
    fr: 'Collez le lien d’une annonce ou saisissez les données : Autoscritto écrit la description de vente de votre voiture en cinq langues, chaque affirmation liée à une donnée.',
    es: 'Pega el enlace de un anuncio o escribe los datos: Autoscritto redacta la descripción de venta de tu coche en cinco idiomas, con cada afirmación ligada a un dato.',
  },
  plans: {
    it: 'I piani di Autoscritto per concessionari e autosaloni: uno gratuito, tre a pagamento, al mese o all’anno. Prezzi IVA inclusa.',
    en: 'Autoscritto’s plans for car dealers: one free, three paid, by the month or by the year. Prices include VAT.',
    de: 'Die Tarife von Autoscritto für Autohäuser: einer kostenlos, drei bezahlt, monatlich oder jährlich. Preise inklusive Mehrwertsteuer.',
    fr: 'Les formules d’Autoscritto pour les professionnels de l’automobile : une gratuite, trois payantes, au mois ou à l’année. Prix TVA comprise.',
    es: 'Los planes de Autoscritto para concesionarios: uno gratuito y tres de pago, al mes o al año. Precios con IVA incluido.',
  },
  demo: {
    it: 'Prova Autoscritto senza registrarti: un’auto di esempio, quattro passi, tre descrizioni scritte dal vero programma.',
    en: 'Try Autoscritto without registering: a sample car, four steps, three descriptions written by the real program.',
    de: 'Autoscritto ohne Anmeldung ausprobieren: ein Beispielauto, vier Schritte, drei Texte aus dem echten Programm.',
    fr: 'Essayez Autoscritto sans vous inscrire : une voiture d’exemple, quatre étapes, trois descriptions écrites par le vrai programme.',
    es: 'Prueba Autoscritto sin registrarte: un coche de ejemplo, cuatro pasos y tres descripciones escritas por el programa real.',
  },
  privacy: {
    it: 'Quali dati personali tratta Autoscritto, perché, per quanto tempo, e quali sono i tuoi diritti.',
    en: 'Which personal data Autoscritto handles, why, for how long, and what your rights are.',
    de: 'Welche personenbezogenen Daten Autoscritto verarbeitet, warum, wie lange, und welche Rechte Sie haben.',
    fr: 'Quelles données personnelles Autoscritto traite, pourquoi, combien de temps, et quels sont vos droits.',
    es: 'Qué datos personales trata Autoscritto, por qué, durante cuánto tiempo y cuáles son tus derechos.',
  },
  terms: {
    it: 'Le condizioni d’uso di Autoscritto: account, piani, pagamenti, rinnovo, responsabilità e foro competente.',
    en: 'The terms of use of Autoscritto: accounts, plans, payments, renewal, liability and jurisdiction.',
    de: 'Die Nutzungsbedingungen von Autoscritto: Konten, Tarife, Zahlungen, Verlängerung, Haftung und Gerichtsstand.',
    fr: 'Les conditions d’utilisation d’Autoscritto : comptes, formules, paiements, renouvellement, responsabilité et tribunal compétent.',
    es: 'Las condiciones de uso de Autoscritto: cuentas, planes, pagos, renovación, responsabilidad y tribunales.',
  },
  gdpr: {
    it: 'I tuoi diritti secondo il GDPR con Autoscritto: accesso, rettifica, cancellazione, portabilità, e i tempi in cui rispondiamo.',
    en: 'Your rights under the GDPR with Autoscritto: access, correction, deletion, portability, and how soon we answer.',
    de: 'Ihre Rechte nach der DSGVO bei Autoscritto: Auskunft, Berichtigung, Löschung, Übertragbarkeit, und wie schnell wir antworten.',
    fr: 'Vos droits selon le RGPD chez Autoscritto : accès, rectification, effacement, portabilité, et nos délais de réponse.',
    es: 'Tus derechos según el RGPD en Autoscritto: acceso, rectificación, supresión, portabilidad y en cuánto tiempo respondemos.',
  },
} satisfies Record<LocalisedPage, Localised>;
