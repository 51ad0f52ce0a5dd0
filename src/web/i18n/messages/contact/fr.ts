import type { ContactMessages } from './it.ts';

export const fr = {
  title: 'Écrivez-nous',
  text: 'Une question sur les formules, vos annonces ou une facture : posez-la ici, nous répondons par e-mail.',
  hoursTitle: 'Horaires de l’assistance (heure italienne)',
  hours: [
    ['Du lundi au vendredi', '9:00-18:00'],
    ['Samedi', '9:00-13:00'],
    ['Dimanche', 'fermé'],
  ],
  replyTitle: 'Délai de réponse',
  reply: 'Sous 24 heures. Les jours ouvrés, en 2 à 4 heures en moyenne.',
  fields: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone (facultatif)',
    subject: 'Objet',
    message: 'Votre message',
  },
  leaveEmpty: 'Laissez ce champ vide',
  required: '* obligatoire',
  submit: 'Envoyer le message',
  pending: 'Envoi en cours…',
  privacy: 'Ce que vous écrivez ne sert qu’à vous répondre.',
  privacyLink: 'Politique de confidentialité',
  faults: {
    name: 'Indiquez votre nom.',
    email: 'Saisissez une adresse e-mail valide.',
    subject: 'Indiquez l’objet de votre message.',
    message: 'Écrivez votre message.',
    tooLong: (most) => `${most} caractères au plus.`,
  },
  sent: {
    title: 'Message envoyé !',
    description: 'Nous vous répondrons au plus vite. Merci de nous avoir écrit !',
  },
  failed: {
    title: 'Échec de l’envoi',
    description: 'Une erreur est survenue. Réessayez plus tard.',
  },
} satisfies ContactMessages;
