import { before, type OrderWords, roles } from './order-words.ts';

const words = '(?:satz|sätze|worte?|wörter|text|link|hashtag|emoji|url|(?:system)?prompt)';

export const germanOrders: OrderWords = {
  discard: [
    '(?<!nicht )(?:ignorier(?:e|en sie|t)?|vergiss|vergessen sie|vergesst|missachte(?:n sie)?)',
    '(?:befolge|beachte)(?:n sie)?',
  ],
  rules: [
    'anweisung(?:en)?|regeln?|vorgaben?|instruktion(?:en)?|befehle?|prompts?',
    `(?:alles|das) (?:bisherige|obige|vorherige)|alles${before}`,
  ],
  say: [
    'schreibe|schreiben sie|antworte|antworten sie|behaupte|behaupten sie|übersetze|übersetzen sie|wiederhole|wiederholen sie',
  ],
  sayFirst: ['schreibt?|sage?|sagen sie|erwähne|erwähnen sie|nenne'],
  said: [
    `dass|${words}|folgendes|es sei|(?:er|es) (?:ist|sei)|(?:der|die|das|dieser|dieses) (?:wagen|auto|fahrzeug|preis)|kostenlos|anweisungen`,
    '(?:auf|ins?) (?:deutsch|englisch|italienisch|französisch|spanisch|chinesisch|russisch)(?:en?)?',
  ],
  add: ['füge|fügen sie|ergänze|gib|geben sie|zeige?|zeigen sie|verwende|benutze|beende|beginne'],
  added: [
    `(?:(?:den|die|das|deinen|deine|ihren|folgenden|mit|dem|text) )*(?:${words}|anweisungen|api-?schlüssel)`,
  ],
  whole: [
    '(?:hinweis|notiz|anmerkung) (?:für|an) (?:den|die) (?:texter|verfasser|autor|redakt\\p{L}+|schreib\\p{L}+)',
    '(?:der titel|die überschrift|der schluss|der (?:erste|letzte) satz) (?:muss|soll|darf)',
    '(?:bitte|unbedingt|nicht vergessen,? zu|denk(?:e|en sie)? daran,? zu) (?:erwähnen|schreiben|angeben|betonen|hinzufügen),? dass',
    '(?:beschreibe?|beschreiben sie|präsentiere?|stelle?) (?:ihn|sie|es|den wagen|das auto) als',
    `du bist (?:jetzt|nun|ab) |du bist ein(?:e)? ${roles}|sie sind (?:jetzt|nun) ein`,
    'ab (?:jetzt|sofort),? (?:bist|schreib|antwort|sag|musst|wirst)|tu so|verhalte dich|spiele? die rolle',
    '(?:der|die|das) (?:text|anzeige|beschreibung|antwort) (?:muss|soll|darf)',
    'neue (?:regeln?|anweisung(?:en)?)|(?:vorherig|bisherig|obig)en? (?:anweisung|regel)\\p{L}*',
    'system-?(?:prompt|nachricht|anweisung)|sprachmodell',
    'verschweige?(?:n sie)?|erwähne(?:n sie)?(?= nicht| kein| nie)',
  ],
  wholeFirst: [
    '(?:betone?|betonen sie|unterstreiche?|hebe? hervor|erwähne?|gib an|geben sie an|weise? darauf hin),? dass',
    '(?:ende|schließe|beginne|höre)(?:n sie)? (?:immer|stets|jedes mal) mit',
    '(?:ende|schließe|beginne)(?:n sie)? (?:den text|die anzeige|mit (?:dem satz|den worten))',
    'erwähne(?:n sie)?(?=[^,.;\\n]{0,80} nicht)|versteck(?:e|en sie) |verberge ',
  ],
  hide: ['ignorier(?:e|en sie)?|vergiss|vergessen sie'],
};
