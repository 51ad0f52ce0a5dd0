import type { OwnDataMessages } from './it.ts';

export const fr: OwnDataMessages = {
  notices: {
    label: 'Avis sur votre compte',
    leaving: (date: string) => `Votre compte sera supprimé le ${date}.`,
    leavingText: 'Jusqu’à ce jour, vous pouvez télécharger vos données ou changer d’avis.',
    consentFirst: 'Nous vous demandons une fois d’accepter les {terms} et de lire la {privacy}.',
    consentChanged: (version: string, date: string) =>
      `Les {terms} et la {privacy} ont une nouvelle version, la ${version}. Elle s’applique à vous dès le ${date}.`,
    terms: 'conditions d’utilisation',
    privacy: 'politique de confidentialité',
    accept: 'J’accepte',
    accepting: 'Enregistrement',
    later: 'Plus tard',
    accepted: { title: 'Merci', description: 'Nous avons noté votre accord.' },
    acceptFailed: { title: 'Erreur', description: 'Ce n’est pas enregistré. Réessayez plus tard.' },
  },
  keep: {
    button: 'Garder mon compte',
    pending: 'Un instant',
    kept: {
      none: { title: 'Votre compte est conservé', description: 'Il ne sera pas supprimé.' },
      resumed: {
        title: 'Votre compte est conservé',
        description: 'Votre formule se renouvelle aussi à nouveau.',
      },
      ended: {
        title: 'Votre compte est conservé',
        description: 'Votre formule a pris fin entre-temps : choisissez-la à nouveau si besoin.',
      },
      unknown: {
        title: 'Votre compte est conservé',
        description:
          'Le service de paiement ne répond pas : vérifiez plus tard dans Abonnement si la formule se renouvelle, sinon écrivez-nous.',
      },
    },
    failed: { title: 'Erreur', description: 'Cela n’a pas été possible. Réessayez plus tard.' },
  },
  download: {
    title: 'Vos données',
    text: 'Téléchargez en une seule archive tout ce que nous conservons sur vous : textes, versions, factures, sessions, consentements.',
    open: 'Télécharger vos données',
    submit: 'Préparer et télécharger',
    pending: 'Un instant',
    cancel: 'Annuler',
    started: {
      title: 'Téléchargement lancé',
      description: 'Avec beaucoup de textes, il peut durer quelques minutes.',
    },
    passwordHint: 'Par sécurité : tout est dans l’archive.',
    agreed: {
      terms: (version: string, date: string) =>
        `Conditions d’utilisation, version ${version} : acceptées le ${date}`,
      privacy: (version: string, date: string) =>
        `Politique de confidentialité, version ${version} : lue le ${date}`,
    },
    notAgreed: 'Vous n’avez pas encore accepté les conditions d’utilisation.',
    failed: 'Cette partie n’a pas pu être chargée.',
  },
  proofByProvider:
    'Vous n’avez pas de mot de passe : par sécurité, il faut vous être connecté dans les dix dernières minutes. Sinon, déconnectez-vous et reconnectez-vous.',
  deletion: {
    title: 'Supprimer le compte',
    text: (days: number) =>
      `Le compte est supprimé après ${days} jours. D’ici là, vous pouvez changer d’avis.`,
    open: 'Supprimer le compte',
    question: 'Supprimer le compte ?',
    texts: 'Descriptions, traductions, versions et analyses disparaissent pour toujours.',
    renewals:
      'Dès maintenant, aucun renouvellement n’est débité. Ce que vous avez payé reste à vous jusqu’à la fin de la période, ou jusqu’à la suppression.',
    documents: (years: number) =>
      `Les reçus et factures sont conservés ${years} ans, comme la loi l’exige. Rien d’autre n’est conservé.`,
    team: 'Les personnes de votre équipe reviennent à leur propre formule et reçoivent un e-mail.',
    member: 'Ce que vous avez écrit dans l’équipe reste à son titulaire, qui reçoit un e-mail.',
    email: 'Votre e-mail, pour confirmer',
    emailMissing: 'Saisissez l’e-mail de ce compte.',
    submit: (days: number) => `Supprimer dans ${days} jours`,
    pending: 'Un instant',
    keep: 'Garder le compte',
    planned: {
      title: 'Suppression prévue',
      description: 'Un e-mail vous explique comment l’annuler.',
    },
    due: (date: string) => `Suppression prévue le ${date}.`,
  },
};
