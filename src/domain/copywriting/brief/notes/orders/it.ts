import { before, type OrderWords, roles } from './order-words.ts';

const words = '(?:fras[ei]|parol[ae]|rig[ah]e?|scritt[ae]|testo|link|hashtag|emoji|url|sito|prompt)';

export const italianOrders: OrderWords = {
  discard: [
    '(?<!non )(?:ignor(?:a|ate|are)|dimentic(?:a|ate|are|ati)|scord(?:a|ate|ati)|trascur(?:a|ate))',
    'non (?:seguire|rispettare|considerare|applicare|tenere conto)',
  ],
  rules: [
    'istruzion[ei]|regol[ae]|indicazion[ei]|direttiv[ae]|ordin[ei]|prompt|testo|(?:quanto|quello) sopra',
    `tutt[oie]${before}|tutto (?:quanto|quello|ciò)`,
  ],
  say: ["(?:ri)?scriv(?:i|ete)|rispond(?:i|ete)|traduc(?:i|ete)|ripet(?:i|ete)|di[’']|dì|dici|dite"],
  sayFirst: [
    'scrivere|rispondere|dire|indica(?:re|te)?|specifica(?:re)?|precisa(?:re)?|dichiara|afferma|racconta|menziona',
  ],
  said: [
    `che|${words}|(?:tutto|il testo|tutta la descrizione)|istruzion[ei]|gratis|(?:l[’']auto|la vettura|la macchina|il prezzo) (?:è|era|ha)`,
    'in (?:inglese|italiano|tedesco|francese|spagnolo|cinese|russo|latino|rima|maiuscolo)',
    'soltanto|solo (?:con|la|in|il)',
  ],
  add: [
    'aggiung(?:i|ete)|inserisci|inserite|includi|concludi|concludete|usa|utilizza|stampa|mostra|rivela|termina|inizia',
  ],
  added: [
    `(?:il |la |le |un[ao]? |quest[ao] |seguent[ei] )*(?:${words}|istruzion[ei]|chiave api)`,
    'sempre con|dicendo',
  ],
  whole: [
    "not[ae] (?:per|a) (?:l[’'](?:ia|ai|intelligenza)|chatgpt|(?:il|al) modello)(?!\\p{L})",
    "not[ae] (?:per|a) (?:chi (?:scrive|prepara|redige|compone)|il (?:copy|redattore|testo)|l[’']autore|la redazione)",
    "(?:il titolo|la chiusura|(?:la prima|l[’']ultima) frase) (?:deve|dovrà|dev[’']essere)",
    '(?:ricorda(?:ti|tevi)?|assicura(?:ti|tevi)|si prega|ti prego|devi|dovete|bisogna|occorre) (?:di )?(?:scrivere|dire|indicare|menzionare|specificare|precisare|citare|inserire|sottolineare|evidenziare) (?:che|la frase|le parole)',
    '(?:presenta|descrivi|racconta|definisci)(?:l[ao]|tel[ao])? come',
    "nel(?:l[’']| )(?:testo|annuncio|titolo|descrizione),? (?:va|deve|bisogna|dovrai|scrivi|metti)(?!\\p{L})",
    `(?:ora|adesso|tu|da ora|da adesso) sei (?:un|il|la|liber)|sei (?:ora|adesso) |sei un[ao’']? ?${roles}`,
    'comportati|agisci come|fingi|fai finta|immagina di essere',
    'da (?:ora|adesso) in poi(?=[^.;\\n]{0,40}(?:rispond|scriv|sei|devi|testo))',
    "(?:il testo|la descrizione|l[’']annuncio|la risposta) (?:deve|dovrà|dev[’']essere)",
    'nuov[ae] (?:regol[ae]|istruzion[ei])|(?:istruzioni|regole) (?:precedenti|di sistema|ricevute|segrete)',
    'prompt di sistema|il (?:tuo )?prompt|modello linguistico|modalità sviluppatore',
    '(?<!per )non (?:menzionare|dire|parlare|citare|scrivere|nominare|rivelare)(?: (?:mai|che))?',
  ],
  wholeFirst: [
    '(?:sottolinea|evidenzia|rimarca|ricorda|ribadisci|aggiungi|fai (?:capire|notare|sapere)|metti in (?:evidenza|risalto))(?:te)? che',
    "(?:chiudi|apri|comincia|finisci|termina|inizia|concludi)(?:te)? (?:sempre )?(?:il testo|la descrizione|l[’']annuncio|con (?:la frase|le parole|la scritta))",
    '(?:finisci|termina|concludi)(?:te)? sempre con',
    '(?:definisci|descrivi|presenta|dipingi)(?:te)?l[ao] ',
    'nascond(?:i|ete|ere) |omett(?:i|ete|ere) |minimizza |taci ',
  ],
  hide: ['ignor(?:a|ate|are)|dimentica(?:te)?|trascura(?:te)?'],
};
