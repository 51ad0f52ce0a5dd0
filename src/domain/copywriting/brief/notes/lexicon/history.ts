const history =
  /proprietar|tagliand|manutenzion|revision|distribuzion|(?:gomme|pneumatici|freni|dischi|pastiglie|batteria|frizione|ammortizzatori|cinghia|turbina|motore) (?:\p{L}+ )?(?:nuov|sostituit|appena|rifatt|fatt|recent)|nuov[ei] (?:gomme|pneumatici|freni)|certificat|chilometr|(?<!\p{L})km(?!\p{L})|fumator|garage|incidentat|librett|collaud|sostituit|rifatt|restaur|targa|(?<!\p{L})asi(?!\p{L})|storic|immatricol|import|vernice|verniciatura|conservat|condizion(?!at)|documentat|fattur[ae] (?:di|dei|delle)|ispezion|utilizz|acquistat|consegnat[ao] nuov|vendita per|stat[oa] d|garanzia|stato di salute|approved|in ordine$|dekra|ottime condizioni|autonomia|un passato|esente|document[io] /iu;
const deal =
  /(?<!\p{L})iva(?!\p{L})|bollo|passaggio|finanzia|(?<!\p{L})rat[ae](?!\p{L})|permut|consegna(?!t)|trattabil|prezzo|leasing|(?<!\p{L})ta[en]g?(?!\p{L})|deducibil|detraibil|anticipo|sconto|regime del margine|fattura (?:iva|deduc)|fatturabile|solo contanti|pagamento/iu;

const unfit =
  /vist[ao] e piaciut|imperdibil|trattativ[ae] (?:riservat|privat|in sede)|da non perdere|occasion|affar[eo]|perditempo|chiamare|chiamat|contatt|telefonare|telefonat|full optional|accessoriata?$|(?:^|\s)no scambi|uso personale|nessun graffio|da vedere|da amatore|stupend|bellissim|^perfett[oa]$|^super |super prezzo|mai visto|vero gioiell|di mio nonno|whatsapp|rivolgersi|visibil[ei] (?:presso|a |in )|info(?:rmazioni)?(?!\p{L}| ?t)|ecologic|(?<!\p{L})green(?!\p{L})|eco-?friendly|emissioni zero|zero emissioni|impatto zero|amic[ao] dell.ambiente|annunci|clicc|visita il|sito|undefined|null|placeholder|lorem|donn[ae]|anzian|signor[ae]|gentil sesso/iu;

/** What happened to the car and what papers it has. */
export const isHistory = (text: string) => history.test(text);

/** What belongs to the price: tax, transfer, finance, delivery. */
export const isDeal = (text: string) => deal.test(text);

/** What no dealer's text may carry: void clauses, green claims, contacts, shouting, stereotypes. */
export const isUnfit = (text: string) => unfit.test(text);
