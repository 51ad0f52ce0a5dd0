import type { LegalMessages } from './it.ts';

export const fr: LegalMessages = {
  back: 'Retour à l’accueil',
  contents: 'Sommaire',
  print: 'Imprimer',
  version: (version, date) => `Version ${version} du ${date}`,
  binding: 'Ceci est une traduction. Le texte italien fait foi.',
  readBinding: 'Lire le texte italien',
  operator: {
    sample: 'Ceci est une démonstration : les données de la société sont fictives.',
    unknown:
      'Les données de la société n’ont pas encore été saisies dans cette installation. Vous les trouverez sur chaque reçu.',
    failed:
      'Les données de la société ne peuvent pas être chargées pour le moment. Vous les trouverez sur chaque reçu.',
    loading: 'Chargement des données de la société',
    company: 'Société',
    address: 'Siège',
    vatNumber: 'Numéro de TVA',
    fiscalCode: 'Code fiscal',
    email: 'Adresse e-mail',
  },
  recipients: {
    title: 'Sur ce site, aujourd’hui',
    payments: 'Paiements',
    mail: 'Envoi des e-mails',
    languageModel: 'Modèle de langage',
    stripe: 'Stripe',
    simulation: 'Simulés : aucune donnée ne sort',
    noPayments: 'Personne : le paiement n’est pas possible',
    hasMail: 'Un serveur de messagerie externe',
    noMail: 'Personne : aucun e-mail n’est envoyé',
    hasModel: 'Utilisé',
    noModel: 'Aucun : c’est notre programme qui rédige les textes',
  },
};
