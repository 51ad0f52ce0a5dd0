import type { WordingsMessages } from '../../wordings-messages.ts';

export const fr: WordingsMessages = {
  title: 'Phrases retenues',
  text: 'Comment vous dites en une phrase les mots que vous tapez souvent dans les notes. Le générateur vous les propose à nouveau ; dans les textes du stock, elles entrent d’elles-mêmes.',
  empty:
    'Aucune pour l’instant. Quand, dans le générateur ou avant d’écrire le stock, vous mettez une phrase à la place d’une note, nous la retenons ici.',
  failed: 'Les phrases n’ont pas pu être chargées.',
  search: 'Chercher dans les phrases',
  notFound: 'Aucune phrase avec ces mots.',
  change: 'Modifier',
  changeOf: (typed) => `Modifier la phrase pour « ${typed} »`,
  sentenceOf: (typed) => `Phrase pour « ${typed} »`,
  save: 'Enregistrer',
  cancel: 'Annuler',
  forget: 'Supprimer',
  forgetOf: (typed) => `Supprimer la phrase pour « ${typed} »`,
  forgotten: 'Phrase supprimée',
  more: (count) => `En montrer ${count} de plus`,
  forgetAll: 'Tout supprimer',
  forgetAllTitle: 'Supprimer toutes les phrases retenues ?',
  forgetAllText: (count) =>
    count === 1
      ? 'Il y en a une. Les textes déjà écrits restent tels quels.'
      : `Il y en a ${count}. Les textes déjà écrits restent tels quels.`,
  keep: 'Les garder',
  allForgotten: 'Phrases supprimées',
};
