import type { Localised } from '#domain/shared/localised.ts';
import type { FetchFault } from './page-source.ts';

/** What happened to the fetch, and what the seller can do now. */
export const fetchFaultMessages = {
  'not-a-url': {
    it: 'Questo non è un indirizzo web. Copialo dalla barra del browser: comincia con https://',
    en: 'This is not a web address. Copy it from the browser bar: it starts with https://',
    de: 'Das ist keine Webadresse. Kopiere sie aus der Adressleiste: Sie beginnt mit https://',
    fr: "Ce n'est pas une adresse web. Copiez-la depuis la barre du navigateur : elle commence par https://",
    es: 'Esto no es una dirección web. Cópiala de la barra del navegador: empieza por https://',
  },
  'not-reachable-scheme': {
    it: 'Si leggono solo indirizzi che cominciano con http:// o https://.',
    en: 'Only addresses that start with http:// or https:// can be read.',
    de: 'Es werden nur Adressen gelesen, die mit http:// oder https:// beginnen.',
    fr: 'Seules les adresses commençant par http:// ou https:// peuvent être lues.',
    es: 'Solo se leen direcciones que empiezan por http:// o https://.',
  },
  'not-public': {
    it: "Questo indirizzo non è pubblico su internet. Usa il link dell'annuncio online.",
    en: 'This address is not public on the internet. Use the link of the online listing.',
    de: 'Diese Adresse ist nicht öffentlich erreichbar. Nimm den Link des Online-Inserats.',
    fr: "Cette adresse n'est pas publique sur internet. Utilisez le lien de l'annonce en ligne.",
    es: 'Esta dirección no es pública en internet. Usa el enlace del anuncio publicado.',
  },
  'not-found': {
    it: "L'annuncio non c'è più: il sito risponde che la pagina non esiste. Controlla il link o inserisci i dati a mano.",
    en: 'The listing is gone: the site says this page does not exist. Check the link or enter the data by hand.',
    de: 'Das Inserat gibt es nicht mehr: Die Seite existiert laut Anbieter nicht. Prüfe den Link oder gib die Daten von Hand ein.',
    fr: "L'annonce n'existe plus : le site répond que la page est introuvable. Vérifiez le lien ou saisissez les données à la main.",
    es: 'El anuncio ya no está: el sitio responde que la página no existe. Revisa el enlace o introduce los datos a mano.',
  },
  blocked: {
    it: "Il sito non lascia leggere questa pagina ai server. Apri l'annuncio e inserisci i dati a mano.",
    en: 'The site does not let servers read this page. Open the listing and enter the data by hand.',
    de: 'Die Seite lässt sich von Servern nicht lesen. Öffne das Inserat und gib die Daten von Hand ein.',
    fr: "Le site n'autorise pas la lecture de cette page par un serveur. Ouvrez l'annonce et saisissez les données à la main.",
    es: 'El sitio no permite que los servidores lean esta página. Abre el anuncio e introduce los datos a mano.',
  },
  'server-error': {
    it: 'Il sito ha un guasto in questo momento. Riprova tra poco o inserisci i dati a mano.',
    en: 'The site has a fault at the moment. Try again shortly or enter the data by hand.',
    de: 'Die Seite hat gerade eine Störung. Versuche es gleich noch einmal oder gib die Daten von Hand ein.',
    fr: 'Le site est en panne en ce moment. Réessayez bientôt ou saisissez les données à la main.',
    es: 'El sitio tiene un fallo en este momento. Vuelve a intentarlo en breve o introduce los datos a mano.',
  },
  unreachable: {
    it: "Il sito non risponde. Controlla che l'indirizzo sia giusto, oppure inserisci i dati a mano.",
    en: 'The site does not answer. Check that the address is right, or enter the data by hand.',
    de: 'Die Seite antwortet nicht. Prüfe die Adresse oder gib die Daten von Hand ein.',
    fr: "Le site ne répond pas. Vérifiez l'adresse ou saisissez les données à la main.",
    es: 'El sitio no responde. Comprueba la dirección o introduce los datos a mano.',
  },
  'not-secure': {
    it: 'Il certificato di sicurezza del sito non è valido, perciò la pagina non è stata letta. Inserisci i dati a mano.',
    en: "The site's security certificate is not valid, so the page was not read. Enter the data by hand.",
    de: 'Das Sicherheitszertifikat der Seite ist ungültig, deshalb wurde sie nicht gelesen. Gib die Daten von Hand ein.',
    fr: "Le certificat de sécurité du site n'est pas valide, la page n'a donc pas été lue. Saisissez les données à la main.",
    es: 'El certificado de seguridad del sitio no es válido, así que la página no se ha leído. Introduce los datos a mano.',
  },
  'too-slow': {
    it: 'Il sito ci mette troppo a rispondere (oltre 10 secondi). Riprova tra poco o inserisci i dati a mano.',
    en: 'The site takes too long to answer (over 10 seconds). Try again shortly or enter the data by hand.',
    de: 'Die Seite braucht zu lange (über 10 Sekunden). Versuche es gleich noch einmal oder gib die Daten von Hand ein.',
    fr: 'Le site met trop de temps à répondre (plus de 10 secondes). Réessayez bientôt ou saisissez les données à la main.',
    es: 'El sitio tarda demasiado en responder (más de 10 segundos). Vuelve a intentarlo en breve o introduce los datos a mano.',
  },
  'too-big': {
    it: 'La pagina è troppo grande per essere letta (oltre 8 MB). Inserisci i dati a mano.',
    en: 'The page is too big to be read (over 8 MB). Enter the data by hand.',
    de: 'Die Seite ist zu groß (über 8 MB). Gib die Daten von Hand ein.',
    fr: 'La page est trop volumineuse (plus de 8 Mo). Saisissez les données à la main.',
    es: 'La página es demasiado grande (más de 8 MB). Introduce los datos a mano.',
  },
  'too-many-redirects': {
    it: "Il link rimanda di continuo ad altre pagine. Apri l'annuncio e copia l'indirizzo finale.",
    en: 'The link keeps leading on to other pages. Open the listing and copy its final address.',
    de: 'Der Link leitet immer weiter. Öffne das Inserat und kopiere die endgültige Adresse.',
    fr: "Le lien redirige sans fin. Ouvrez l'annonce et copiez l'adresse finale.",
    es: 'El enlace redirige una y otra vez. Abre el anuncio y copia la dirección final.',
  },
  'not-html': {
    it: "Questo link porta a un file (PDF, immagine o altro), non a un annuncio. Usa il link della pagina dell'annuncio.",
    en: 'This link leads to a file (PDF, picture or other), not to a listing. Use the link of the listing page.',
    de: 'Dieser Link führt zu einer Datei (PDF, Bild o. Ä.), nicht zu einem Inserat. Nimm den Link der Inseratsseite.',
    fr: "Ce lien mène à un fichier (PDF, image ou autre), pas à une annonce. Utilisez le lien de la page de l'annonce.",
    es: 'Este enlace lleva a un archivo (PDF, imagen u otro), no a un anuncio. Usa el enlace de la página del anuncio.',
  },
} satisfies Record<FetchFault, Localised>;
