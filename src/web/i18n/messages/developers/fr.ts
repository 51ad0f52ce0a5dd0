import type { DevelopersMessages } from '../../developers-messages.ts';

export const fr: DevelopersMessages = {
  documentTitle: 'API pour les programmes',
  title: 'L’API pour votre logiciel de gestion',
  intro:
    'Votre programme importe une annonce, fait rédiger les textes, les relit et modifie les données de la voiture : les fonctions du site, en JSON. Comprise dans les formules PRO et ELITE.',
  key: {
    title: 'La clé',
    text: 'Créez-la dans le profil et envoyez-la avec chaque requête dans l’en-tête `Authorization`. Ne la mettez jamais dans une page web ou une application.',
  },
  profile: 'Créer une clé dans le profil',
  limits: {
    title: 'Combien de requêtes',
    text: (pro: number, elite: number) =>
      `${pro} par minute et par clé avec PRO, ${elite} avec ELITE. \`RateLimit-Remaining\` indique combien il en reste ; avec 429, \`Retry-After\` indique dans combien de secondes réessayer.`,
  },
  once: {
    title: 'Rien en double',
    text: 'Donnez à chaque requête qui écrit une `Idempotency-Key` : répétée dans les 24 heures, elle reçoit la même réponse et rien n’est compté deux fois. Avec d’autres données la réponse est 422 ; tant que la première est en cours, 409.',
  },
  webhooks: {
    title: 'Webhooks',
    text: 'Ajoutez une adresse https dans le profil : elle reçoit `description.written` quand un texte est prêt et `stock_job.finished` quand un travail de stock est terminé. Chaque envoi est signé selon Standard Webhooks : retirez `whsec_` du secret, décodez le reste en base64 et calculez avec cette clé HMAC-SHA256 de `webhook-id.webhook-timestamp.corps`. Répondez 2xx en 15 secondes au plus ; sinon, nous réessayons pendant deux jours. Le même `webhook-id` peut arriver plusieurs fois.',
  },
  errors: {
    title: 'Les erreurs',
    text: 'Chaque erreur a dans `error` un nom fixe pour les programmes et dans `message` une phrase pour les personnes, dans la langue de `Accept-Language`.',
    status: 'État',
    name: 'Nom',
  },
  calls: 'Les requêtes',
  summaries: {
    generateDescriptions:
      'Rédige et enregistre les descriptions d’une voiture ; en compte une dans la formule.',
    findDescriptions: 'Liste vos descriptions, de la plus récente à la plus ancienne, par pages.',
    getDescription: 'Une description avec données, textes et traductions ; `current` est la plus récente.',
    changeVehicle: 'Modifie les données de la voiture et les chiffres de ses textes.',
    translate: 'Réécrit un texte dans une autre langue.',
    extractUrl: 'Lit la voiture dans une annonce, par son lien.',
    importStock:
      'Lit un fichier de voitures dans un brouillon de travail ; rien n’est encore écrit ni compté.',
    findStockJobs: 'Liste les travaux sur le stock et leur avancement.',
    moveStockJob:
      'Démarre le travail, le met en pause, le reprend, l’annule ou réessaie les voitures en échec.',
    findStockCars:
      'Les voitures d’un travail avec textes, avertissements et erreurs, dans l’ordre du fichier, par pages.',
    mendStockCar: 'Corrige les données d’une voiture pas encore décrite.',
    approveStockCars: 'Approuve des voitures décrites ; sans `carIds`, toutes celles sans avertissement.',
    exportStockCars: 'Les voitures approuvées en CSV pour un portail.',
  },
  scope: { read: 'droit : lire', write: 'droit : écrire' },
  fields: 'Champs',
  required: 'obligatoire',
  document: 'Document OpenAPI (JSON)',
  failed: 'La liste des requêtes n’a pas pu être chargée.',
};
