import type { Localised } from '#domain/shared/localised.ts';

/** Why no vehicle was read from a page. */
export type RefusalReason = 'empty' | 'blocked' | 'several-vehicles' | 'not-a-listing';

/** What happened and what the seller can do next, for each reason. */
export const refusalMessages = {
  empty: {
    it: 'La pagina è arrivata vuota: il sito mostra i dati solo nel browser. Compila il modulo a mano.',
    en: 'The page came back empty: the site shows its data only in the browser. Fill in the form by hand.',
    de: 'Die Seite kam leer an: Die Website zeigt ihre Daten nur im Browser. Füll das Formular von Hand aus.',
    fr: "La page est arrivée vide : le site n'affiche ses données que dans le navigateur. Remplissez le formulaire à la main.",
    es: 'La página ha llegado vacía: el sitio solo muestra sus datos en el navegador. Rellena el formulario a mano.',
  },
  blocked: {
    it: "Il sito non ci lascia leggere questa pagina. Compila il modulo a mano, oppure apri l'annuncio nel tuo browser e copia qui i dati.",
    en: 'The site does not let us read this page. Fill in the form by hand, or open the ad in your browser and copy the data here.',
    de: 'Die Website lässt uns diese Seite nicht lesen. Füll das Formular von Hand aus oder öffne das Inserat im Browser und kopiere die Daten hierher.',
    fr: "Le site ne nous laisse pas lire cette page. Remplissez le formulaire à la main, ou ouvrez l'annonce dans votre navigateur et copiez les données ici.",
    es: 'El sitio no nos deja leer esta página. Rellena el formulario a mano, o abre el anuncio en tu navegador y copia aquí los datos.',
  },
  'several-vehicles': {
    it: 'Questa pagina mostra più veicoli. Apri un solo annuncio e incolla il suo link.',
    en: 'This page shows several vehicles. Open a single ad and paste its link.',
    de: 'Diese Seite zeigt mehrere Fahrzeuge. Öffne ein einzelnes Inserat und füge dessen Link ein.',
    fr: 'Cette page montre plusieurs véhicules. Ouvrez une seule annonce et collez son lien.',
    es: 'Esta página muestra varios vehículos. Abre un solo anuncio y pega su enlace.',
  },
  'not-a-listing': {
    it: "In questa pagina non c'è un annuncio di veicolo leggibile. Prova il link di un singolo annuncio o compila il modulo a mano.",
    en: 'There is no readable vehicle ad on this page. Try the link of a single ad or fill in the form by hand.',
    de: 'Auf dieser Seite ist kein lesbares Fahrzeuginserat. Versuch es mit dem Link eines einzelnen Inserats oder füll das Formular von Hand aus.',
    fr: "Cette page ne contient pas d'annonce de véhicule lisible. Essayez le lien d'une seule annonce ou remplissez le formulaire à la main.",
    es: 'En esta página no hay ningún anuncio de vehículo legible. Prueba con el enlace de un solo anuncio o rellena el formulario a mano.',
  },
} as const satisfies Record<RefusalReason, Localised>;
