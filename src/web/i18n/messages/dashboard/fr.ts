import type { DashboardMessages } from './it.ts';

export const fr: DashboardMessages = {
  subscription: {
    yourPlan: 'Votre formule',
    perMonth: 'par mois',
    perYear: 'par an',
    free: 'Gratuit',
    includes: 'Comprend',
    nextPayment: (amount, date) => `Prochain paiement : ${amount} le ${date}`,
    credit: (amount) => `Avoir pour les prochains paiements : ${amount}`,
    othersTitle: 'Plusieurs abonnements sont en cours',
    other: (plan, price) =>
      `${plan}, ${price}, est aussi en cours. Si vous n’en voulez pas, écrivez à l’assistance : nous y mettrons fin.`,
    endsOn: (date) => `Active jusqu’au ${date}, puis sans renouvellement.`,
    given: 'Activée par l’assistance : elle ne se renouvelle pas automatiquement.',
    cancelledUntil: (date) =>
      `Résiliation confirmée : la formule reste active jusqu’au ${date}, puis vous passez à FREE. Plus rien ne sera débité.`,
    creditStays: (amount) =>
      `Votre avoir de ${amount} n’est pas remboursé automatiquement sur la carte : il reste sur votre compte et sera déduit de la prochaine formule que vous choisissez.`,
    resume: 'Reprendre la formule',
    resuming: 'Reprise de la formule',
    resumed: {
      title: 'La formule continue',
      description: (amount, date) =>
        `Elle se renouvelle automatiquement. Prochain paiement : ${amount} le ${date}.`,
    },
    resumeFailed: {
      title: 'Erreur',
      description: 'La formule n’a pas été reprise. Réessayez dans un instant.',
    },
    changesTo: (plan, cycle, date, amount) =>
      `Vous gardez votre formule complète jusqu’au ${date}. Ce jour-là, vous passez à ${plan} ${cycle} et payez ${amount}.`,
    cycles: { monthly: 'mensuelle', annual: 'annuelle' },
    stayWith: (plan) => `Rester avec ${plan}`,
    staying: 'Annulation du changement',
    stayed: {
      title: 'Le changement est annulé',
      description: (amount, date) => `Prochain paiement : ${amount} le ${date}.`,
    },
    stayFailed: {
      title: 'Erreur',
      description: 'Le changement n’a pas été annulé. Réessayez dans un instant.',
    },
    upgrade: 'Passer à une formule supérieure',
    change: 'Changer de formule',
    cancel: 'Résilier l’abonnement',
    failedTitle: 'Le dernier renouvellement a échoué',
    failedText:
      'Tant qu’il n’est pas payé, les limites de FREE s’appliquent. Vos textes restent à leur place.',
    payNow: 'Payer maintenant',
    blocked: 'Votre compte est suspendu. Écrivez-nous pour le réactiver.',
    failed: 'Votre formule n’a pas pu être chargée.',
    cancelTitle: 'Résilier l’abonnement ?',
    cancelText: (date) =>
      `Le renouvellement s’arrête aussitôt : plus rien ne sera débité. Jusqu’au ${date}, vous utilisez tout ce que vous avez payé et pouvez changer d’avis, puis vous passez à FREE.`,
    cancelTextUnpaid:
      'Le renouvellement en attente est annulé et la formule prend fin aussitôt : vous passez à FREE et plus rien ne sera débité.',
    cancelConfirm: 'Confirmer la résiliation',
    cancelling: 'Arrêt du renouvellement',
    cancelKeep: 'Garder la formule',
    cancelled: {
      title: 'Résiliation confirmée',
      until: (date, email) =>
        `La formule reste active jusqu’au ${date}. Pour toute question, contactez l’assistance : ${email}`,
      atOnce: (email) =>
        `La formule est terminée : plus rien ne sera débité. Pour toute question, contactez l’assistance : ${email}`,
    },
    cancelFailed: {
      title: 'Erreur',
      description: 'La résiliation n’a pas abouti. Réessayez dans un instant.',
    },
    support: 'Assistance',
    supportElite: 'Votre assistance dédiée',
    priority:
      'Avec votre formule, nous répondons d’abord aux messages envoyés par le formulaire quand vous êtes connecté.',
    toForm: 'Écrire par le formulaire',
    guides: 'Inclus dans votre formule',
    training: 'Formation professionnelle',
    strategy: 'Guide des stratégies marketing',
    memberTitle: (owner) => `Vous travaillez dans l’équipe de ${owner}`,
    memberText:
      'Vous partagez la formule, les textes et le quota mensuel de l’équipe. Le titulaire gère la formule.',
    memberRests:
      'Pour l’instant, la formule de la personne qui vous a invité ne comprend pas d’équipe : vous travaillez avec la vôtre. Dès son retour à ELITE, vous reprenez ensemble.',
    leave: 'Quitter l’équipe',
    leaveTitle: 'Quitter l’équipe ?',
    leaveText:
      'Les textes écrits avec l’équipe lui restent. Vous retrouvez votre formule et vos textes d’avant.',
    leaveKeep: 'Rester',
    left: {
      title: 'Vous avez quitté l’équipe',
      description: 'Vous travaillez maintenant avec votre formule.',
    },
    leaveFailed: { title: 'Erreur', description: 'Cela n’a pas fonctionné. Réessayez dans un instant.' },
  },
  team: {
    title: 'Votre équipe',
    places: (taken, all) => `${taken} comptes sur ${all}`,
    text: 'Les personnes invitées travaillent avec votre formule : mêmes textes, même quota.',
    owner: 'Titulaire',
    member: 'Membre',
    invited: (date) => `Invitation valable jusqu’au ${date}`,
    email: 'E-mail de la personne à inviter',
    invite: 'Inviter',
    inviting: 'Envoi de l’invitation',
    rests:
      'Avec votre formule, l’équipe est en pause : chacun travaille avec la sienne. Avec ELITE, vous reprenez ensemble.',
    full: 'L’équipe est au complet. Pour inviter quelqu’un, retirez d’abord un membre ou une invitation.',
    invitedToast: {
      title: 'Invitation envoyée',
      description: (email) => `Nous avons envoyé un message à ${email}.`,
    },
    withdraw: 'Annuler',
    withdrawOf: (email) => `Annuler l’invitation de ${email}`,
    remove: 'Retirer',
    removeOf: (name) => `Retirer ${name} de l’équipe`,
    removeTitle: (name) => `Retirer ${name} ?`,
    removeText:
      'Les textes écrits avec l’équipe restent ici. Cette personne peut continuer avec sa propre formule.',
    keep: 'Annuler',
    failed: 'Votre équipe n’a pas pu être chargée.',
    actionFailed: { title: 'Erreur', description: 'Cela n’a pas fonctionné. Réessayez dans un instant.' },
  },
  billing: {
    title: 'Données de facturation',
    text: 'Elles figurent sur les reçus et les factures.',
    none: 'Vous ne les avez pas encore saisies.',
    add: 'Saisir les données',
    edit: 'Modifier',
    cancel: 'Annuler',
    save: 'Enregistrer',
    saving: 'Enregistrement',
    saved: {
      title: 'Données de facturation mises à jour',
      description: 'Elles figurent désormais sur les reçus et les factures.',
    },
    saveFailed: {
      title: 'Erreur',
      description: 'Les données n’ont pas été enregistrées. Réessayez dans un instant.',
    },
    required: '* obligatoire',
    country: 'Pays',
    wanted: {
      title: 'Votre facture n’a pas encore de nom',
      text: (count) =>
        count === 1
          ? 'Vous avez payé, mais la facture attend vos données. Une minute suffit.'
          : `Vous avez payé, mais ${count} documents attendent vos données. Une minute suffit.`,
    },
    kind: 'Type de client',
    kindBusiness: 'Entreprise',
    kindPrivate: 'Particulier',
    personName: 'Prénom et nom',
    companyName: 'Raison sociale',
    vatNumber: {
      IT: 'N° de TVA (partita IVA)',
      DE: 'N° de TVA (USt-IdNr.)',
      FR: 'N° de TVA',
      ES: 'N° de TVA (NIF-IVA)',
      GB: 'N° de TVA (VAT)',
    },
    fiscalCode: 'Code fiscal (codice fiscale)',
    sdiCode: 'Code SDI',
    sdiHint: 'Sept caractères. Sans code ni PEC, la facture arrive dans votre « cassetto fiscale ».',
    billingPec: 'PEC',
    billingAddress: 'Adresse',
    billingCity: 'Ville',
    billingProvince: 'Province',
    provinceHint: 'Le sigle, par exemple BA.',
    billingPostalCode: {
      IT: 'Code postal (CAP)',
      DE: 'Code postal',
      FR: 'Code postal',
      ES: 'Code postal',
      GB: 'Code postal',
    },
    billingPhone: 'Téléphone',
    countries: { IT: 'Italie', DE: 'Allemagne', FR: 'France', ES: 'Espagne', GB: 'Royaume-Uni' },
    memberText: 'Le titulaire de l’équipe s’occupe de ses factures.',
  },
  receipts: {
    title: 'Reçus',
    empty: 'Vous trouverez ici les reçus de vos paiements.',
    failed: 'Les reçus n’ont pas pu être chargés.',
    number: 'Numéro',
    date: 'Date',
    what: 'Pour',
    amount: 'Montant',
    refund: 'Avoir',
    open: (number) => `Ouvrir le reçu ${number}`,
    pdf: 'PDF',
    pdfOf: (number) => `Télécharger le reçu ${number} en PDF`,
    xml: 'XML',
    xmlOf: (number) => `Télécharger la facture électronique du reçu ${number}`,
  },
  receipt: {
    documentTitle: 'Reçu',
    back: 'Retour à la facturation',
    print: 'Imprimer',
    missing: 'Ce reçu n’existe pas. Les vôtres sont dans Facturation.',
    failed: 'Le reçu n’a pas pu être chargé.',
  },
};
