/**
 * What stands before or behind a figure that is not the vehicle's own: services, ranges, taxes, rates,
 * costs of the sale, dates of inspections; in Italian, English, German, French and Spanish.
 */
export const notTheMileage = {
  before:
    /\bogni|\balle\b|\b(?:a|ai|at|bei|à|agli)\s*$|tagliand|autonomi|distribuz|cinghia|sostitu|cambiat|garan|\bentro|fino|oltre|\blimite?\b|gomm|pneum|frizion|rifatt|revision|batter|reichweite|\brange|\bbis\b|service|inspektion|zahnriemen|wartung|erneuert|courroie|vidange|tous les|distrib|correa|revisi|\bcada|\bevery|until|up to|warrant|\bbelt|replaced|consum|raggio|distan|consegn|\b(?:per|pro)\s*$|\beach|costo|€|euro|prezzo|preis|prix|precio|price|tasa|max|\bnur noch|\btüv|\bhu\b|motor[eur]* (?:rifatt|nuov|neu)|austausch/i,
  after:
    /^\s*(?:\/(?! )|h\b|ph\b|di (?:autonomi|garanz|raggio|distanza)|l'anno|annui|all'anno|anno\b(?! ?(?:19|20)\d\d)|fa\b|ago\b|autonom|reichweite|range|pro jahr|im jahr|jährlich|per year|a year|par an|al año|d'autonomie|de (?:autonom|garan)|con un pieno|con una carica|da (?:noi|qui)|entfernt|away)/i,
} as const;

export const notThePrice = {
  before:
    /\brat[ae]\b|anticip|valore|valut|listino|(?:\b(?:da|di|del)|^|[,(])\s*nuov[ao]\b|costav|scont|finanz|leasing|nolegg|caparra|accont|deposi|maxirata|\bnp\b|neupreis|\buvp\b|listenpreis|anzahlung|kaution|monat|carte grise|acompte|apport|\bneuf|valeur|malus|mensual|entrada|cuota|\bnuevo|\brrp\b|\bnew\b|\bwas\b|\bcosts?\b|vorher|antes|tasado|worth|instead|anziché|invece|\bstatt\b|au lieu|en vez|\bfino|\b(?:da|dai|ab|from|dès|desde)\s*$|partire|risparm|\bsave|multa|incentiv|ecobonus|bonus|contribut|prämie|prime\b|danni|fattur|factur|\boff(?:r[oe]|ert[oi])\b|assicurat[ao] per|massimale|(?<!\d ?)\b(?:cv|ps|kw|ch)\.?:?\s*$/i,
  after:
    /^\s*(?:\/(?! )|al mese|mensil|di (?:bollo|optional|accessori|lavori|sconto|rata|anticipo|tagliand|spes[ae]|extra|valore|passaggio|gomme|multa|fattur)|monat|pro monat|mtl|per month|a month|pm\b|p\.m|par mois|al mes|\+ ?iva|più iva|\+ ?vat|plus vat|netto|net\b|ht\b|exkl|zzgl|hors|of\b|worth|in (?:optional|accessori)|anticipo|d'(?:options|apport)|de entrada|for delivery|per (?:il|la)|spesi|more|in meno|inclus|extra|£|\$|chf)/i,
} as const;

/** Above a sum that is too large for it these words say nothing of the sum: taxes, parts and works, fees of the sale. */
export const beforeSmallSums =
  /\bmes[ei]\b|bollo|passagg|assicur|spes[aei]|tagliand|\bnuov[aoie]|pagat|gomm|cerchi|(?<!full )optional|accessor|garanz|garant|trasport|immatric|consegn|überführ|zulassung|steuer|\bfrais|transfer|seguro|impuesto|\btax\b|insur|deliver|ripar|lavori|extra|supplement|\bkit\b|wallbox|distribuz|frizion|service|repair|inspektion|révision|\bitv\b|warrant/i;

export const notThePower = {
  before:
    /ricaric|\bcarica|\bfast|\b[da]c\b|wallbox|colonnin|\blad(?:e|ung)|charg|carga|recharge|batter|fisca|superbollo|oltre|fino|\bup to|chip|mappa|rimapp|centralina|tuning|preparat|steuer/i,
  after:
    /^\s*(?:h\b|fisc|in [da]c|di ricarica|[da]c\b|charg|ladeleistung|de (?:charge|recharge|carga)|con mappa|di picco)/i,
} as const;

export const notTheYear = {
  before:
    /bombol|nuov[aoe]\s*$|revision|collaud|prüfung|\bmfk\b|bollo|tagliand|\bscad|garan|gomm|pneum|batter|assicur|distribuz|\btüv|\btuv\b|\bhu\b|\bau\b|inspe[kc]t|service|reifen|contrôle|\bct\b|vidange|pneus|\bitv\b|seguro|neum|\bmot\b|\bnct\b|\btax\b|until|fino|\bbis\b|jusqu|hasta|valid|sostitu|cambia|rifatt|restyl|model year|modelljahr|\bmy\b|facelift|aggiorn|\bnavi|mappe|frizion|\bdal\b|\bsince|\bseit\b|depuis|desde|acquist|compra|bought|gekauft|achet|in vendita da|serviced|révis|revis|gearbeitet|lackier|verniciat|painted|euro\s*$|\brev\.|\btagl\.|kit|entro|disponibil|consegna|arrivo/i,
  after: /^\s*(?:€|euro (?![0-7]\b)|km\b(?!\.?:? ?\d)|cc|kg|mm|[-–/] ?\d)/i,
} as const;

export const notTheFuel =
  /pompa|filtro|permut|\b(?:no|non|niente|senza|kein\w*|not?|sans|sin|without)\b|serbatoio|consum|verbrauch|consomm|preriscald|standheizung|webasto|buon[oi]|anche|auch|also|aussi/i;
export const notTheGearbox =
  /clima|air ?con|licht|fari\b|luci|frenat|brems|parch|park|speg|start|portell|heckklappe|tergi|retrovis|spec?chi|libretto|uso e|permut|olio|öl|oil|huile|aceite|sostitu|rifatt|revision/i;
export const notTheColor =
  /intern|innen|sedil|sitz|pelle|leder|cuir|cuero|asient|seats?\b|siège|interior|interieur|intérieur|cerchi|tetto|dach|roof|toit|tappez|inserti|specch/i;
