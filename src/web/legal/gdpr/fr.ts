import type { GdprText } from './gdpr-text.ts';

export const fr: GdprText = {
  title: 'RGPD et vos droits',
  lead: 'Comment exercer vos droits sur vos données personnelles, en combien de temps nous répondons et ce que nous faisons si quelque chose tourne mal. Les données que nous traitons sont décrites dans la politique de confidentialité.',
  sections: {
    roles: {
      title: 'Qui répond de quoi',
      blocks: [
        'Pour les données de votre compte, de la facturation et des messages que vous nous envoyez, le responsable du traitement est la société qui exploite Autoscritto :',
        { insert: 'operator' },
        'Si vous saisissez dans les données d’un véhicule ou dans les notes des données d’autres personnes, par exemple d’un client, vous en êtes le responsable et nous sommes le sous-traitant qui les traite pour votre compte. La section [Accord pour les concessionnaires](#processing) s’applique alors.',
      ],
    },
    principles: {
      title: 'Comment le produit est fait',
      blocks: [
        {
          list: [
            'Peu de données : pour un texte, il faut celles du véhicule, pas celles des personnes.',
            'Coordonnées retirées : des annonces lues et des notes envoyées à un modèle de langage, nous retirons les noms, téléphones, e-mails et plaques que le programme reconnaît.',
            'Aucun suivi : seulement des cookies techniques, aucun service de statistique ou de publicité.',
            'Les cartes jamais chez nous : seul le prestataire de paiement voit le numéro.',
            'Durées fixées : chaque donnée a la sienne, écrite dans la [politique de confidentialité](/privacy-policy#retention).',
          ],
        },
      ],
    },
    rights: {
      title: 'Vos droits',
      blocks: [
        {
          list: [
            'Accès (art. 15) : savoir quelles données vous concernant nous traitons, et en avoir copie.',
            'Rectification (art. 16) : faire corriger celles qui sont fausses ou incomplètes.',
            'Effacement (art. 17) : faire supprimer le compte et les données que la loi ne nous oblige pas à garder.',
            'Limitation (art. 18) : faire suspendre l’usage d’une donnée pendant qu’on en discute.',
            'Notification (art. 19) : faire connaître une correction ou un effacement à qui a reçu la donnée.',
            'Portabilité (art. 20) : recevoir les données que vous nous avez données dans un format lisible par une machine, ou les faire passer à un autre service.',
            'Opposition (art. 21) : refuser un traitement fondé sur notre intérêt légitime.',
            'Décisions automatisées (art. 22) : nous n’en prenons aucune à votre sujet. Le programme rédige des textes sur des véhicules, il ne juge pas des personnes.',
          ],
        },
      ],
    },
    yourself: {
      title: 'Ce que vous pouvez faire tout de suite',
      blocks: [
        'Beaucoup se fait sans nous écrire :',
        {
          list: [
            'corriger votre nom et vos données de facturation dans le tableau de bord ;',
            'changer le mot de passe et fermer les sessions ouvertes sur d’autres appareils ;',
            'copier, télécharger et supprimer chaque description dans l’historique ;',
            'télécharger reçus et factures ;',
            'quitter une équipe, ou retirer quelqu’un de la vôtre ;',
            'télécharger toutes vos données en une archive, et supprimer le compte, dans votre profil.',
          ],
        },
      ],
    },
    requests: {
      title: 'Comment demander le reste',
      blocks: [
        'Écrivez à l’e-mail en haut de cette page, de préférence depuis l’adresse de votre compte, et dites quel droit vous voulez exercer. Il n’y a pas de formulaire et cela ne coûte rien.',
        'Nous répondons dans les 30 jours suivant la réception de la demande. Si elle est complexe, ou si les demandes sont nombreuses, cela peut aller jusqu’à 90 jours : dans ce cas nous vous le disons, avec le motif, dans les 30 premiers.',
        'Si nous ne sommes pas sûrs que c’est bien vous, nous demandons une confirmation depuis l’e-mail du compte. Nous ne pouvons refuser une demande que si elle est manifestement infondée ou excessive, et nous vous expliquons pourquoi.',
      ],
    },
    deletion: {
      title: 'Ce qui se passe si vous supprimez votre compte',
      blocks: [
        {
          list: [
            'Descriptions, traductions, versions, notes et sessions sont supprimées avec le compte.',
            'Si vous le demandez, le compte est supprimé après 30 jours : d’ici là, vous pouvez changer d’avis dans votre profil.',
            'Un compte sans formule payante auquel personne ne se connecte pendant 2 ans est supprimé, avec un avis par e-mail 30 jours avant.',
            'Le prestataire de paiement efface aussi le client et sa carte ; les paiements effectués restent.',
            'Reçus, avoirs et données de facturation restent 10 ans, parce que la loi l’exige (art. 2220 du code civil italien).',
            'Les journaux d’accès sont effacés après 12 mois.',
          ],
        },
        'Une formule payante ne se renouvelle plus dès que vous demandez la suppression : voir les [conditions d’utilisation](/terms-of-service#cancellation).',
      ],
    },
    processing: {
      title: 'Accord pour les concessionnaires',
      blocks: [
        'Quand nous traitons pour votre compte des données personnelles que vous saisissez (art. 28 du RGPD), voici les engagements. Ils valent pour la durée du contrat et en font partie.',
        {
          list: [
            'Objet : conserver et traiter les données des véhicules, les notes et les textes que vous saisissez. Cela concerne les personnes que vous nommez dans les notes.',
            'Instructions : nous ne les traitons que pour fournir le service et sur votre instruction documentée, c’est-à-dire les commandes que vous donnez dans le produit.',
            'Confidentialité : n’y accède que qui le doit, et cette personne est tenue au secret.',
            'Sécurité : nous appliquons les mesures de l’art. 32 décrites dans la [politique de confidentialité](/privacy-policy#security).',
            'Autres sous-traitants : vous autorisez ceux cités ci-dessous. Nous annonçons tout changement avec un préavis de 30 jours, et vous pouvez vous y opposer.',
            'Aide : nous vous assistons pour les demandes des personnes concernées, les violations et les analyses d’impact.',
            'Fin : à la fermeture du compte, les données sont supprimées ; avant, vous pouvez les télécharger.',
            'Contrôles : nous vous donnons les informations qui montrent que nous tenons ces engagements.',
          ],
        },
      ],
    },
    recipients: {
      title: 'Qui travaille pour nous',
      blocks: [
        'Peuvent traiter des données pour notre compte : le prestataire de paiement, le serveur de messagerie, qui héberge nos serveurs et, seulement s’il est activé, le fournisseur d’un modèle de langage.',
        { insert: 'recipients' },
        'Ce que chacun reçoit est écrit dans la [politique de confidentialité](/privacy-policy#recipients).',
      ],
    },
    breaches: {
      title: 'En cas de violation',
      blocks: [
        {
          list: [
            'Dans les 24 heures suivant la détection d’un incident, nous évaluons ce qui s’est passé, quelles données et combien de personnes il concerne, et nous arrêtons le dommage.',
            'Dans les 72 heures après en avoir pris connaissance, nous notifions la violation à l’autorité italienne de protection des données, sauf si un risque pour les personnes est improbable (art. 33).',
            'Si le risque pour vous est élevé, nous vous le disons sans retard, en mots simples : ce qui s’est passé, ce qui peut en résulter, ce que nous faisons et ce que vous avez intérêt à faire (art. 34).',
            'Si nous traitons les données pour votre compte, nous vous prévenons sans retard, pour que vous puissiez respecter vos propres délais.',
            'Chaque violation est inscrite dans un registre, même si elle n’est pas à notifier.',
          ],
        },
        'Si vous remarquez quelque chose d’étrange, écrivez tout de suite à l’e-mail en haut de cette page.',
      ],
    },
    complaint: {
      title: 'Si vous n’êtes pas satisfait',
      blocks: [
        'Vous pouvez introduire une réclamation auprès de l’autorité italienne, le Garante per la protezione dei dati personali (garanteprivacy.it), ou de l’autorité du pays où vous vivez, travaillez ou dans lequel la violation a eu lieu (art. 77), et vous pouvez saisir un juge (art. 79). Nous vous demandons de nous écrire d’abord : souvent cela suffit.',
      ],
    },
    changes: {
      title: 'Modifications',
      blocks: [
        'Quand nous modifions cette page, nous le disons ici et par e-mail à toute personne ayant un compte, avec un préavis de 30 jours. La version et la date figurent toujours en haut.',
      ],
    },
  },
};
