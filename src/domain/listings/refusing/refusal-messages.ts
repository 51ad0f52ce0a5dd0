import type { Localised } from '#domain/shared/localised.ts';

/** Why no vehicle was read from a page. */
export type RefusalReason =
  | 'empty'
  | 'blocked'
  | 'login-wall'
  | 'gone'
  | 'several-vehicles'
  | 'home-page'
  | 'foreign-language'
  | 'garbled'
  | 'cut-short'
  | 'unreadable'
  | 'busy'
  | 'motorbike'
  | 'motorhome'
  | 'other-machine'
  | 'part'
  | 'rental'
  | 'paper'
  | 'unknown-columns'
  | 'no-cars'
  | 'broken-workbook'
  | 'closed-workbook'
  | 'huge-workbook'
  | 'not-a-listing';

/** What happened and what the seller can do next, for each reason. */
export const refusalMessages = {
  empty: {
    it: 'La pagina è arrivata vuota: il sito mostra i dati solo nel browser. Aprila, copiane il testo e incollalo qui, oppure usa il pulsante «Porta in Autoscritto».',
    en: 'The page came back empty: the site shows its data only in the browser. Open it, copy its text and paste it here, or use the “Bring to Autoscritto” button.',
    de: 'Die Seite kam leer an: Die Website zeigt ihre Daten nur im Browser. Öffnen Sie sie, kopieren Sie den Text und fügen Sie ihn hier ein oder nutzen Sie die Schaltfläche „Zu Autoscritto bringen“.',
    fr: 'La page est arrivée vide : le site n’affiche ses données que dans le navigateur. Ouvrez-la, copiez son texte et collez-le ici, ou utilisez le bouton « Porter dans Autoscritto ».',
    es: 'La página ha llegado vacía: el sitio solo muestra sus datos en el navegador. Ábrela, copia el texto y pégalo aquí, o usa el botón «Llevar a Autoscritto».',
  },
  blocked: {
    it: "Il sito non lascia leggere questa pagina ai server. Apri l'annuncio nel tuo browser e incolla qui la pagina, oppure usa il pulsante «Porta in Autoscritto».",
    en: 'The site does not let servers read this page. Open the ad in your browser and paste the page here, or use the “Bring to Autoscritto” button.',
    de: 'Die Website lässt diese Seite nicht von Servern lesen. Öffnen Sie das Inserat im Browser und fügen Sie die Seite hier ein oder nutzen Sie die Schaltfläche „Zu Autoscritto bringen“.',
    fr: 'Le site n’autorise pas la lecture de cette page par un serveur. Ouvrez l’annonce dans votre navigateur et collez la page ici, ou utilisez le bouton « Porter dans Autoscritto ».',
    es: 'El sitio no permite que los servidores lean esta página. Abre el anuncio en tu navegador y pega aquí la página, o usa el botón «Llevar a Autoscritto».',
  },
  'login-wall': {
    it: "Al posto dell'annuncio il sito chiede di accedere. Apri l'annuncio nel tuo browser, dove hai già fatto accesso, e incolla qui la pagina.",
    en: 'Instead of the ad the site asks to sign in. Open the ad in your browser, where you are signed in, and paste the page here.',
    de: 'Statt des Inserats verlangt die Website eine Anmeldung. Öffnen Sie das Inserat in Ihrem Browser, wo Sie angemeldet sind, und fügen Sie die Seite hier ein.',
    fr: 'À la place de l’annonce, le site demande de se connecter. Ouvrez l’annonce dans votre navigateur, où vous êtes connecté, et collez la page ici.',
    es: 'En lugar del anuncio, el sitio pide iniciar sesión. Abre el anuncio en tu navegador, donde ya has iniciado sesión, y pega aquí la página.',
  },
  gone: {
    it: "L'annuncio non è più online: la pagina dice che è scaduto o che è stato tolto. Usa il link di un annuncio attivo, oppure inserisci i dati a mano.",
    en: 'The ad is no longer online: the page says it has expired or been removed. Use the link of an active ad, or enter the data by hand.',
    de: 'Das Inserat ist nicht mehr online: Laut Seite ist es abgelaufen oder entfernt. Nehmen Sie den Link eines aktiven Inserats oder geben Sie die Daten von Hand ein.',
    fr: 'L’annonce n’est plus en ligne : la page indique qu’elle a expiré ou a été retirée. Utilisez le lien d’une annonce active, ou saisissez les données à la main.',
    es: 'El anuncio ya no está publicado: la página dice que ha caducado o se ha retirado. Usa el enlace de un anuncio activo, o introduce los datos a mano.',
  },
  'several-vehicles': {
    it: 'Questa pagina mostra più veicoli. Apri un solo annuncio e incolla il suo link.',
    en: 'This page shows several vehicles. Open a single ad and paste its link.',
    de: 'Diese Seite zeigt mehrere Fahrzeuge. Öffnen Sie ein einzelnes Inserat und fügen Sie dessen Link ein.',
    fr: 'Cette page montre plusieurs véhicules. Ouvrez une seule annonce et collez son lien.',
    es: 'Esta página muestra varios vehículos. Abre un solo anuncio y pega su enlace.',
  },
  'home-page': {
    it: 'Questa è la pagina iniziale di un sito, non un annuncio. Apri il veicolo che vuoi descrivere e incolla il link di quella pagina.',
    en: 'This is the home page of a site, not an ad. Open the vehicle you want to describe and paste the link of that page.',
    de: 'Das ist die Startseite einer Website, kein Inserat. Öffnen Sie das Fahrzeug, das Sie beschreiben wollen, und fügen Sie den Link dieser Seite ein.',
    fr: 'C’est la page d’accueil d’un site, pas une annonce. Ouvrez le véhicule que vous voulez décrire et collez le lien de cette page.',
    es: 'Esta es la página de inicio de un sitio, no un anuncio. Abre el vehículo que quieres describir y pega el enlace de esa página.',
  },
  'foreign-language': {
    it: 'Questa pagina è in una lingua che non sappiamo leggere. Se il sito la mostra anche in italiano, inglese, tedesco, francese o spagnolo, usa quel link; altrimenti inserisci i dati a mano.',
    en: 'This page is in a language we cannot read. If the site also shows it in English, Italian, German, French or Spanish, use that link; if not, enter the data by hand.',
    de: 'Diese Seite ist in einer Sprache, die wir nicht lesen können. Wenn die Website sie auch auf Deutsch, Englisch, Italienisch, Französisch oder Spanisch zeigt, nehmen Sie diesen Link; sonst geben Sie die Daten von Hand ein.',
    fr: 'Cette page est dans une langue que nous ne savons pas lire. Si le site l’affiche aussi en français, anglais, italien, allemand ou espagnol, utilisez ce lien ; sinon, saisissez les données à la main.',
    es: 'Esta página está en un idioma que no sabemos leer. Si el sitio también la muestra en español, inglés, italiano, alemán o francés, usa ese enlace; si no, introduce los datos a mano.',
  },
  garbled: {
    it: 'I caratteri di questa pagina sono arrivati illeggibili. Apri la pagina nel tuo browser, copiane il testo e incollalo qui.',
    en: 'The characters of this page came through unreadable. Open the page in your browser, copy its text and paste it here.',
    de: 'Die Zeichen dieser Seite kamen unlesbar an. Öffnen Sie die Seite im Browser, kopieren Sie ihren Text und fügen Sie ihn hier ein.',
    fr: 'Les caractères de cette page sont arrivés illisibles. Ouvrez la page dans votre navigateur, copiez son texte et collez-le ici.',
    es: 'Los caracteres de esta página han llegado ilegibles. Abre la página en tu navegador, copia el texto y pégalo aquí.',
  },
  'cut-short': {
    it: "La pagina è arrivata solo in parte e i dati del veicolo non ci sono. Riprova tra poco, oppure apri l'annuncio e incolla qui la pagina intera.",
    en: 'Only a part of the page arrived, and the data of the vehicle is not in it. Try again shortly, or open the ad and paste the whole page here.',
    de: 'Die Seite kam nur zum Teil an, und die Fahrzeugdaten sind nicht dabei. Versuchen Sie es gleich noch einmal oder öffnen Sie das Inserat und fügen Sie die ganze Seite hier ein.',
    fr: 'La page n’est arrivée qu’en partie et les données du véhicule n’y sont pas. Réessayez bientôt, ou ouvrez l’annonce et collez ici la page entière.',
    es: 'La página solo ha llegado en parte y los datos del vehículo no están. Vuelve a intentarlo en breve, o abre el anuncio y pega aquí la página entera.',
  },
  unreadable: {
    it: "Questa pagina è costruita in modo che non si riesce a leggere in tempo. Apri l'annuncio, copiane il testo e incollalo qui.",
    en: 'This page is built in a way that cannot be read in time. Open the ad, copy its text and paste it here.',
    de: 'Diese Seite ist so gebaut, dass sie sich nicht rechtzeitig lesen lässt. Öffnen Sie das Inserat, kopieren Sie den Text und fügen Sie ihn hier ein.',
    fr: 'Cette page est construite de telle façon qu’elle ne peut pas être lue à temps. Ouvrez l’annonce, copiez son texte et collez-le ici.',
    es: 'Esta página está construida de forma que no se puede leer a tiempo. Abre el anuncio, copia el texto y pégalo aquí.',
  },
  busy: {
    it: 'In questo momento si stanno leggendo troppe pagine insieme. Aspetta qualche secondo e riprova.',
    en: 'Too many pages are being read at the moment. Wait a few seconds and try again.',
    de: 'Gerade werden zu viele Seiten auf einmal gelesen. Warten Sie ein paar Sekunden und versuchen Sie es noch einmal.',
    fr: 'Trop de pages sont lues en ce moment. Attendez quelques secondes et réessayez.',
    es: 'En este momento se están leyendo demasiadas páginas a la vez. Espera unos segundos y vuelve a intentarlo.',
  },
  motorbike: {
    it: "Questo è un annuncio di moto o scooter: qui si descrivono auto e furgoni. Usa il link di un'auto, oppure compila il modulo a mano.",
    en: 'This is an ad for a motorbike or scooter: here cars and vans are described. Use the link of a car, or fill in the form by hand.',
    de: 'Das ist ein Inserat für ein Motorrad oder einen Roller: Hier werden Autos und Transporter beschrieben. Nehmen Sie den Link eines Autos oder füllen Sie das Formular von Hand aus.',
    fr: 'C’est une annonce de moto ou de scooter : ici, on décrit des voitures et des utilitaires. Utilisez le lien d’une voiture, ou remplissez le formulaire à la main.',
    es: 'Este es un anuncio de moto o escúter: aquí se describen coches y furgonetas. Usa el enlace de un coche, o rellena el formulario a mano.',
  },
  motorhome: {
    it: "Questo è un annuncio di camper o roulotte: qui si descrivono auto e furgoni. Usa il link di un'auto, oppure compila il modulo a mano.",
    en: 'This is an ad for a motorhome or caravan: here cars and vans are described. Use the link of a car, or fill in the form by hand.',
    de: 'Das ist ein Inserat für ein Wohnmobil oder einen Wohnwagen: Hier werden Autos und Transporter beschrieben. Nehmen Sie den Link eines Autos oder füllen Sie das Formular von Hand aus.',
    fr: 'C’est une annonce de camping-car ou de caravane : ici, on décrit des voitures et des utilitaires. Utilisez le lien d’une voiture, ou remplissez le formulaire à la main.',
    es: 'Este es un anuncio de autocaravana o caravana: aquí se describen coches y furgonetas. Usa el enlace de un coche, o rellena el formulario a mano.',
  },
  'other-machine': {
    it: "Questo annuncio riguarda una barca, un trattore, un rimorchio o simili: qui si descrivono auto e furgoni. Usa il link di un'auto, oppure compila il modulo a mano.",
    en: 'This ad is for a boat, a tractor, a trailer or the like: here cars and vans are described. Use the link of a car, or fill in the form by hand.',
    de: 'Dieses Inserat betrifft ein Boot, einen Traktor, einen Anhänger oder Ähnliches: Hier werden Autos und Transporter beschrieben. Nehmen Sie den Link eines Autos oder füllen Sie das Formular von Hand aus.',
    fr: 'Cette annonce concerne un bateau, un tracteur, une remorque ou autre : ici, on décrit des voitures et des utilitaires. Utilisez le lien d’une voiture, ou remplissez le formulaire à la main.',
    es: 'Este anuncio es de un barco, un tractor, un remolque o similar: aquí se describen coches y furgonetas. Usa el enlace de un coche, o rellena el formulario a mano.',
  },
  part: {
    it: "Questo annuncio vende un ricambio o un accessorio, non un'auto. Usa il link dell'auto che vuoi descrivere.",
    en: 'This ad sells a spare part or an accessory, not a car. Use the link of the car you want to describe.',
    de: 'Dieses Inserat verkauft ein Ersatzteil oder Zubehör, kein Auto. Nehmen Sie den Link des Autos, das Sie beschreiben wollen.',
    fr: 'Cette annonce vend une pièce ou un accessoire, pas une voiture. Utilisez le lien de la voiture que vous voulez décrire.',
    es: 'Este anuncio vende un recambio o un accesorio, no un coche. Usa el enlace del coche que quieres describir.',
  },
  rental: {
    it: "Questa è un'offerta di noleggio, non di vendita: chilometri e canoni non sono quelli dell'auto. Usa l'annuncio di un'auto in vendita, oppure compila il modulo a mano.",
    en: "This offer is for hire, not for sale: its kilometres and rates are not the car's. Use the ad of a car for sale, or fill in the form by hand.",
    de: 'Das ist ein Miet- oder Abo-Angebot, kein Verkauf: Kilometer und Raten darin sind nicht die des Autos. Nehmen Sie das Inserat eines Autos zum Verkauf oder füllen Sie das Formular von Hand aus.',
    fr: 'C’est une offre de location, pas de vente : ses kilomètres et ses loyers ne sont pas ceux de la voiture. Utilisez l’annonce d’une voiture à vendre, ou remplissez le formulaire à la main.',
    es: 'Esta es una oferta de alquiler, no de venta: sus kilómetros y cuotas no son los del coche. Usa el anuncio de un coche en venta, o rellena el formulario a mano.',
  },
  paper: {
    it: "Questo sembra un preventivo, una fattura o una polizza, non un annuncio: gli importi non sono il prezzo dell'auto. Usa l'annuncio, oppure compila il modulo a mano.",
    en: 'This looks like a quote, an invoice or a policy, not an ad: its sums are not the price of the car. Use the ad, or fill in the form by hand.',
    de: 'Das sieht nach einem Angebot, einer Rechnung oder einer Police aus, nicht nach einem Inserat: Die Beträge darin sind nicht der Preis des Autos. Nehmen Sie das Inserat oder füllen Sie das Formular von Hand aus.',
    fr: 'Cela ressemble à un devis, une facture ou une police, pas à une annonce : les montants ne sont pas le prix de la voiture. Utilisez l’annonce, ou remplissez le formulaire à la main.',
    es: 'Esto parece un presupuesto, una factura o una póliza, no un anuncio: los importes no son el precio del coche. Usa el anuncio, o rellena el formulario a mano.',
  },
  'unknown-columns': {
    it: 'Il file è un elenco, ma non riconosciamo abbastanza colonne. Indica che cosa contengono: servono almeno marca e modello. La risposta vale anche per i prossimi file.',
    en: 'The file is a list, but too few of its columns are known. Say what they hold: make and model are needed at least. Your answer also counts for your next files.',
    de: 'Die Datei ist eine Liste, aber zu wenige ihrer Spalten sind bekannt. Bitte geben Sie an, was sie enthalten: Nötig sind mindestens Marke und Modell. Ihre Antwort gilt auch für Ihre nächsten Dateien.',
    fr: 'Le fichier est une liste, mais trop peu de ses colonnes sont reconnues. Indiquez ce qu’elles contiennent : il faut au moins la marque et le modèle. Votre réponse vaut aussi pour vos prochains fichiers.',
    es: 'El archivo es una lista, pero reconocemos muy pocas de sus columnas. Indica qué contienen: hacen falta al menos la marca y el modelo. La respuesta vale también para los próximos archivos.',
  },
  'no-cars': {
    it: 'In questo elenco non ci sono auto leggibili. Serve una riga per auto e, nella prima riga, i nomi delle colonne: almeno marca e modello, meglio anche anno, km, alimentazione e prezzo.',
    en: 'There are no readable cars in this list. It takes one line per car and the names of the columns in the first line: make and model at least, better also year, mileage, fuel and price.',
    de: 'In dieser Liste sind keine lesbaren Autos. Nötig ist eine Zeile pro Auto und in der ersten Zeile die Namen der Spalten: mindestens Marke und Modell, besser auch Erstzulassung, Kilometerstand, Kraftstoff und Preis.',
    fr: 'Cette liste ne contient pas de voitures lisibles. Il faut une ligne par voiture et, sur la première ligne, les noms des colonnes : au moins la marque et le modèle, mieux encore l’année, le kilométrage, l’énergie et le prix.',
    es: 'En esta lista no hay coches legibles. Hace falta una línea por coche y, en la primera, los nombres de las columnas: al menos marca y modelo, mejor también año, kilómetros, combustible y precio.',
  },
  'broken-workbook': {
    it: 'Questo file Excel è danneggiato o di un altro tipo e non si apre. Aprilo in Excel, salvalo come .xlsx oppure .csv e riprova.',
    en: 'This Excel file is damaged or of another kind and cannot be opened. Open it in Excel, save it as .xlsx or .csv and try again.',
    de: 'Diese Excel-Datei ist beschädigt oder von anderer Art und lässt sich nicht öffnen. Öffnen Sie sie in Excel, speichern Sie sie als .xlsx oder .csv und versuchen Sie es noch einmal.',
    fr: 'Ce fichier Excel est endommagé ou d’un autre type et ne s’ouvre pas. Ouvrez-le dans Excel, enregistrez-le en .xlsx ou .csv et réessayez.',
    es: 'Este archivo de Excel está dañado o es de otro tipo y no se abre. Ábrelo en Excel, guárdalo como .xlsx o .csv y vuelve a intentarlo.',
  },
  'closed-workbook': {
    it: 'Questo file è un vecchio Excel (.xls) oppure è protetto da password. Aprilo in Excel, salvalo come .xlsx senza password e riprova.',
    en: 'This file is an old Excel file (.xls) or protected by a password. Open it in Excel, save it as .xlsx without a password and try again.',
    de: 'Diese Datei ist eine alte Excel-Datei (.xls) oder durch ein Kennwort geschützt. Öffnen Sie sie in Excel, speichern Sie sie ohne Kennwort als .xlsx und versuchen Sie es noch einmal.',
    fr: 'Ce fichier est un ancien Excel (.xls) ou il est protégé par un mot de passe. Ouvrez-le dans Excel, enregistrez-le en .xlsx sans mot de passe et réessayez.',
    es: 'Este archivo es un Excel antiguo (.xls) o está protegido con contraseña. Ábrelo en Excel, guárdalo como .xlsx sin contraseña y vuelve a intentarlo.',
  },
  'huge-workbook': {
    it: 'Questo file Excel contiene troppo. Copia in un file nuovo solo le auto che ti servono e riprova.',
    en: 'This Excel file holds too much. Copy only the cars you need into a new file and try again.',
    de: 'Diese Excel-Datei enthält zu viel. Kopieren Sie nur die Autos, die Sie brauchen, in eine neue Datei und versuchen Sie es noch einmal.',
    fr: 'Ce fichier Excel contient trop de choses. Copiez dans un nouveau fichier les seules voitures dont vous avez besoin et réessayez.',
    es: 'Este archivo de Excel contiene demasiado. Copia en un archivo nuevo solo los coches que necesitas y vuelve a intentarlo.',
  },
  'not-a-listing': {
    it: "In questa pagina non c'è un annuncio di veicolo leggibile. Prova il link di un singolo annuncio, oppure compila il modulo a mano.",
    en: 'There is no readable vehicle ad on this page. Try the link of a single ad, or fill in the form by hand.',
    de: 'Auf dieser Seite ist kein lesbares Fahrzeuginserat. Versuchen Sie es mit dem Link eines einzelnen Inserats oder füllen Sie das Formular von Hand aus.',
    fr: 'Cette page ne contient pas d’annonce de véhicule lisible. Essayez le lien d’une seule annonce, ou remplissez le formulaire à la main.',
    es: 'En esta página no hay ningún anuncio de vehículo legible. Prueba con el enlace de un solo anuncio, o rellena el formulario a mano.',
  },
} as const satisfies Record<RefusalReason, Localised>;
