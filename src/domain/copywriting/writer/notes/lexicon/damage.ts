const damage =
  /(?<!\p{L})(?:dann[oi]|danneggiat\p{L}*|graff[io]\p{L}*|graffiett\p{L}*|ammaccatur\p{L}*|ammaccat\p{L}*|bozz[oi]|bott[ea]|botta|incident\p{L}*|sinistrat\p{L}*|grandin\p{L}*|ruggin\p{L}*|arrugginit\p{L}*|rott[oaie]|rottur\p{L}*|guast\p{L}*|difett\p{L}*|non funzion\p{L}*|non parte|non si accende|non va|da ripar\p{L}*|da sistem\p{L}*|da sostitu\p{L}*|da rifare|da rivedere|da vernici\p{L}*|da cambiare|spia \p{L}*.*acces\p{L}*|perdit[ae]|perde|fus[oa]|scheggiat\p{L}*|crep[ae]\p{L}*|usurat\p{L}*|usura|consumat\p{L}*|strapp\p{L}*|macchi[ae]|mancante|mancanti|manca|non marciante|airbag esplosi|airbag scoppiati|airbag sono esplosi|alluvion\p{L}*|bruciat\p{L}*|batteria (?:scarica|da)|scolorit\p{L}*|sverniciat\p{L}*|opac\p{L}*|rumor[ei]|rumoros[oaie]|fumo|fuma|consuma olio|mangia olio|scarburat[oa]|ossidat[oaie]|vibrazion\p{L}*|necessita\p{L}*|segni|colpo|colpi|urto|deformat\p{L}*|pieg[oa]\p{L}*|strisciat\p{L}*|ceduto|bloccat[oaie])(?!\p{L})/iu;

const denied =
  /(?<!\p{L})(?:mai|non|nessun[oa]?|senza|zero|no) (?:\p{L}+ )?(?:incident|dann|graff|ammacc|difett|grandin|ruggin|sinistr|bott|segni|perdit|rumor|vibraz)/iu;
const harmless =
  /antigraffio|antirumore|differenzial\p{L}* bloccat|bloccaggio|kit ripar|perdita pressione|(?:sensore|spia|controllo) (?:di )?(?:pressione|usura)|riduzione rumor/iu;

/** Whether an item states a damage or a defect. */
export function isDamage(text: string): boolean {
  return damage.test(text) && !denied.test(text) && !harmless.test(text);
}

/** What a buyer of a damaged car asks next: airbags, frame, does it run. */
export function isState(text: string): boolean {
  return /(?<!non )\bmarciante|airbag non|airbag integri|gli airbag non|telaio (?:integro|è integro)|motore (?:è )?funzionante|parte e cammina/iu.test(
    text,
  );
}

/** The parts of a car that a damage may name after a comma. */
export const bodyParts =
  /^(?:(?:il|la|lo|i|gli|le|e|ed|al|alla|l[’'])\s?)?(?:paraurti|cofano|far[oi]|fanal[ei]|parafang[oh]i?|portier[ae]|port[ae]|portellone|fiancat[ae]|parabrezza|lunotto|specchiett[oi]|tetto|radiator[ei]|montant[ei]|ruot[ae]|cerchi[o]?|longheron[ei]|sospension[ei]|assal[ei]|muso|posteriore|anteriore|lato|laterale|traversa|mascherina|griglia|passaruota|sottoporta|bagagliaio|vetr[oi]|cristall[oi]|semiasse|avantreno|retrotreno)(?!\p{L})/iu;
