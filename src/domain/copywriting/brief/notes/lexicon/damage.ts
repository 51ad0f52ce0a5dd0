const signs = [
  'dann[oi]',
  'danneggiat\\p{L}*',
  'graff[io]\\p{L}*',
  'graffiett\\p{L}*',
  'ammacca\\p{L}+',
  'bozz[oi]',
  'bott[ea]',
  'piccol[oi] boll[oi]',
  'boll[oi] (?:su\\p{L}* |al(?:la)? )?(?:cofano|portier[ae]|port[ae]|parafang\\p{L}*|tetto|portellone|fiancat[ae]|paraurti|carrozzeria)',
  'incident\\p{L}*',
  'sinistrat\\p{L}*',
  'grandin\\p{L}*',
  'ruggin\\p{L}*',
  'arrugginit\\p{L}*',
  'bollicin\\p{L}*',
  'rott[oaie]',
  'rottur\\p{L}*',
  'guast\\p{L}*',
  'difett\\p{L}*',
  'avari[ae]',
  'anomal\\p{L}*',
  'non (?:va|parte|funzion\\p{L}*|si accende|inclus\\p{L}|compres\\p{L}|omologat\\p{L}|marciante)',
  'da (?:fare|rifare|ripar\\p{L}*|sistem\\p{L}*|sostitu\\p{L}*|rivedere|vernici\\p{L}*|cambiare|ricaricare|igienizzare|restaurare|revisionare|rigenerare|pulire|lucidare|registrare|ultimare)',
  '(?:clima|climatizzatore|condizionatore|condizionata|batteria|ammortizzatori) (?:\\p{L}+ )?scaric\\p{L}+',
  'spia \\p{L}*.*acces\\p{L}*',
  'perdit[ae]',
  'perde',
  'fus[oa]',
  'scheggiat\\p{L}*',
  'crep[ae]\\p{L}*',
  'usurat\\p{L}*',
  'usura',
  'consumat\\p{L}*',
  "(?:consum[ao]|mangia) (?:\\p{L}+[’']? )*(?:d[’'])?olio",
  'strapp\\p{L}*',
  'macchi[ae]',
  'macchiat\\p{L}',
  'mancant[ei]',
  'mancan?o?',
  'alluvion\\p{L}*',
  'bruciat\\p{L}*',
  'scolorit\\p{L}*',
  'sverniciat\\p{L}*',
  '(?:far[oi]|fanal[ei]|vernice|trasparente|plastiche|cofano|tetto|carrozzeria) opac\\p{L}*',
  'rumor[ei]',
  'rumoros[oaie]',
  'fumo',
  'fuma',
  'scarburat[oa]',
  'ossidat[oaie]',
  'vibra',
  'vibrazion\\p{L}*',
  'gratta(?:no)?',
  '(?:cambio|frizione|sterzo|volante) dur[oa]',
  'scollat[oaie]',
  'scucit[oaie]',
  'screpolat[oaie]',
  'spaccat[oaie]',
  'lesionat[oaie]',
  'righe',
  'rigat[oaie]',
  'rigatur[ae]',
  'segni',
  "segno d(?:i |[’'])(?:lavoro|uso|utilizzo|usura)|qualche segno",
  '(?<!al primo )colp[oi]',
  'urto',
  'deformat\\p{L}*',
  'piegat[oaie]',
  'strisciat\\p{L}*',
  'ceduto',
  'bloccat[oaie]',
  'scadut[oaie]',
  '(?:paraurti|cofano|portier[ae]|parafang[oh]i?|fiancat[ae]|tetto|sportell[oi]) (?:\\p{L}+ )?(?:ri)?verniciat[oaie]',
  'fermo amministrativo',
  'batteria a noleggio',
  'noleggio batteria',
];
const damage = new RegExp(`(?<!\\p{L})(?:${signs.join('|')})(?!\\p{L})`, 'iu');

const denied =
  /(?<!\p{L})(?:mai|non|nessun[oa]?|senza|zero|no) (?:\p{L}+ )?(?:incident|dann|graff|ammacc|difett|grandin|ruggin|sinistr|bott|segni|perdit|rumor|vibraz|spi[ae]|guast|lavor|urt[oi]|colp[oi])/iu;
const harmless =
  /antigraffio|antirumore|differenzial\p{L}* bloccat|bloccaggio|kit ripar|perdita pressione|(?:sensore|spia|controllo) (?:di )?(?:pressione|usura)|riduzione rumor/iu;

/** Whether an item states a damage or a defect. */
export function isDamage(text: string): boolean {
  return damage.test(text) && !denied.test(text) && !harmless.test(text);
}

/** Returns where an item begins to state a damage, or -1 when it states none. */
export const damageStart = (text: string) => (isDamage(text) ? text.search(damage) : -1);

/** What a buyer of a damaged car asks next: airbags, frame, does it run. */
export function isState(text: string): boolean {
  return /(?<!non )\bmarciante|airbag .*(?:esplos|scoppiat|integr)|telaio (?:integro|è integro)|motore (?:è )?funzionante|parte e cammina/iu.test(
    text,
  );
}

/** The parts of a car that a damage may name after a comma. */
export const bodyParts =
  /^(?:(?:il|la|lo|i|gli|le|e|ed|al|alla|l[’'])\s?)?(?:paraurti|cofano|far[oi]|fanal[ei]|parafang[oh]i?|portier[ae]|port[ae]|portellone|fiancat[ae]|parabrezza|lunotto|specchiett[oi]|tetto|radiator[ei]|montant[ei]|ruot[ae]|cerchi[o]?|longheron[ei]|sospension[ei]|assal[ei]|muso|posteriore|anteriore|lato|laterale|traversa|mascherina|griglia|passaruota|sottoporta|sedil[ei]|capote|capotta|sponda|volante|plancia|cassone|bagagliaio|vetr[oi]|cristall[oi]|semiasse|avantreno|retrotreno)(?!\p{L})/iu;
