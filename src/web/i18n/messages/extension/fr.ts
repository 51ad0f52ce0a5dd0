import type { ExtensionMessages } from '../../extension-messages.ts';

export const fr: ExtensionMessages = {
  closed:
    'Le navigateur ne laisse pas lire cette page. Ouvrez une annonce ou le formulaire d’un site, puis cliquez de nouveau sur l’icône.',
  ours: {
    none: 'Il n’y a pas de texte de voiture ici. Ouvrez les textes d’une voiture, cliquez sur « Modifier », puis de nouveau sur l’icône.',
    shown: (place) => `Le texte affiché, pour ${place}`,
    against: 'Le texte contredit les données de la voiture :',
    take: 'Prendre ce texte',
    takeAnyway: 'Le prendre quand même',
    taken: (place) =>
      `C’est fait. Ouvrez maintenant le formulaire de ${place} et cliquez de nouveau sur l’icône.`,
  },
  kept: {
    title: 'Texte prêt',
    writtenFor: (place) => `Écrit pour ${place}`,
    forget: 'Retirer',
    none: 'Vous voulez remplir le formulaire d’un site ? Ouvrez d’abord les textes de la voiture dans Autoscritto et cliquez là sur l’icône.',
  },
  handOver: {
    button: 'Porter dans Autoscritto',
    hint: 'Lit l’annonce affichée et ouvre le générateur avec les données de la voiture. Aucune requête ne part vers le site.',
    copied: 'Le site sépare ses onglets. La page est dans le presse-papiers : collez-la dans Autoscritto.',
    copyFailed:
      'La page n’est pas dans le presse-papiers. Sélectionnez tout, copiez et collez dans Autoscritto.',
    open: 'Ouvrir le générateur',
  },
  form: {
    title: 'Remplir le formulaire',
    none: 'Cette page n’a pas de champ pour le titre ou la description d’une annonce.',
    kinds: { title: 'Titre', description: 'Description' },
    notFound: {
      title: 'Pas de champ pour le titre : il ouvre la description.',
      description: 'Pas de champ pour la description.',
    },
    which: 'Quel champ ? Survolez-en un pour le voir dans la page.',
    leaveOut: 'Aucun',
    unnamed: 'Champ sans nom',
    replaces: 'Il contient déjà un texte : il sera remplacé.',
    tooLong: (most, length) =>
      `Il accepte ${most} caractères et le texte en a ${length} : il reste tel quel. Choisissez le bon site dans Autoscritto.`,
    same: 'Le titre et la description ne peuvent pas aller dans le même champ.',
    fill: 'Remplir',
    promise: 'Écrit seulement dans ces champs et n’envoie rien.',
    outcomes: {
      filled: (field, length) => `${field} : ${length} caractères`,
      other: (field) => `${field} : la page a changé le texte. Vérifiez-le.`,
      gone: (field) => `${field} : le champ n’est plus là. Cliquez de nouveau sur l’icône.`,
    },
    nothingSent: 'Rien n’a été envoyé : vérifiez les champs entourés et publiez vous-même.',
  },
};
