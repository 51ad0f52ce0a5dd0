import { pluralOf } from '../../formats.ts';
import type { DemoDashboardMessages } from './it.ts';

const left = pluralOf('fr', { one: 'description restante', other: 'descriptions restantes' });

export const fr: DemoDashboardMessages = {
  documentTitle: 'Tableau de bord de démonstration',
  failed: 'Les données de la démonstration n’ont pas pu être chargées.',
  bar: {
    title: 'Mode démo',
    text: 'Données d’exemple : rien n’est enregistré ni compté.',
    plans: 'Formule affichée',
    testAi: 'Tester l’IA',
    testing: 'Test en cours',
  },
  answer: { title: 'Réponse du test de l’IA', close: 'Fermer' },
  styles: {
    title: 'Styles disponibles',
    included: 'compris',
    missing: 'non compris',
    unlimited: 'Descriptions illimitées',
    limit: (count) => `Limite : ${count} ${left(count)}`,
    failed: 'Les styles de la formule n’ont pas pu être chargés.',
  },
  read: (car) => `Lire le texte de ${car}`,
  cancel: {
    title: 'Résilier l’abonnement',
    description:
      'Dans votre compte, résilier arrête le renouvellement, et l’assistance répond aux questions. Ceci est une démo : rien ne change.',
  },
  simulated: 'Données d’exemple. Dans la démonstration, l’enregistrement est simulé.',
  login: {
    title: 'Connexion de test',
    text: 'Ceci est un système de test. En production, on se connecte sur la page de connexion externe de la plateforme.',
    submit: 'Se connecter',
    pending: 'Connexion en cours',
    offline: 'Erreur de connexion',
    elsewhere: 'Vous voulez seulement regarder ?',
    dashboard: 'Ouvrir le tableau de bord de démonstration',
  },
};
