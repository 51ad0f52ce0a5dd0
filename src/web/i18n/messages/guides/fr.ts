import type { GuidesMessages } from '../../guides-messages.ts';

export const fr: GuidesMessages = {
  titles: {
    training: 'Écrire des annonces qui vendent',
    strategy: 'Guide de stratégie marketing',
  },
  back: 'Retour au tableau de bord',
  contents: 'Sommaire',
  print: 'Imprimer',
  before: 'Avant',
  after: 'Après',
  toDo: 'À faire',
  progress: (done, all) => `${done} points faits sur ${all}`,
  keptHere: 'Les coches restent sur cet appareil.',
  readOther: 'À lire aussi',
  failed: 'Le guide n’a pas pu être chargé',
  upsell: {
    badge: 'Formule ELITE',
    training:
      'Ce que l’acheteur regarde, quels faits donner et avec quels mots : titres site par site, photos dans l’ordre, défauts bien présentés, la loi en bref, la réponse au premier message.',
    strategy:
      'Quelle voiture mettre en avant et où, quand ajuster le prix, que faire chaque semaine et un plan de quatre-vingt-dix jours, mesuré avec les chiffres de votre garage.',
    inBoth: 'Neuf chapitres avec des exemples avant et après et des listes à cocher, à lire ou à imprimer.',
    withElite:
      'Ce guide fait partie de la formule ELITE, avec les trois styles de texte et jusqu’à cinq comptes.',
    ofOwner: 'La formule de votre équipe relève du titulaire : demandez-lui de passer à ELITE.',
    button: 'Voir les formules',
  },
};
