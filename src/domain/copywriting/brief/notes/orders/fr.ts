import { before, type OrderWords, roles } from './order-words.ts';

const words = '(?:phrases?|mots?|ligne|texte|lien|hashtag|emoji|url|prompt)';

export const frenchOrders: OrderWords = {
  discard: [
    "(?<!pas |n[’'])(?:ignore[zr]?|oublie[zr]?|néglige[zr]?)",
    'ne (?:suis|suivez|respecte[z]?|tiens|tenez) pas(?: compte)?',
  ],
  rules: [
    'instructions?|règles?|consignes?|directives?|ordres?|prompts?|ci-dessus',
    `tout(?:es?)?${before}|tout ce qui précède`,
  ],
  say: ['écris|écrivez|réponds|répondez|traduis|traduisez|répète|répétez|dites'],
  sayFirst: ['dis|écrire|répondre|indique[zr]?|précise[zr]?|affirme[zr]?|mentionne[zr]?'],
  said: [
    `que|qu(?=[’'])|${words}|tout|gratuit|instructions`,
    'en (?:anglais|français|italien|allemand|espagnol|chinois|russe|majuscules|vers)',
  ],
  add: [
    'ajoute[zr]?|insère|insérez|affiche[zr]?|montre[zr]?|révèle|révélez|imprime[zr]?|utilise[zr]?|termine[zr]?|commence[zr]?|conclus',
  ],
  added: [`(?:(?:le|la|les|ton|ta|tes|votre|vos|par|avec|ce|cette) )*(?:${words}|instructions|clé api)`],
  whole: [
    `tu es (?:maintenant|désormais) |vous êtes (?:maintenant|désormais) un|(?:tu es|vous êtes) une? ${roles}`,
    '(?:agis|agissez|comporte-toi|comportez-vous) comme|(?:fais|faites) semblant',
    '(?:à partir de maintenant|désormais),? (?:tu|vous|écri|répond)',
    "(?:le texte|l[’']annonce|la description|la réponse) (?:doit|devra)",
    'nouvelles? (?:règles?|instructions?|consignes?)|(?:instructions?|règles?|consignes?) (?:précédentes?|ci-dessus|système)',
    'prompt (?:du )?système|modèle de langage',
    'ne (?:mentionne[sz]?|dis|dites|parle[sz]?|écris|écrivez|révèle[sz]?) (?:pas|jamais|rien)|ne pas (?:mentionner|dire|parler|écrire)',
  ],
  wholeFirst: ['cache[zr]? |masque[zr]? |omets |omettez |passe[zr]? sous silence '],
  hide: ['ignore[zr]?|oublie[zr]?'],
};
