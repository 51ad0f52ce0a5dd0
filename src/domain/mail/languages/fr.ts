import type { MailLanguage } from '../mail-content.ts';
import { mailFormats } from '../mail-formats.ts';

const { money, day, month, number } = mailFormats('fr-FR');
const hello = (firstName: string) => (firstName ? `Bonjour ${firstName},` : 'Bonjour,');
const hoursOf = (hours: number) => (hours === 1 ? '1 heure' : `${hours} heures`);
const daysOf = (days: number) => (days === 1 ? '1 jour' : `${days} jours`);
const cycles = { monthly: 'mensuelle', annual: 'annuelle' };

export const fr = {
  messages: {
    'finish-sign-up': ({ firstName, link, hours }) => ({
      subject: 'Confirmez votre adresse e-mail et choisissez un mot de passe',
      parts: [
        hello(firstName),
        'Encore une étape et votre compte est ouvert : choisissez un mot de passe.',
        { label: 'Choisir un mot de passe', link },
        `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}.`,
        'Si vous n’avez pas demandé de compte, ignorez cet e-mail : sans le lien, rien ne s’ouvre.',
      ],
    }),
    'already-registered': ({ firstName, signInLink, newPasswordLink }) => ({
      subject: 'Vous avez déjà un compte Autoscritto',
      parts: [
        hello(firstName),
        'Quelqu’un, peut-être vous, a voulu s’inscrire avec cette adresse. Le compte existe déjà : connectez-vous avec votre mot de passe.',
        { label: 'Se connecter', link: signInLink },
        'Si vous l’avez oublié, choisissez-en un nouveau.',
        { label: 'Choisir un nouveau mot de passe', link: newPasswordLink },
        'Si ce n’était pas vous, vous n’avez rien à faire : votre compte n’a pas changé.',
      ],
    }),
    'choose-new-password': ({ firstName, link, hours }) => ({
      subject: 'Choisissez un nouveau mot de passe',
      parts: [
        hello(firstName),
        'Vous avez demandé à changer le mot de passe de votre compte.',
        { label: 'Choisir le nouveau mot de passe', link },
        `Le lien fonctionne une seule fois, pendant ${hoursOf(hours)}. Le nouveau mot de passe ferme toutes les sessions ouvertes.`,
        'Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.',
      ],
    }),
    'no-account': ({ link }) => ({
      subject: 'Aucun compte avec cette adresse',
      parts: [
        'Bonjour,',
        'Un nouveau mot de passe a été demandé pour cette adresse, mais elle n’a pas de compte ici. Vous vous êtes peut-être inscrit avec une autre adresse.',
        'Si vous le souhaitez, ouvrez un compte maintenant.',
        { label: 'S’inscrire', link },
        'Si vous n’avez rien demandé, ignorez cet e-mail.',
      ],
    }),
    'password-changed': ({ firstName, link }) => ({
      subject: 'Votre mot de passe a été changé',
      parts: [
        hello(firstName),
        'Le mot de passe de votre compte vient d’être changé. Si c’était vous, tout va bien.',
        'Sinon, choisissez-en un nouveau tout de suite : les sessions ouvertes par d’autres se ferment aussi.',
        { label: 'Choisir un nouveau mot de passe', link },
      ],
    }),
    'way-linked': ({ firstName, provider, link }) => ({
      subject: `Votre compte s’ouvre désormais aussi avec ${provider}`,
      parts: [
        hello(firstName),
        `Quelqu’un s’est connecté avec ${provider}, qui a confirmé votre adresse e-mail : ce moyen ouvre désormais aussi votre compte. Si c’était vous, tout va bien.`,
        'Sinon, retirez ce moyen de connexion dans votre profil et choisissez un nouveau mot de passe : les sessions ouvertes par d’autres se ferment aussi.',
        { label: 'Ouvrir le profil', link },
      ],
    }),
    'api-key-created': ({ firstName, name, lastCharacters, link }) => ({
      subject: 'Une nouvelle clé API donne accès à votre compte',
      parts: [
        hello(firstName),
        `La clé API « ${name} », qui se termine par ${lastCharacters}, a été créée dans votre compte : le programme qui l’utilise lit ou rédige des textes en votre nom. Si c’était vous, tout va bien.`,
        'Sinon, révoquez la clé dans votre profil et choisissez un nouveau mot de passe : les sessions ouvertes par d’autres se ferment aussi.',
        { label: 'Ouvrir le profil', link },
      ],
    }),
    'webhook-paused': ({ firstName, host, link }) => ({
      subject: 'Un programme ne reçoit plus nos notifications',
      parts: [
        hello(firstName),
        `Les notifications (webhooks) vers ${host} n’arrivent plus depuis un moment : pour l’instant, nous n’en envoyons plus.`,
        'Votre profil montre ce que le programme a répondu. Quand il fonctionne à nouveau, réactivez l’adresse : les notifications en attente partent aussi, pendant deux semaines au plus.',
        { label: 'Ouvrir le profil', link },
      ],
    }),
    'deletion-planned': ({ firstName, on, link }) => ({
      subject: 'Votre compte va être supprimé',
      parts: [
        hello(firstName),
        `Vous avez demandé la suppression de votre compte. Elle aura lieu le ${day(on)} : dès ce jour, textes, équipe et données ne pourront plus être récupérés. Les reçus et factures sont conservés 10 ans, comme la loi l’exige.`,
        'Dès maintenant, plus aucun renouvellement n’est débité. Jusqu’à ce jour, vous pouvez vous connecter, télécharger vos données et changer d’avis.',
        { label: 'Garder mon compte', link },
        'Si ce n’était pas vous, connectez-vous, gardez le compte et changez tout de suite le mot de passe.',
      ],
    }),
    'absence-warning': ({ firstName, on, link }) => ({
      subject: 'Voulez-vous garder votre compte ?',
      parts: [
        hello(firstName),
        `Vous ne vous êtes pas connecté à Autoscritto depuis presque deux ans. Nous ne gardons pas de données inutiles : le ${day(on)}, votre compte et vos textes seront supprimés.`,
        'Pour les garder, connectez-vous une fois avant ce jour.',
        { label: 'Se connecter', link },
        'Si vous n’avez plus besoin du compte, vous n’avez rien à faire.',
      ],
    }),
    'team-invitation': ({ from, companyName, link, days }) => ({
      subject: `${from} vous invite dans son équipe sur Autoscritto`,
      parts: [
        'Bonjour,',
        companyName
          ? `${from} (${companyName}) vous invite à écrire avec sa formule ELITE : les mêmes voitures, les mêmes textes, votre propre compte.`
          : `${from} vous invite à écrire avec sa formule ELITE : les mêmes voitures, les mêmes textes, votre propre compte.`,
        { label: 'Voir l’invitation', link },
        `Connectez-vous ou inscrivez-vous avec l’adresse qui a reçu cet e-mail. L’invitation est valable ${daysOf(days)}.`,
        'Si vous ne connaissez pas cette personne, ignorez cet e-mail.',
      ],
    }),
    'left-team': ({ from }) => ({
      subject: 'Vous ne faites plus partie de l’équipe',
      parts: [
        'Bonjour,',
        `Votre compte ne fait plus partie de l’équipe de ${from}. Désormais vous travaillez avec votre propre formule et vous retrouvez les textes que vous aviez écrits avant.`,
        `Ce que vous avez écrit dans l’équipe reste à ${from}.`,
      ],
    }),
    'member-left': ({ name }) => ({
      subject: `${name} ne fait plus partie de votre équipe`,
      parts: [
        'Bonjour,',
        `${name} a quitté votre équipe. Ses textes restent dans votre historique, et sa place est libre : vous pouvez inviter quelqu’un d’autre.`,
      ],
    }),
    'payment-received': ({ plan, billingCycle, totalCents, hasVat, hasAccount, link }) => ({
      subject: `Paiement reçu : formule ${plan}, ${money(totalCents)}`,
      parts: [
        'Bonjour,',
        `Nous avons reçu votre paiement de ${money(totalCents)}${hasVat ? ' TTC' : ''} pour la formule ${plan} ${cycles[billingCycle]}. Merci.`,
        hasAccount
          ? 'Le reçu est dans votre compte.'
          : 'Pour utiliser la formule et voir le reçu, choisissez votre mot de passe : le compte est à cette adresse e-mail.',
        { label: hasAccount ? 'Voir le reçu' : 'Choisir le mot de passe', link },
      ],
    }),
    'billing-details-wanted': ({ firstName, documents, since, hasAccount, link }) => ({
      subject: 'Les données pour votre facture',
      parts: [
        hello(firstName),
        documents === 1
          ? `Le document de votre paiement du ${day(since)} est prêt, mais sans vos données nous ne pouvons pas émettre la facture.`
          : `${documents} documents, depuis le ${day(since)}, sont prêts, mais sans vos données nous ne pouvons pas émettre les factures.`,
        hasAccount
          ? 'Une raison sociale ou un nom, un numéro de TVA ou codice fiscale et une adresse suffisent : une minute, une seule fois.'
          : 'Choisissez le mot de passe de votre compte, qui est à cette adresse e-mail. Ensuite, une raison sociale ou un nom, un numéro de TVA ou codice fiscale et une adresse suffisent.',
        { label: hasAccount ? 'Remplir les données' : 'Choisir le mot de passe', link },
        'Le fisc italien veut la facture dans les douze jours qui suivent le paiement. Après trois rappels, nous n’écrivons plus.',
      ],
    }),
    'order-paid': ({ plan, hasAccount, link }) => ({
      subject: hasAccount ? `Formule ${plan} payée` : 'Payé. Choisissez votre mot de passe',
      parts: [
        'Bonjour,',
        hasAccount
          ? `La formule ${plan} est payée et dans votre compte.`
          : `La formule ${plan} est payée. Pour l’utiliser, choisissez votre mot de passe : le compte est à cette adresse.`,
        { label: hasAccount ? 'Voir votre formule' : 'Choisir le mot de passe', link },
      ],
    }),
    'payment-disputed': ({ plan, link }) => ({
      subject: `Paiement de la formule ${plan} contesté`,
      parts: [
        'Bonjour,',
        `Votre banque a contesté le paiement de la formule ${plan} : tant que la contestation est ouverte, la formule n’est pas active. Vos textes restent dans votre compte.`,
        'Si le paiement est finalement maintenu, la formule est réactivée automatiquement. Si c’est une erreur, parlez-en à votre banque ou répondez à cet e-mail.',
        { label: 'Voir votre formule', link },
      ],
    }),
    'payment-refunded': ({ plan, link }) => ({
      subject: `Remboursement de la formule ${plan}`,
      parts: [
        'Bonjour,',
        `Votre paiement pour la formule ${plan} vous a été remboursé, elle n’est donc plus active. Vos textes restent dans votre compte.`,
        'Le remboursement peut mettre quelques jours à apparaître sur votre carte. Les documents sont ici.',
        { label: 'Voir les documents', link },
      ],
    }),
    'renewal-failed': ({ plan, link }) => ({
      subject: `Le renouvellement de la formule ${plan} a échoué`,
      parts: [
        'Bonjour,',
        `Votre banque n’a pas accepté le paiement pour renouveler la formule ${plan}. Elle est suspendue jusqu’à ce qu’il aboutisse.`,
        'Vérifiez votre carte et payez depuis votre compte : la formule reprend aussitôt.',
        { label: 'Payer maintenant', link },
      ],
    }),
    'plan-cancelled': ({ plan, endsOn, link }) => ({
      subject: `Résiliation confirmée : formule ${plan}`,
      parts: endsOn
        ? [
            'Bonjour,',
            `Votre résiliation est confirmée. La formule ${plan} reste active jusqu’au ${day(endsOn)}, puis elle ne se renouvelle pas : plus rien ne sera débité pour elle.`,
            'Vos textes restent dans votre compte, avec la formule gratuite aussi.',
            'Vous avez changé d’avis ? Jusqu’à ce jour, vous pouvez reprendre la formule en un clic.',
            { label: 'Reprendre la formule', link },
            'Si cela ne vient pas de vous, reprenez la formule et changez aussitôt votre mot de passe.',
          ]
        : [
            'Bonjour,',
            `Votre résiliation est confirmée. Le renouvellement en attente est annulé et la formule ${plan} est terminée : plus rien ne sera débité pour elle.`,
            'Vos textes restent dans votre compte, avec la formule gratuite aussi.',
            { label: 'Voir votre formule', link },
            'Si cela ne vient pas de vous, changez aussitôt votre mot de passe.',
          ],
    }),
    'plan-resumed': ({ plan, on, amountCents, link }) => ({
      subject: `Votre formule ${plan} continue`,
      parts: [
        'Bonjour,',
        `Votre formule ${plan} ne prend plus fin : elle se renouvelle automatiquement.`,
        amountCents > 0
          ? `Prochain paiement : ${money(amountCents)} TTC le ${day(on)}.`
          : `Elle se renouvelle le ${day(on)} et votre avoir la règle : ce jour-là, rien n’est débité.`,
        { label: 'Voir votre formule', link },
        'Vous n’en voulez pas ? Vous pouvez la résilier de nouveau sur la même page, jusqu’à la veille du renouvellement.',
      ],
    }),
    'plan-change-planned': ({ plan, next, on, amountCents, link }) => ({
      subject: `À partir du ${day(on)}, vous passez à ${next.plan}`,
      parts: [
        'Bonjour,',
        `Jusqu’au ${day(on)}, vous gardez la formule ${plan} avec tout ce qu’elle comprend. À partir de ce jour, vous avez la formule ${next.plan} ${cycles[next.billingCycle]}.`,
        amountCents > 0
          ? `Ce jour-là, vous payez ${money(amountCents)} TTC.`
          : 'Ce jour-là, votre avoir la règle : rien n’est débité.',
        'Vous avez changé d’avis ? Jusqu’à ce jour, un clic suffit pour revenir en arrière.',
        { label: 'Voir votre formule', link },
        'Si ce n’était pas vous, revenez en arrière et changez aussitôt de mot de passe.',
      ],
    }),
    'plan-change-taken-back': ({ plan, on, amountCents, link }) => ({
      subject: `Vous gardez la formule ${plan}`,
      parts: [
        'Bonjour,',
        `Le changement demandé est annulé : la formule ${plan} continue et se renouvelle automatiquement.`,
        amountCents > 0
          ? `Prochain paiement : ${money(amountCents)} TTC le ${day(on)}.`
          : `Elle se renouvelle le ${day(on)} et votre avoir la règle : ce jour-là, rien n’est débité.`,
        { label: 'Voir votre formule', link },
      ],
    }),
    'monthly-report': ({ month: of, reportLink, markLink, stopLink, ...figures }) => ({
      subject: `Votre rapport : ${month(of)}`,
      parts: [
        'Bonjour,',
        `voici votre mois sur Autoscritto (${month(of)}) : descriptions créées ${figures.descriptions}, voitures publiées ${figures.published}, voitures avec une première demande ${figures.leads}, voitures vendues ${figures.sold}.`,
        figures.avgSaleTime === null
          ? 'Pour une durée moyenne de vente, il faut au moins trois voitures vendues dont le jour de publication est connu.'
          : `Durée moyenne de la publication à la vente, en jours : ${number(figures.avgSaleTime)}.`,
        `Voitures publiées encore en vente : ${figures.standing}. Si l’une d’elles est vendue, marquez-la : vos chiffres restent exacts.`,
        { label: 'Marquer les voitures vendues', link: markLink },
        'Le rapport complet en PDF se trouve sur la page des analyses.',
        { label: 'Ouvrir le rapport', link: reportLink },
        ...(stopLink
          ? [
              {
                aside:
                  'Vous ne voulez plus recevoir ce rapport chaque mois ? Arrêtez-le ici, sans vous connecter :',
                link: stopLink,
              },
            ]
          : []),
      ],
    }),
    contact: ({ name, email, phone, subject, text, priority }) => ({
      subject: `${priority ? `[${priority}] ` : ''}Message : ${subject}`,
      parts: [
        phone ? `De ${name}, ${email}, téléphone ${phone}.` : `De ${name}, ${email}.`,
        { quote: text },
        'Répondez à cet e-mail : la réponse part vers la personne qui a écrit.',
      ],
    }),
  },
  linkInWords: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Cet e-mail a été envoyé automatiquement par Autoscritto.',
} satisfies MailLanguage;
