import type { PrivacyText } from './privacy-text.ts';

export const fr: PrivacyText = {
  title: 'Politique de confidentialité',
  lead: 'Quelles données nous traitons quand vous utilisez Autoscritto, pourquoi, combien de temps et qui d’autre les voit. Nous ne faisons pas de publicité, ne suivons personne et ne vendons aucune donnée.',
  sections: {
    controller: {
      title: 'Qui traite vos données',
      blocks: [
        'Le responsable du traitement au sens du règlement (UE) 2016/679 (RGPD) est la société établie à Bari, en Italie, qui exploite Autoscritto. Voici ses données, telles qu’elles figurent dans la configuration de ce site.',
        { insert: 'operator' },
        'Pour toute question sur vos données, écrivez à l’adresse e-mail ci-dessus.',
      ],
    },
    data: {
      title: 'Quelles données nous traitons',
      blocks: [
        'Nous ne traitons que ce qu’il faut pour que le service fonctionne. Presque tout vient de vous.',
        {
          list: [
            'Compte : prénom, nom, e-mail, langue, formule, rôle. Le mot de passe n’est conservé que sous forme d’empreinte (scrypt) : personne ne peut le lire.',
            'Connexion par un autre service, si vous la choisissez : l’identifiant que ce service vous attribue, l’e-mail vérifié et le nom.',
            'Sessions : adresse IP, type de navigateur, début et fin. Vous les voyez dans votre profil et pouvez les fermer.',
            'Facturation : raison sociale, numéro de TVA, code fiscal italien, code SDI ou PEC, adresse, téléphone.',
            'Paiements : formule, montants, dates, état et les identifiants que le prestataire de paiement donne au client et à l’abonnement. Le numéro de carte ne nous parvient jamais.',
            'Travail : les données des véhicules, vos choix et vos notes, les textes, les traductions, les versions précédentes, les phrases fixes et retenues et le nombre de descriptions utilisées dans le mois.',
            'Équipe : qui travaille avec quelle formule, et les e-mails des personnes invitées.',
            'Messages : ce que vous nous écrivez par le formulaire de contact (nom, e-mail, téléphone si vous l’indiquez, objet, texte) et les e-mails que nous vous envoyons.',
            'Consentements : quelle version des conditions et de cette politique vous avez acceptée ou lue, dans quelle langue et quand.',
          ],
        },
        'Nous ne demandons pas de catégories particulières de données (art. 9 du RGPD) : n’en écrivez pas dans les notes ni dans les messages.',
      ],
    },
    purposes: {
      title: 'Pourquoi nous les traitons',
      blocks: [
        {
          head: ['Finalité', 'Base juridique'],
          rows: [
            [
              'Ouvrir le compte, vous connecter, rédiger et conserver les textes, gérer formule et équipe',
              'Contrat : art. 6, par. 1, point b',
            ],
            ['Encaisser, rembourser, émettre reçus et factures', 'Contrat : art. 6, par. 1, point b'],
            ['Conserver les documents fiscaux', 'Obligation légale : art. 6, par. 1, point c'],
            ['Répondre à qui nous écrit', 'Mesures avant le contrat et contrat : art. 6, par. 1, point b'],
            [
              'Protéger le service : limites aux tentatives, journaux d’accès, défense contre les abus',
              'Intérêt légitime à la sécurité : art. 6, par. 1, point f',
            ],
            [
              'Constater ou défendre un droit après la fin du contrat',
              'Intérêt légitime à la protection de nos droits : art. 6, par. 1, point f',
            ],
          ],
        },
        'L’e-mail et les données de connexion sont nécessaires pour avoir un compte, les données de facturation pour avoir une facture : sans elles, nous ne pouvons pas les fournir. Le reste est facultatif. Nous n’envoyons pas de publicité et ne prenons aucune décision automatisée à votre sujet.',
      ],
    },
    listings: {
      title: 'Les annonces que vous nous faites lire',
      blocks: [
        'Quand vous indiquez le lien d’une annonce, notre serveur demande cette page une fois, sans rien envoyer de vous. Si vous apportez la page vous-même (collée, enregistrée ou par le bouton du navigateur), nous ne lisons que celle-là.',
        'De la page nous prenons les données du véhicule. Les noms de personnes, téléphones, e-mails, adresses web et plaques que le programme reconnaît sont retirés avant que vous voyiez le résultat. La page n’est pas archivée : le serveur la garde en mémoire 10 minutes au plus, puis il ne reste que ce que vous confirmez dans le formulaire.',
        'Si vous écrivez dans les notes des données d’autres personnes, vous en êtes responsable : n’écrivez que ce qui sert à décrire le véhicule.',
      ],
    },
    writing: {
      title: 'Comment naissent les textes',
      blocks: [
        'Les textes sont rédigés par notre programme, sur notre serveur. Si l’exploitant a aussi activé un modèle de langage, les données du véhicule, les choix et les notes sont envoyés à son fournisseur, ainsi que les phrases à traduire ou à reformuler. Avant cela, nous retirons des notes les coordonnées que nous reconnaissons. Les données de compte, de facturation et de paiement ne sont jamais envoyées.',
      ],
    },
    recipients: {
      title: 'Qui d’autre reçoit des données',
      blocks: [
        'Personne, sauf ceux qui sont nécessaires au service, et chacun pour sa part seulement :',
        {
          list: [
            'le prestataire de paiement (Stripe, quand les paiements sont activés) : e-mail, formule, montants et la carte, que vous lui donnez directement ;',
            'le serveur de messagerie qui distribue nos e-mails : votre adresse et le message ;',
            'le fournisseur du modèle de langage, seulement s’il est activé : ce qui est décrit dans [Comment naissent les textes](#writing) ;',
            'Google ou un autre service de connexion, seulement si vous entrez par là : il apprend que vous vous connectez à Autoscritto ;',
            'qui héberge nos serveurs, sur nos instructions ;',
            'comptable, intermédiaire pour les factures électroniques et administration fiscale italienne : les documents fiscaux ;',
            'le titulaire de votre équipe : les textes rédigés avec sa formule, votre nom et votre e-mail ;',
            'les autorités, quand la loi l’impose.',
          ],
        },
        { insert: 'recipients' },
        'Qui traite des données pour notre compte le fait avec un contrat selon l’art. 28 du RGPD.',
      ],
    },
    transfers: {
      title: 'Données hors d’Europe',
      blocks: [
        'Si l’un de ces prestataires traite des données hors de l’Espace économique européen, il ne le fait que sur la base d’une décision d’adéquation (art. 45) ou de clauses contractuelles types (art. 46 du RGPD). Écrivez-nous pour en avoir copie.',
      ],
    },
    retention: {
      title: 'Combien de temps nous les conservons',
      blocks: [
        {
          head: ['Données', 'Durée'],
          rows: [
            ['Données du compte', 'Durée du contrat plus 2 ans ; 30 jours si vous demandez la suppression'],
            [
              'Descriptions, traductions, versions, notes',
              'Jusqu’à la suppression du compte, ou avant si vous les supprimez',
            ],
            ['Données de facturation, reçus et avoirs', '10 ans'],
            ['Journaux d’accès', '12 mois'],
            ['Sessions', 'Jusqu’à la déconnexion, 30 jours au plus, 14 sans utilisation'],
            ['Liens pour ouvrir le compte', '24 heures, ou jusqu’à l’utilisation'],
            ['Liens pour un nouveau mot de passe', '2 heures, ou jusqu’à l’utilisation'],
            ['E-mails que nous vous envoyons', 'Le texte est effacé après l’envoi, le reste après 30 jours'],
            [
              'Messages du formulaire de contact',
              '2 ans ; moins si vous le demandez et que rien ne s’y oppose',
            ],
            ['Consentements', 'Jusqu’à la suppression du compte'],
            ['Commandes jamais payées', '30 jours'],
            ['Journal de ce que font les administrateurs', '10 ans'],
          ],
        },
        'La durée écoulée, les données sont effacées ou rendues anonymes. Ne restent plus longtemps que celles qui servent dans un litige déjà en cours.',
      ],
    },
    cookies: {
      title: 'Cookies et mémoire du navigateur',
      blocks: [
        'Nous n’utilisons que des cookies techniques, ceux qui servent à vous connecter. Aucun cookie de statistique, de publicité ou de profilage, aucun suivi : c’est pourquoi il n’y a pas de bandeau à accepter. En https, les noms des cookies commencent par `__Host-`.',
        {
          head: ['Cookie', 'À quoi il sert', 'Durée'],
          rows: [
            [
              '`autoscritto.session_token`',
              'Vous reconnaît après la connexion',
              'Jusqu’à la déconnexion, 30 jours au plus',
            ],
            [
              '`autoscritto.browser`',
              'Lie une connexion par Google ou un autre service au navigateur où elle a commencé',
              '30 minutes',
            ],
            [
              '`autoscritto.language`',
              'Permet au serveur de vous répondre dans la langue choisie',
              '12 mois',
            ],
          ],
        },
        'Sur la page de paiement, et là seulement, le programme de Stripe peut poser ses propres cookies contre la fraude : `__stripe_mid` (1 an) et `__stripe_sid` (30 minutes). Dans la démonstration avec paiements simulés, il n’y en a pas.',
        'Dans la mémoire de votre navigateur (pas sur notre serveur) restent ces entrées, que vous pouvez effacer quand vous voulez :',
        {
          head: ['Entrée', 'À quoi elle sert', 'Durée'],
          rows: [
            ['`autoscritto-language`', 'La langue choisie', 'Jusqu’à ce que vous l’effaciez'],
            ['`autoscritto-fonts`', 'Quelles polices le navigateur a déjà', 'Jusqu’à ce que vous l’effaciez'],
            ['`autoscritto.channel`', 'La place de marché où vous publiez', 'Jusqu’à ce que vous l’effaciez'],
            [
              '`autoscritto.ticks`',
              'Ce que vous avez coché dans les guides',
              'Jusqu’à ce que vous l’effaciez',
            ],
            ['`autoscritto-draft`', 'Le véhicule que vous saisissez', 'Jusqu’à la fermeture de l’onglet'],
            [
              '`autoscritto-first-car`',
              'La voiture saisie sur la page d’accueil avant l’inscription',
              'Jusqu’à la première ouverture du générateur, un jour au plus',
            ],
            ['`autoscritto-pasted`', 'Le texte collé à lire', 'Jusqu’à la fermeture de l’onglet'],
            [
              '`autoscritto-handed-page`',
              'La page apportée par le bouton du navigateur',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-unsaved`',
              'Les corrections pas encore enregistrées',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-billing-draft`',
              'Les données de facturation que vous écrivez',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-profile-draft`',
              'Les nom et prénom que vous écrivez dans le profil',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-checkout-email`',
              'L’e-mail saisi pour le paiement',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-checkout-attempt`',
              'Évite qu’un double clic paie deux fois',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-return-path`',
              'La page où revenir après la connexion',
              'Jusqu’à la fermeture de l’onglet',
            ],
            [
              '`autoscritto-translation-test`',
              'Le texte de l’essai de traduction',
              'Jusqu’à la fermeture de l’onglet',
            ],
          ],
        },
      ],
    },
    security: {
      title: 'Comment nous les protégeons',
      blocks: [
        'Chaque requête est contrôlée sur le serveur : vous ne voyez que vos données et celles de votre équipe. Les mots de passe sont des empreintes illisibles, les liens que nous envoyons ne servent qu’une fois, un nouveau mot de passe ferme toutes les sessions. Le cookie de connexion n’est pas lisible par les programmes de la page. Nous n’écrivons ni mots de passe, ni codes, ni numéros de carte dans les journaux d’erreurs.',
      ],
    },
    rights: {
      title: 'Vos droits',
      blocks: [
        'Vous pouvez nous demander de voir vos données, de les corriger ou de les effacer, d’en limiter l’usage, de les recevoir dans un format lisible par une machine, et vous pouvez vous opposer aux traitements fondés sur l’intérêt légitime (art. 15 à 22 du RGPD). Nous répondons dans les 30 jours, délai prolongeable à 90 pour les demandes complexes. Comment faire, pas à pas : [RGPD et vos droits](/gdpr).',
        'Si vous pensez que nous traitons mal vos données, vous pouvez introduire une réclamation auprès de l’autorité italienne, le Garante per la protezione dei dati personali (garanteprivacy.it), ou de l’autorité du pays où vous vivez.',
      ],
    },
    changes: {
      title: 'Modifications',
      blocks: [
        'Quand nous modifions cette politique, nous le disons ici et par e-mail à toute personne ayant un compte, avec un préavis de 30 jours. La version et la date figurent toujours en haut de la page.',
      ],
    },
  },
};
