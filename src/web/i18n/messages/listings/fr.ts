import { pluralOf } from '../../formats.ts';
import type { ListingsMessages } from '../../listings-messages.ts';

const items = pluralOf('fr', { one: 'équipement', other: 'équipements' });

export const fr: ListingsMessages = {
  waysTitle: 'Si le lien ne suffit pas',
  paste: {
    open: 'Coller la page',
    label: 'Texte ou code de la page',
    hint: 'Ouvrez l’annonce dans votre navigateur, sélectionnez tout (Ctrl+A), copiez (Ctrl+C) et collez le tout ici. Une ou plusieurs lignes de votre liste de stock conviennent aussi.',
    read: 'Lire',
    tooLong: 'C’est trop long : collez seulement la page de l’annonce.',
    clear: 'Vider',
    slow: 'La page est grande ou la connexion lente, encore un instant',
    shortened: (letters: string) =>
      `Page collée : ${letters} caractères. Vous en voyez le début, tout est lu.`,
  },
  file: {
    open: 'Ouvrir un fichier',
    hint: 'Une page enregistrée (.html, .mht) ou la liste de votre logiciel (.xlsx, .csv, .xml, .json) : vous pouvez aussi la déposer ici.',
    drop: 'Déposez le fichier ici',
    otherKind:
      'Ce fichier ne peut pas être lu : il faut une page enregistrée (.html, .mht) ou une liste (.xlsx, .csv, .xml, .json, .txt).',
    tooBig:
      'Le fichier dépasse 5 Mo. Enregistrez une page en « HTML uniquement » ; d’une liste, gardez les seules voitures dont vous avez besoin.',
    empty: 'Le fichier est vide.',
    several: 'Un fichier à la fois : choisissez la page d’une seule voiture.',
    unreadable: 'Le navigateur ne peut pas ouvrir ce fichier. Enregistrez-le à nouveau et réessayez.',
  },
  bookmarklet: {
    name: 'Porter dans Autoscritto',
    link: 'Utiliser le bouton « Porter dans Autoscritto »',
    documentTitle: 'Porter dans Autoscritto',
    title: 'L’annonce que vous regardez, ici en un clic',
    intro:
      'Certains sites bloquent les serveurs, mais laissent passer votre navigateur. Ce bouton lit la page que vous avez ouverte et la transmet à Autoscritto : aucune requête ne part vers le site.',
    steps: [
      [
        'Glissez le bouton dans la barre de favoris',
        'Si la barre n’est pas visible : Ctrl+Maj+B, ou Cmd+Maj+B sur Mac.',
      ],
      ['Ouvrez votre annonce', 'Sur AutoScout24, Leboncoin, mobile.de ou votre site, comme toujours.'],
      [
        'Cliquez sur le bouton dans la barre',
        'Autoscritto s’ouvre avec les données lues : vous vérifiez et vous continuez.',
      ],
    ],
    dragMe: 'Ne cliquez pas sur ce bouton ici : glissez-le dans la barre de favoris.',
    phoneTitle: 'Sur le téléphone',
    phone:
      'Copiez l’adresse du bouton, enregistrez un favori quelconque et remplacez son adresse par celle copiée. Ou partagez le texte de l’annonce et collez-le dans le générateur.',
    copyCode: 'Copier l’adresse',
    copied: { title: 'Copié', description: 'L’adresse du bouton est dans le presse-papiers.' },
    copyByHand: 'Le navigateur ne permet pas de copier : sélectionnez et copiez d’ici.',
    back: 'Au générateur',
    privacy:
      'Le bouton n’envoie le contenu de la page qu’à Autoscritto, sans les champs que vous avez remplis. Noms, téléphones et adresses e-mail sont retirés avant de vous montrer les données.',
    onPage: {
      copied: 'La page est dans le presse-papiers : revenez à l’onglet Autoscritto et collez-la.',
      failed:
        'Ce site ne permet pas de transmettre la page. Sélectionnez tout, copiez et collez dans Autoscritto.',
    },
    extension: {
      title: 'Ou avec l’extension du navigateur',
      intro:
        'Elle fait la même chose avec une icône à côté de la barre d’adresse et remplit aussi le titre et la description dans le formulaire d’un site. Pour Chrome, Edge et les autres navigateurs issus de Chromium, sur ordinateur.',
      download: 'Télécharger l’extension (.zip)',
      steps: [
        [
          'Décompressez le fichier dans un dossier qui restera là',
          'Le navigateur lit l’extension dans ce dossier : s’il est déplacé ou supprimé, elle ne fonctionne plus.',
        ],
        [
          'Ouvrez la page des extensions',
          'Tapez chrome://extensions dans la barre d’adresse (edge://extensions dans Edge) et activez le « Mode développeur ».',
        ],
        [
          'Cliquez sur « Charger l’extension non empaquetée »',
          'Choisissez le dossier qui contient manifest.json. Épinglez ensuite l’icône d’Autoscritto avec la pièce de puzzle.',
        ],
        [
          'Sur une annonce : cliquez sur l’icône',
          '« Porter dans Autoscritto » lit la page et ouvre le générateur avec les données de la voiture.',
        ],
        [
          'Dans le formulaire d’un site : prendre et remplir',
          'Ouvrez ici les textes d’une voiture, cliquez sur l’icône et prenez le texte. Cliquez de nouveau dans le formulaire : vous voyez quels champs seront remplis avant qu’ils le soient. C’est vous qui publiez.',
        ],
      ],
      privacy:
        'L’extension ne voit une page que lorsque vous cliquez sur son icône, ne laisse entrer aucun code de l’extérieur et garde le texte pris jusqu’à la fermeture du navigateur.',
    },
  },
  failure: {
    offline:
      'Pas de réponse : la connexion est peut-être coupée. Ce que vous avez saisi reste ici, réessayez.',
    ofPage:
      'Un problème de notre côté a empêché la lecture. La page est toujours ici : réessayez dans un instant.',
  },
  arrival: {
    documentTitle: 'Page en cours d’arrivée',
    waiting: 'En attente de la page',
    reading: 'Lecture de la page',
    nothingTitle: 'La page n’est pas arrivée',
    nothing:
      'Le site isole ses onglets. Revenez à l’annonce et cliquez de nouveau sur le bouton : la page va dans le presse-papiers, puis collez-la ici.',
    signIn: 'Connectez-vous pour que la page soit lue : elle vous attend ici.',
    signInButton: 'Se connecter',
    failed: 'La page est arrivée mais n’a pas été lue. Réessayez dans un instant.',
    signInFirst:
      'La page est trop grande pour vous attendre ici. Connectez-vous, puis revenez à l’annonce et cliquez de nouveau sur le bouton.',
    again: 'Réessayer',
  },
  stock: {
    title: 'Quel véhicule décrivez-vous ?',
    hint: (count) => `Il y en a ${count} dans le fichier.`,
    cut: (count) => `Voici les ${count} premiers : le fichier en contient d’autres.`,
    search: 'Chercher dans le fichier',
    noneFound: 'Aucun véhicule ne correspond.',
    choose: 'Utiliser celui-ci',
    unnamed: 'Sans nom',
  },
  columns: {
    title: 'Que contiennent ces colonnes ?',
    hint: 'Indiquez ce que contient chaque colonne : nous nous en souviendrons pour vos prochains fichiers.',
    unknown: (count) =>
      count === 1
        ? 'Une colonne inconnue : dites ce que c’est'
        : `${count} colonnes inconnues : dites ce que c’est`,
    known: (count) => (count === 1 ? 'Une colonne reconnue' : `${count} colonnes reconnues`),
    whatIs: (header) => `Que contient « ${header} » ?`,
    choose: 'Qu’est-ce que c’est ?',
    readAgain: 'Relire le fichier',
    ignoreRest: 'Les autres sont inutiles',
    notKept: 'Votre réponse n’a pas été enregistrée. Réessayez dans un instant.',
    meanings: {
      ignore: 'Inutile',
      name: 'Marque et modèle ensemble',
      power: 'Puissance en ch',
      powerKw: 'Puissance en kW',
      mileageMiles: 'Kilométrage en miles',
      equipment: 'Équipements',
      notes: 'Notes',
      currency: 'Devise',
    },
  },
  conflict: {
    titleOfOdd: 'Données à vérifier',
    leaveEmpty: 'Laisser vide',
    title: 'La page se contredit',
    hint: 'Choisissez la bonne valeur : elle ira dans le texte.',
    taken: 'retenu',
    from: (source, where) => `${source} : ${where}`,
    unseen: 'Dans le code de la page',
  },
  equipment: {
    title: 'Équipements lus sur la page',
    hint: 'Touchez ceux que la voiture a vraiment : ils vont dans les notes. Les autres sont laissés de côté.',
    more: (count) => `Afficher les ${count} autres`,
    chosen: (count) => `${count} ${items(count)} dans les notes`,
  },
  confidence: { high: 'certain', medium: 'écrit sur la page', low: 'à vérifier' },
  sureness: 'Degré de certitude',
};
