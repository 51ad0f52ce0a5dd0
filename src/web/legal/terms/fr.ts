import type { TermsText } from './terms-text.ts';

export const fr: TermsText = {
  title: 'Conditions d’utilisation',
  lead: 'Les conditions auxquelles vous utilisez Autoscritto : ce que nous vous donnons, ce que cela coûte, comment résilier et ce que nous attendons de vous.',
  sections: {
    operator: {
      title: 'Avec qui vous contractez',
      blocks: [
        'Autoscritto est exploité par une société établie à Bari, en Italie. Voici ses données, telles qu’elles figurent dans la configuration de ce site.',
        { insert: 'operator' },
        'Le contrat naît quand vous ouvrez le compte ou, si vous payez avant d’en avoir un, quand le paiement réussit. En utilisant le service, vous acceptez ces conditions. La façon dont nous traitons les données est décrite dans la [politique de confidentialité](/privacy-policy).',
      ],
    },
    service: {
      title: 'Ce que fait le service',
      blocks: [
        'Autoscritto rédige des textes de vente pour des véhicules, à partir d’une annonce que vous indiquez ou de données que vous saisissez. Il s’adresse aux concessionnaires, aux garages et aux vendeurs, y compris particuliers.',
        'Les textes sont générés automatiquement. Autoscritto relie les affirmations aux données d’où elles viennent et signale celles qu’il n’y trouve pas, mais il ne connaît pas le véhicule : lisez et vérifiez avant de publier. Nous ne promettons aucun nombre de contacts ou de ventes.',
      ],
    },
    account: {
      title: 'Votre compte',
      blocks: [
        'Vous ouvrez le compte par un lien que nous vous envoyons par e-mail, ou en entrant par un service qui confirme votre e-mail. Les données que vous indiquez doivent être vraies et les vôtres. Gardez le mot de passe secret : vous répondez de ce qui est fait avec votre compte, sauf si vous nous avez prévenus que quelqu’un d’autre l’utilise.',
        'Qui ouvre un compte pour une entreprise déclare pouvoir l’engager.',
      ],
    },
    plans: {
      title: 'Formules et prix',
      blocks: [
        'Ce que chaque formule comprend et ce qu’elle coûte, au mois ou à l’année, figure sur la [page des formules](/subscribe). La formule gratuite ne demande pas de carte. La limite mensuelle se compte par mois civil ; ce que vous n’utilisez pas ne passe pas au mois suivant.',
        'Les prix sont en euros et comprennent la TVA lorsqu’elle est due. Pour chaque paiement, vous trouvez un reçu dans le tableau de bord ; la facture suit les données de facturation que vous saisissez.',
        'Un nouveau prix ne vaut pour qui a déjà une formule qu’après un préavis de 30 jours, et à partir du renouvellement suivant.',
      ],
    },
    payment: {
      title: 'Paiement et renouvellement',
      blocks: [
        'Vous payez d’avance, par carte, par un prestataire de paiement. Lui seul voit le numéro de la carte.',
        'La formule se renouvelle d’elle-même, chaque mois ou chaque année selon votre choix, jusqu’à ce que vous la résiliiez. Si un renouvellement échoue, nous vous le disons : tant qu’il n’est pas payé, les limites de la formule gratuite s’appliquent, et vos textes restent où ils sont.',
        'Si vous contestez un paiement auprès de votre banque, les droits de ce paiement sont suspendus tant que la contestation est ouverte.',
      ],
    },
    switching: {
      title: 'Changer de formule',
      blocks: [
        'Vous pouvez changer de formule, ou passer du mensuel à l’annuel, quand vous voulez. Avant de confirmer, vous voyez ce que vous payez : le temps non utilisé de la formule précédente est déduit, et ce qui reste compte pour les paiements suivants. Une formule inférieure vaut à la fin du temps déjà payé, sauf si vous la demandez tout de suite ; d’ici là, vous pouvez changer d’avis.',
      ],
    },
    cancellation: {
      title: 'Résiliation',
      blocks: [
        'Vous résiliez quand vous voulez, sans motif et sans frais : dans le tableau de bord avec « Résilier l’abonnement », qui arrête aussitôt le renouvellement, ou en nous écrivant. Nous vous confirmons par e-mail jusqu’à quand la formule reste active.',
        'Jusqu’à la fin de la période déjà payée, vous utilisez tout et pouvez reprendre la formule ; ensuite vous passez à la formule gratuite et ne payez plus rien. Si vous choisissez avant une autre formule, celle-ci se renouvelle. Si vous résiliez alors qu’un renouvellement est en attente, il n’est plus débité et la formule prend fin aussitôt. Vos textes restent dans votre compte.',
      ],
    },
    refunds: {
      title: 'Garantie de 30 jours et remboursements',
      blocks: [
        'Dans les 30 premiers jours à compter de votre premier paiement d’une formule, vous pouvez demander la restitution de ce que vous avez payé. Il suffit de nous écrire dans ce délai. Vous n’avez pas à dire pourquoi, et peu importe que vous ayez déjà utilisé le service : nous rendons tout sur la même carte et la formule prend fin.',
        'Passé ces 30 jours, les services déjà utilisés ne sont pas remboursés. Cela vaut pour la période en cours et pour les périodes passées, renouvellements compris : qui résilie utilise la formule jusqu’à la fin de ce qui est payé.',
        'Restent toujours dus les remboursements que la loi impose, ceux d’un débit erroné et celui du temps non utilisé si c’est nous qui fermons le service.',
      ],
    },
    consumers: {
      title: 'Si vous achetez comme particulier',
      blocks: [
        'Si vous êtes un consommateur, vous avez 14 jours à compter de la conclusion du contrat pour vous rétracter sans motif (art. 52 à 59 du décret législatif italien 206/2005). La garantie de 30 jours est plus large et comprend ce droit : utilisez-la, et nous rendons tout.',
        'Rien dans ces conditions n’enlève les droits que la loi donne aux consommateurs, y compris la garantie légale de conformité des services numériques.',
      ],
    },
    data: {
      title: 'Vos données et les annonces importées',
      blocks: [
        'Ce que vous saisissez reste à vous. Vous nous permettez de le conserver et de le traiter autant qu’il faut pour fournir le service, et rien de plus.',
        'N’importez que des annonces à vous ou que vous avez le droit d’utiliser, et respectez les conditions des sites d’où vous les prenez. Ne saisissez pas de données d’autres personnes si elles ne sont pas nécessaires.',
        'Vous répondez des textes que vous publiez : les données du véhicule, le prix et les mentions que la loi exige dans les annonces doivent être justes.',
      ],
    },
    texts: {
      title: 'À qui sont les textes',
      blocks: [
        'Les textes que vous générez, vous pouvez les utiliser, les modifier et les publier librement, aussi à des fins commerciales et aussi après la fin du contrat. Pour des véhicules semblables, d’autres peuvent recevoir des phrases semblables. Le programme, la marque, la présentation et les guides restent à nous.',
      ],
    },
    conduct: {
      title: 'Ce qui n’est pas permis',
      blocks: [
        {
          list: [
            'utiliser le service pour des annonces fausses, trompeuses ou illégales ;',
            'contourner les limites d’une formule ou partager un compte entre plusieurs personnes hors d’une équipe ;',
            'interroger le service par des programmes, sauf pour ses propres annonces et dans une mesure raisonnable ;',
            'chercher à atteindre les données d’autrui, ou perturber le service ;',
            'revendre le service comme le sien sans accord avec nous.',
          ],
        },
      ],
    },
    team: {
      title: 'Équipes',
      blocks: [
        'Avec la formule ELITE travaillent jusqu’à 5 comptes, le vôtre compris. Formule, décompte et textes sont au titulaire de l’équipe, qui répond de ce que font les membres. Qui quitte l’équipe revient à sa propre formule ; les textes rédigés avec l’équipe restent à l’équipe.',
      ],
    },
    availability: {
      title: 'Fonctionnement et assistance',
      blocks: [
        'Nous faisons ce que nous pouvons pour que le service fonctionne toujours, sans pouvoir le garantir sans interruption : l’entretien, les pannes et les sites d’autrui peuvent en arrêter une partie. Si un site ne nous laisse pas lire une annonce, vous pouvez apporter la page vous-même ou saisir les données.',
        'L’assistance répond par e-mail, avec la priorité prévue par votre formule.',
      ],
    },
    liability: {
      title: 'Responsabilité',
      blocks: [
        'Notre responsabilité totale envers vous est limitée au montant que vous nous avez payé dans les 12 derniers mois avant le fait. Nous ne répondons pas de ventes manquées, de gains perdus et de dommages indirects, ni de ce que décident les sites où vous publiez.',
        'Ces limites ne valent pas en cas de dol et de faute lourde (art. 1229 du code civil italien), de dommages aux personnes et là où la loi ne les admet pas, en particulier envers les consommateurs.',
      ],
    },
    ending: {
      title: 'Suspension et fin',
      blocks: [
        'Vous pouvez fermer le compte quand vous voulez, dans votre profil ou en nous écrivant. Nous pouvons le suspendre si vous violez ces conditions ou mettez en danger le service ou autrui ; nous vous disons pourquoi et, s’il est possible d’y remédier, vous en laissons le temps. Nous pouvons fermer le service avec un préavis de 30 jours, en rendant le temps payé et non utilisé.',
        'Ce qui reste des données après la fermeture est écrit dans [RGPD et vos droits](/gdpr#deletion).',
      ],
    },
    changes: {
      title: 'Modification des conditions',
      blocks: [
        'Nous pouvons modifier ces conditions pour des motifs sérieux : une loi, la sécurité, un service nouveau ou modifié. Nous vous le disons par e-mail et ici avec un préavis de 30 jours. Si vous n’êtes pas d’accord, vous pouvez mettre fin au contrat avant qu’elles s’appliquent, sans frais et avec le remboursement du temps payé et non utilisé. Si vous continuez à utiliser le service, elles s’appliquent après ce délai.',
      ],
    },
    law: {
      title: 'Loi et tribunal',
      blocks: [
        'La loi italienne s’applique. Pour tout litige, le tribunal de Bari est compétent. Si vous êtes un consommateur, le juge du lieu où vous vivez est compétent, et la protection obligatoire de votre pays demeure.',
        'Écrivez-nous avant un procès : nous cherchons une solution.',
      ],
    },
    language: {
      title: 'Langue et validité',
      blocks: [
        'Ces conditions sont rédigées en italien ; les autres langues sont des traductions de commodité. Si elles diffèrent, le texte italien fait foi. Si une clause n’est pas valable, les autres demeurent.',
      ],
    },
  },
};
