import { optionNames } from '#domain/copywriting/vocabulary/options/fr.ts';
import type { LandingMessages } from './it.ts';

export const fr = {
  documentTitle: 'Autoscritto : des annonces auto écrites à partir des données',
  hero: {
    title: 'L’annonce qui vend, écrite avec les données de votre voiture.',
    lead: 'Collez le lien d’une annonce ou saisissez les données. Tout ce qui est dit de la voiture vient d’une donnée : ce qui n’y est pas, nous ne l’écrivons pas.',
    start: 'Commencer gratuitement',
    demo: 'Essayer la démo',
    free: (descriptions) =>
      descriptions === 1
        ? 'Une description offerte par mois, sans carte bancaire.'
        : `${descriptions} descriptions offertes par mois, sans carte bancaire.`,
    signIn:
      'La connexion se fait sur une page d’authentification sécurisée de la plateforme d’hébergement, distincte de celle-ci.',
  },
  firstText: {
    title: 'Essayez avec une voiture que vous vendez',
    text: 'La marque et le modèle suffisent. Le texte professionnel arrive aussitôt, sans compte, et nous ne gardons rien de la voiture.',
    fuelType: 'Carburant',
    unset: 'Non précisé',
    price: ['Prix en euros', '12 900'],
    fuels: optionNames.fuelType,
    action: 'Écrire le texte',
    pending: 'Rédaction…',
    withoutScripts: 'Pour essayer sur cette page, il faut JavaScript.',
    answerTitle: 'Votre texte',
    empty:
      'Le texte apparaît ici. Il ne dit que ce que vous avez saisi : plus vous donnez de données, plus il a à dire.',
    faults: {
      make: 'Indiquez la marque.',
      model: 'Indiquez le modèle.',
      figure: (example) => `Il faut ici un nombre, par exemple ${example}.`,
    },
    failed: 'Le texte n’est pas arrivé. Vérifiez votre connexion et réessayez.',
    offerTitle: 'Avec un compte gratuit, vous continuez à partir d’ici',
    offer: [
      'Vous enregistrez le texte et le corrigez : pour chaque affirmation, vous voyez la donnée d’où elle vient.',
      'Vous ajoutez équipements, historique et défauts : le texte en parle.',
      'Vous choisissez à qui il s’adresse, et vous l’avez aussi dans les quatre autres langues.',
    ],
    register: 'Continuer avec cette voiture',
  },
  sources: {
    title: 'Lit les annonces des sites que vous utilisez déjà',
    text: 'Collez le lien et la fiche est remplie. Si un site nous refuse l’accès, vous nous confiez la page que vous avez sous les yeux.',
    marketplaces: 'Sites d’annonces',
    makes: 'Marques',
    andMore: 'et les autres de votre parc',
    trademarks: 'Les marques appartiennent à leurs titulaires, sans lien avec nous.',
  },
  how: {
    title: 'Comment ça marche',
    steps: [
      [
        'Ajoutez la voiture',
        'Collez le lien de votre annonce ou remplissez la fiche. Pour chaque donnée, vous voyez où elle a été trouvée.',
      ],
      [
        'Choisissez à qui parler',
        'Client, usage, points forts : quelques choix qui changent vraiment le texte.',
      ],
      ['Publiez', 'Lisez, copiez, collez. Professionnel, persuasif ou Copy Evoluto 5.0, selon la formule.'],
    ],
    time: (seconds) => `Le texte est le plus souvent prêt en moins de ${seconds} secondes.`,
  },
  features: {
    title: 'Un lien ou quatre champs. Tout commence ici.',
    text: (styles, languages) =>
      `Vous obtenez jusqu’à ${styles} textes pour la même voiture, chacun en ${languages} langues.`,
    link: {
      title: 'Importer depuis un lien',
      text: 'Nous lisons l’annonce et remplissons la fiche. Vous vérifiez.',
      label: 'Lien de l’annonce',
      placeholder: 'https://www.exemple.fr/annonce',
      hint: 'La page enregistrée, le texte copié ou une liste en Excel ou CSV conviennent aussi.',
      action: 'Importer l’annonce',
    },
    manual: {
      title: 'Saisie manuelle',
      text: 'Pour la voiture qui vient d’arriver et n’est pas encore en ligne.',
      fields: {
        make: ['Marque', 'Renault'],
        model: ['Modèle', 'Clio'],
        year: ['Année', '2021'],
        mileage: ['Kilomètres', '45 000'],
      },
      action: 'Écrire la description',
    },
    restTitle: 'Ensuite, vous travaillez le texte',
    words: {
      claims: [
        'Chaque affirmation a sa donnée',
        'Dans l’éditeur, vous voyez d’où vient chaque affirmation. Ce qu’aucune donnée n’étaye est signalé avant la publication.',
      ],
      channels: [
        'Adapté à chaque site',
        'Longueur, titre et format selon le site où vous publiez, avec le compteur à côté du texte.',
      ],
      law: [
        'Les mentions que la loi exige',
        'Garantie légale, prix, consommation d’une voiture neuve : proposées selon le véhicule, avec la source et la date.',
      ],
      difference: [
        'Votre parc ne se répète pas',
        'Chaque texte s’écarte des derniers que vous avez écrits : deux voitures proches n’ont pas la même annonce.',
      ],
      languages: [
        'Écrit, pas traduit',
        'La version allemande part des données, avec les mots de ceux qui cherchent une voiture en Allemagne. Il en va de même pour chaque langue.',
      ],
      editing: [
        'Le texte reste le vôtre',
        'Corrigez sur place, verrouillez les phrases à ne pas toucher, faites-en réécrire une seule, revenez à une version précédente.',
      ],
    },
  },
  pricing: {
    startFree: 'Commencer gratuitement',
    guarantee: (days) => `Satisfait ou remboursé pendant ${days} jours`,
    guaranteeText: (days) =>
      `Si, dans les ${days} premiers jours, vous voyez que ce n’est pas pour vous, écrivez-nous : nous vous remboursons.`,
    callTitle: 'Quelle voiture publiez-vous demain ?',
    callText: 'Une adresse e-mail et un mot de passe suffisent. La fiche de la voiture fait le reste.',
    call: 'Créer votre compte',
  },
  questions: {
    title: 'Ce que vous nous demanderiez au téléphone',
    list: [
      [
        'Et si le site ne vous laisse pas lire l’annonce ?',
        'Cela arrive : certains sites bloquent les programmes. Nous vous le disons alors, et il reste d’autres solutions : la page enregistrée depuis votre navigateur, le texte copié, un bouton à garder dans vos favoris, ou la saisie à la main.',
      ],
      [
        'Peut-il écrire quelque chose que la voiture n’a pas ?',
        'Le texte part des données que vous avez confirmées, et il est contrôlé par rapport à elles. Une affirmation qu’aucune donnée n’appuie vous est signalée. Relisez-le quand même : vous connaissez la voiture, et vous répondez de l’annonce.',
      ],
      [
        'Puis-je modifier le texte ?',
        'Oui, mot à mot. Vous pouvez aussi faire réécrire une seule phrase, verrouiller celles que vous gardez et revenir à une version précédente.',
      ],
      [
        'À qui sont les données et les textes ?',
        'Ce que vous saisissez reste à vous. Les textes, vous les utilisez, modifiez et publiez librement, même après avoir résilié.',
      ],
      [
        'Combien ça coûte d’arrêter ?',
        'Rien. Vous résiliez depuis le tableau de bord, vous gardez la formule jusqu’à la fin de la période payée, puis vous passez à la formule gratuite. Vos textes restent dans votre compte.',
      ],
      [
        'Qui écrit les textes ?',
        'Notre propre programme, conçu pour les voitures. L’exploitant du service peut aussi activer un modèle de langage : les données du véhicule et vos notes sont alors envoyées à son fournisseur, et le texte passe par le même contrôle.',
      ],
    ],
  },
} satisfies LandingMessages;
