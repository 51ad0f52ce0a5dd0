/** Nouns that a seller's item is about: what stands behind one is said of it. */
const topics = [
  'tagliand[oi]|revisione|collaudo|bollo|garanzia|assicurazione|perizia|certificato|report|libretto|documenti|manutenzione|storia|storico|provenienza|chiavi',
  'batteria|ricarica|autonomia|SOH|cavo|wallbox|impianto|bombol[ae]|serbatoio|consum[oi]|autoradio|radio|stereo|navigatore|schermo|app|software',
  'meccanica|frizione|attuatore|distribuzione|cinghia|catena|olio|turbina|usura|cambio|motore|alternatore|iniettori|differenziale|trazione|freni|dischi|pastiglie|ammortizzatori|sospensioni|assetto|scarico|marmitta|catalizzatore|endoscopia|compressione',
  'gomme|pneumatici|cerchi|clima|climatizzatore|riscaldatore|capote|cappotta|hard-?top|tetto|tettuccio|interni|selleria|tappezzeria|sedili|volante|carrozzeria|vernice|verniciatura|telaio|fondo|scocca|vetri|fari|parabrezza',
  'gancio|rimorchio|portata|verricello|sponda|gru|cassone|vano|frigo|cella|allestimento|versione|colore|prezzo|pagamento|consegna|ritiro|permuta|finanziamento|trasporto|passaggio|IVA',
];

const pattern = `(?:${topics.join('|')})(?![\\p{L}/-])`;

/** Matches a word that an item may begin with. */
export const topicWord = new RegExp(`^${pattern}`, 'iu');
