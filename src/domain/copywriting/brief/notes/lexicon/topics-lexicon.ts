/** Nouns that a seller's item is about: what stands behind one is said of it. */
const topics = [
  'tagliand[oi]|revisione|collaudo|bollo|garanzia|assicurazione|perizia|certificato|report|libretto|documenti|manutenzione|storia|storico|provenienza|chiavi',
  'batteria|ricarica|autonomia|SOH|cavo|wallbox|impianto|bombol[ae]|serbatoio|consum[oi]|autoradio|radio|stereo|navigatore|schermo|app|software',
  'meccanica|frizione|attuatore|distribuzione|cinghia|catena|olio|turbina|usura|cambio|motore|alternatore|iniettori|differenziale|trazione|freni|dischi|pastiglie|ammortizzatori|sospensioni|assetto|scarico|marmitta|catalizzatore|endoscopia|compressione',
  'gomme|pneumatici|cerchi|clima|climatizzatore|riscaldatore|capote|cappotta|hard-?top|tetto|tettuccio|interni|selleria|tappezzeria|sedili|volante|carrozzeria|vernice|verniciatura|telaio|fondo|scocca|vetri|fari|parabrezza',
  'gancio|rimorchio|portata|verricello|sponda|gru|cassone|vano|frigo|cella|allestimento|versione|colore|prezzo|pagamento|consegna|ritiro|permuta|finanziamento|trasporto|passaggio|IVA',
];

const pattern = `(?:${topics.join('|')})(?![\\p{L}/-])`;

/** Returns which of the topics some words are of: that of the first noun they name; undefined where they name none. */
export function topicOf(text: string): number | undefined {
  const [noun] = anyTopic.exec(text) ?? [];
  const at = noun === undefined ? -1 : topics.findIndex((_, index) => eachTopic[index]?.test(noun));
  return at < 0 ? undefined : at;
}

const anyTopic = new RegExp(`(?<!\\p{L})${pattern}`, 'iu');
const eachTopic = topics.map((nouns) => new RegExp(`^(?:${nouns})$`, 'iu'));

/** Matches a word that an item may begin with. */
export const topicWord = new RegExp(`^${pattern}`, 'iu');
