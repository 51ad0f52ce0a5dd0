import type { Language } from '#domain/shared/languages.ts';

/** Slogans, green claims, invitations and stereotypes, per language: no fact about the car, and no dealer's text may carry them. */
export const unfitWords: Record<Language, readonly string[]> = {
  it: [
    '^(?:lo|come|già lo|se lo) sa(?:pete|i)$|imperdibil[ei]|^(?:chiedere|chiedete|splendid[ao]|fantastic[ao]|meraviglios[ao]|spettacolare|top)$|da non perdere|occasion\\p{L}*|affar[eo]\\p{L}*|perditempo|ultimo prezzo|vincolo contrattuale|prezzo (?:per|x) (?:vendere|vendita|realizzo)|informatevi|informarsi prima|scus(?:a|ate)|messaggi|full optional|accessoriatissim[ao]|stupend\\p{L}*|bellissim\\p{L}*|super (?:prezzo|offerta|occasione)|mai visto|vero gioiell\\p{L}*|vedi (?:le )?foto|vedere foto|si vede (?:nelle|dalle|in) foto|annunci\\p{L}*|solo interessati|no curiosi|^da (?:vedere|provare)(?: e provare)?$|(?:vedere|provare|guidare) per credere|piange il cuore|salvo (?:errori|vendita|(?:il |precedente |già )?vendut[ao])|offert[ae] (?:ridicol[ae]|assurd[ae]|indecent[ei])|potrebbero variare|non (?:è |sono )?vincolant[ei]|parcheggi ovunque|no perdi ?tempo|astenersi|^ore pasti$|no (?:sms|messaggi|e?-?mail)',
    'ecologic\\p{L}*|(?<!(?:ocean|racing|british|deep|dark|light|jungle|signal|irish|sonic|lime) )green|eco-?friendly|emissioni zero|zero emissioni|impatto zero|amic[ao] dell.ambiente',
    'chiamare|chiamat\\p{L}*|telefonare|telefonat\\p{L}*|whatsapp|rivolgersi|contatt\\p{L}*|clicc\\p{L}*|visita il|sito (?:web|internet)',
    'undefined|null|placeholder|lorem',
    '(?<!(?:propr\\p{L}*|client[ei]|intestat\\p{L}+)\\.?.{0,22})(?:donn[ae]|anzian\\p{L}*|signor[ae])|gentil sesso|vecchiett\\p{L}*|nonn[oa]',
  ],
  en: [
    'no time ?wasters|bargain|must (?:see|go)|first to see will buy|what a car|stunning|beautiful|gorgeous|don.?t miss|hurry|last chance|priced to sell|see (?:photos?|pictures?|pics)',
    'eco-?friendly|zero[- ]emissions?|green',
    'call|phone|text me|whats ?app|contact|click|website',
    'undefined|null|placeholder|lorem',
    'lady|ladies|woman|women|girl|elderly|old man|pensioner',
  ],
  de: [
    'schnäppchen|traum(?:auto|wagen)?|wunderschön\\p{L}*|letzte (?:chance|preis)|nur ernst\\p{L}*|spaßanbieter|geil\\p{L}*|siehe (?:bilder|fotos?)',
    'umweltfreundlich\\p{L}*|emissionsfrei',
    'anrufen|telefon(?:isch|nummer)|melden|kontakt\\p{L}*',
    'undefined|null|placeholder|lorem',
    '(?<!(?:poltrona|pelle|interni|sedili) )frau(?:en)?|rentner\\p{L}*|oma|opa|damen\\p{L}*',
  ],
  fr: [
    'affaire|occasion à saisir|à saisir|à ne pas manquer|curieux s.?abstenir|magnifique|superbe|sublime|urgent|coup de c(?:œ|oe)ur|voir photos?',
    'écologique|zéro émission',
    'appelez|appeler|contactez|contacter|téléphone|site internet',
    'undefined|null|placeholder|lorem',
    'femmes?|dame|mamie|retraité\\p{L}*',
  ],
  es: [
    'chollo|ganga|oportunidad|urge(?:nte)?|abstenerse|curiosos|preciosa?|impresionante|no te lo pierdas|mejor ver|ver fotos?',
    'ecológic[oa]|cero emisiones',
    'llam(?:ar|e|a|adme)|contactar?|teléfono|página web',
    'undefined|null|placeholder|lorem',
    'mujer(?:es)?|señora|chica|anciano|jubilado',
  ],
};
