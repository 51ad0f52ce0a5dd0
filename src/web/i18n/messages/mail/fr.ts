import type { MailMessages } from '../../mail-messages.ts';

export const fr: MailMessages = {
  documentTitle: 'Boîte de réception de la démo',
  title: 'Boîte de réception de la démo',
  intro:
    'Cette page remplace les vraies boîtes mail : en mode démo, les e-mails se lisent ici, avec leurs liens.',
  back: 'Retour à l’accueil',
  refresh: 'Actualiser',
  onlyTo: (to: string) => `Seulement les e-mails pour ${to}`,
  showAll: 'Tout afficher',
  list: 'E-mails, du plus récent au plus ancien',
  backToList: 'Retour aux e-mails',
  to: (to: string) => `À ${to}`,
  sent: 'Cet e-mail a vraiment été envoyé, ou n’a pas été accepté : son texte n’est pas conservé.',
  empty: 'Aucun e-mail pour l’instant',
  emptyHint:
    'Inscrivez-vous ou demandez un nouveau mot de passe : l’e-mail apparaît ici en quelques secondes.',
  failed: 'Les e-mails n’ont pas pu être chargés : vérifiez votre connexion. Réessayez dans un instant.',
};
