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
    "notes? (?:pour|à) (?:le rédacteur|la rédaction|l[’']auteur|celui qui (?:écrit|rédige))",
    '(?:le titre|la fin|la (?:première|dernière) phrase) (?:doit|devra)',
    "(?:merci de|pri[eè]re de|n[’']oublie[z]? pas de|pense[z]? à|assure[z]?-(?:toi|vous) de|veillez à) (?:bien )?(?:préciser|mentionner|dire|écrire|indiquer|souligner) (?:que|qu(?=[’'])|la phrase)",
    '(?:présente|décri[st]?|présentez|décrivez)-l[ae] comme',
    `tu es (?:maintenant|désormais) |vous êtes (?:maintenant|désormais) un|(?:tu es|vous êtes) une? ${roles}`,
    '(?:agis|agissez|comporte-toi|comportez-vous) comme|(?:fais|faites) semblant',
    '(?:à partir de maintenant|désormais),? (?:tu|vous|écri|répond)',
    "(?:le texte|l[’']annonce|la description|la réponse) (?:doit|devra)",
    'nouvelles? (?:règles?|instructions?|consignes?)|(?:instructions?|règles?|consignes?) (?:précédentes?|ci-dessus|système)',
    'prompt (?:du )?système|modèle de langage',
    'ne (?:mentionne[sz]?|dis|dites|parle[sz]?|écris|écrivez|révèle[sz]?) (?:pas|jamais|rien)|ne pas (?:mentionner|dire|parler|écrire)',
  ],
  wholeFirst: [
    "(?:souligne[zr]?|insiste[zr]? sur le fait|rappelle[zr]?|fais (?:savoir|remarquer)) (?:que|qu(?=[’']))",
    '(?:termine|finis|commence|conclus|ouvre)(?:z|sez)? (?:toujours|chaque fois) par',
    "(?:termine|finis|commence|conclus)(?:z|sez)? (?:le texte|l[’']annonce|par (?:la phrase|les mots))",
    'cache[zr]? |masque[zr]? |omets |omettez |passe[zr]? sous silence ',
  ],
  hide: ['ignore[zr]?|oublie[zr]?'],
};
