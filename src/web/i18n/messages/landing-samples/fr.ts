import type { LandingSamplesMessages } from './it.ts';

export const fr: LandingSamplesMessages = {
  fromListing: 'De l’annonce',
  fromNotes: 'Des notes du vendeur',
  facts: {
    model: 'Voiture',
    year: 'Année',
    mileage: 'Kilométrage',
    engine: 'Moteur',
    transmission: 'Boîte',
    color: 'Couleur',
    doors: 'Portes',
    condition: 'État',
    warranty: 'Garantie',
    price: 'Prix',
  },
  hero: {
    title: 'Le texte persuasif',
    label: 'Exemple',
    hint: 'Une voiture d’exemple, un vrai texte. Touchez les mots soulignés pour voir de quelle donnée ils viennent.',
  },
  examples: {
    title: 'Avant, après',
    lead: 'Une voiture, deux annonces. La première, nous l’avons inventée, mais vous en avez lu beaucoup de semblables. La seconde, Autoscritto l’a écrite à partir des données ci-dessous.',
    before: 'Avant',
    beforeLabel: 'Exemple inventé',
    beforeAd: [
      '*** AFFAIRE À SAISIR *** TOYOTA YARIS HYBRIDE *** TBE !!!',
      'Vends superbe Yaris, TRÈS BON ÉTAT GÉNÉRAL, comme neuve, toujours au garage, aucune rayure, à voir absolument !!',
      'TOUTES OPTIONS\u00a0: ABS, airbag conducteur, airbag passager, ESP, DA, VE, fermeture centralisée, volant réglable, appuie-têtes arrière, prise 12V, caméra, etc. etc.',
      'Prix à débattre. CURIEUX ET PAS SÉRIEUX S’ABSTENIR !!!',
    ],
    after: 'Après',
    afterLabel: 'Style professionnel',
    data: 'Les données de la voiture',
    changes: 'Ce qui a changé',
    notes: {
      first: {
        title: 'On trouve ce que l’on cherche',
        text: 'Le modèle est dans la première phrase, année et kilométrage sont réunis dans une seule.',
      },
      defect: {
        title: 'Le défaut est écrit',
        text: 'La rayure était dans les notes du vendeur. Le texte l’indique avant le prix.',
      },
      tied: {
        title: 'Chaque donnée a sa source',
        text: (claims) =>
          `Le contrôle a trouvé ${claims} affirmations sur la voiture. Toutes sont dans la fiche ou dans les notes.`,
      },
      plain: {
        title: 'Rien à crier',
        text: (words) =>
          `${words} mots, sans «\u00a0affaire à saisir\u00a0» ni «\u00a0comme neuve\u00a0»\u00a0: personne ne peut vérifier l’un ou l’autre.`,
      },
    },
  },
};
