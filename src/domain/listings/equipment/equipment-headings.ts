import { plainWords } from '../words/plain-words.ts';

const longest = 60;

/** What lists of equipment are called. */
const lists = new Set(
  [
    'equipaggiamento|equipaggiamenti|equipaggiamento di serie|equipaggiamento e optional|dotazione|dotazioni|dotazione di serie',
    'dotazioni di serie|dotazioni e optional|dotazione e optional|optional|optionals|optional inclusi|optional presenti|accessori',
    'accessori e optional|optional e accessori|accessori di serie|accessori inclusi|principali optional|dotazioni principali',
    'ausstattung|ausstattungen|sonderausstattung|sonderausstattungen|serienausstattung|ausstattungsmerkmale|extras|zubehor',
    'weitere ausstattung|ausstattung und extras|highlights der ausstattung',
    'equipment|standard equipment|optional equipment|features|vehicle features|features and equipment|options|optional extras',
    'factory options|equipment and options|equipment & options',
    'equipement|equipements|equipements et options|options et equipements|equipements de serie|options et accessoires',
    'equipements et accessoires|options incluses',
    'equipamiento|equipamiento de serie|equipamiento opcional|equipamiento destacado|extras incluidos|opciones',
    'uitrusting|opties|opties en accessoires|accessoires|dotari|wyposazenie|equipamento|extra',
  ].flatMap((line) => line.split('|')),
);

/** Headings inside such a list. */
const groups =
  /^(?:comfort|komfort|confort|sicherheit|safety|sicurezza|securite|seguridad|veiligheid|entertainment|unterhaltung|intrattenimento|multimedia|media|infotainment|divertissement|extra|extras|intern[io]|estern[io]|interieur|exterieur|interior|exterior|innenausstattung|aussen|assist|fahrassist|licht|luci|technologie|tecnologia|technology|audio|ruedas|wheels|cerchi)(?:\b|$)/;

/** What follows such a list on pages and in messages. */
const ends =
  /^(?:descri|beschreibung|fahrzeugbeschreibung|note\b|notiz|bemerkung|remark|remarque|contatt|kontakt|contact|referente|ansprechpartner|venditore|verkaufer|seller|vendeur|vendedor|handler|dealer|concession|anbieter|finanz|financ|leasing|rate\b|rata\b|prezz|preis|price|prix|precio|dati tecnici|technische|technical|caracteri|specific|consum|energie|umwelt|emission|versicher|assicur|insur|posizione|dove siamo|standort|location|localis|ubicacion|indirizzo|orari|offnungs|opening|telefon|cellulare|whatsapp|e ?mail|impressum|segnala|melden|report|signaler|stampa|drucken|print|condivid|teilen|share|similar|simili|annunci|altre auto|weitere fahrzeuge|faq|domande|storico|historie|history|dieses modell|prenota|test drive|vieni a|www|http)/;

const named = (text: string) =>
  text.length > longest ? '' : plainWords(text.replace(/\(\d+\)\s*$|:\s*$/, ''));

/** Pages have thousands of texts: those without one of these words are not spelled out. */
const hint = /quip|optio|optie|dot[aă]|accesso|ausstatt|zubeh|extra|feature|opcion|uitrust|wypos/i;

/** True for the heading of a list of equipment. */
export const isEquipmentHeading = (text: string) =>
  text.length <= longest && hint.test(text) && lists.has(named(text));

/** True for a heading inside a list of equipment: `Comfort`, `Sicherheit`. */
export const isEquipmentGroup = (text: string) => text.length <= longest && groups.test(named(text));

/** True for the text with which something else begins. */
export const endsEquipment = (text: string) => ends.test(plainWords(text));
