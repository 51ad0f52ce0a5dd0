import type { ApiKeysMessages } from '../../api-keys-messages.ts';

export const fr: ApiKeysMessages = {
  title: 'Clés API',
  text: 'Avec une clé, votre logiciel de gestion rédige et lit les annonces pour vous. Donnez à chaque programme la sienne.',
  howTo: 'Utiliser l’API',
  upsell: 'L’API fait partie des formules PRO et ELITE.',
  ofOwner: 'Le titulaire choisit la formule de votre équipe : demandez-lui une formule avec l’API.',
  plans: 'Voir les formules',
  silent:
    'Avec votre formule actuelle, ces clés sont en pause : elles fonctionnent de nouveau avec PRO ou ELITE.',
  create: 'Créer une clé',
  form: {
    name: 'Nom du programme',
    nameHint: 'Pour la reconnaître : logiciel de gestion, site web …',
    nameMissing: 'Saisissez un nom.',
    access: 'Ce qu’il peut faire',
    submit: 'Créer',
    creating: 'Création',
    cancel: 'Annuler',
  },
  access: { read: 'Lire', write: 'Écrire', both: 'Lire et écrire' },
  created: {
    title: 'Copiez la clé maintenant',
    text: 'Elle ne sera plus jamais affichée. Elle donne accès à votre compte : gardez-la comme un mot de passe.',
    secret: 'Clé',
    copy: 'Copier',
    copied: 'Clé copiée',
    copyFailed: 'Copiez-la à la main : la clé est sélectionnée.',
    done: 'Je l’ai enregistrée',
  },
  endsIn: 'Se termine par',
  createdAt: (day: string) => `Créée le ${day}`,
  lastUsed: (day: string) => `Dernière utilisation : ${day}`,
  neverUsed: 'Jamais utilisée',
  revoke: 'Révoquer',
  revokeOf: (name: string) => `Révoquer la clé ${name}`,
  revokeTitle: (name: string) => `Révoquer « ${name} » ?`,
  revokeText:
    'Le programme qui l’utilise s’arrête aussitôt. C’est irréversible : il lui faudra une nouvelle clé.',
  keep: 'Garder la clé',
  revoked: { title: 'Clé révoquée', description: 'Plus personne ne peut l’utiliser.' },
  failed: 'Les clés n’ont pas pu être chargées.',
};
