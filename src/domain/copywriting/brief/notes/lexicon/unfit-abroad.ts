const unfit = new RegExp(
  [
    // void clauses, haggling, shouting
    'as seen|sold as seen|no time ?wasters|bargain|must (?:see|go|sell)|first to see will buy|what a car|stunning|beautiful|gorgeous|don.?t miss|hurry|last chance|priced to sell',
    'gekauft wie gesehen|schnäppchen|keine bastler|keine händler(?:anfragen)?|traum(?:auto|wagen)?|wunderschön\\p{L}*|letzte (?:chance|preis)|nur ernst\\p{L}*|spaßanbieter|keine tauschanfragen|geil\\p{L}*',
    'vendu (?:en l.?état|dans l.?état)|affaire|occasion à saisir|à saisir|à ne pas manquer|curieux s.?abstenir|magnifique|superbe|sublime|urgent|coup de c(?:œ|oe)ur',
    'chollo|ganga|oportunidad|urge(?:nte)?|abstenerse|curiosos|preciosa?|bonit[oa]|impresionante|no te lo pierdas|mejor ver|tal cual',
    // green claims
    'eco-?friendly|zero[- ]emissions?|green|umweltfreundlich\\p{L}*|emissionsfrei|écologique|zéro émission|ecológic[oa]|cero emisiones',
    // contacts
    'call|phone|text me|whats ?app|contact|click|website|anrufen|telefon(?:isch|nummer)|melden|kontakt\\p{L}*|besichtigung\\p{L}*|appelez|appeler|contactez|contacter|téléphone|site internet|visible (?:à|chez|sur)|llam(?:ar|e|a|adme)|contactar?|teléfono|visible en|página web',
    'undefined|null|placeholder|lorem',
    // stereotypes
    'lady|ladies|woman|women|girl|elderly|old man|pensioner|frau(?:en)?|rentner\\p{L}*|oma|opa|damen\\p{L}*|femmes?|dame|mamie|retraité\\p{L}*|mujer(?:es)?|señora|chica|anciano|jubilado',
  ]
    .join('|')
    .replace(/^/u, '(?<!\\p{L})(?:')
    .concat(')(?!\\p{L})'),
  'iu',
);

/** What no dealer's text may carry, in English, German, French and Spanish. */
export const isUnfitAbroad = (text: string) => unfit.test(text);
