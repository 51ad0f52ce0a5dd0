import { nouns } from '../../../../brief/notes/lexicon/nouns-lexicon.ts';
import { isCounted, type Noun, nounOf } from '../../../../brief/notes/noun-of.ts';

/** Nouns of the trade that the reading of notes does not need, by gender and number. */
const byGender = {
  ms: `tassametro foro orologio richiamo antinebbia superbollo schermino piede cane telepass arrivo ecobonus carrello allestimento appoggio adesivo adattatore baule bagagliaio bauletto bordo braccetto carburatore cardano carrello cavalletto certificato cielo clacson
    collettore coperchio contachilometri contratto convertitore coprisedile coprivolante cruscotto disco documento estintore faretto filo fondo foro gancetto
    gradino graffietto graffio interno inverno kit lavaggio lavoro libretto listino lucernario manuale martinetto mobile mobiletto nastro obd oblò odore
    paranco parabordo pedale perno piantone piantoncino piattino pistoncino poggiapiedi pomello ponte portaoggetti portellone preventivo pulsante radiocomando
    report ribaltabile ricambio rivelatore rubinetto salone scaffale sbrinatore scheggione segnetto segno seggiolino semicerchio serbatoio silenziatore
    sollevatore soppalco spessimetro spoilerino storico supporto tagliandino tappo tappeto telaio telefono tergicristallo tester timbro tirante tavolo
    trattamento trasporto treno triangolo tubo utilizzatore valore ventilatore verbale vetrino volante bozzo bollo botto spoiler canone costo ritiro saldo acconto anticipo sconto
    strappo taglio buco danno fianchetto fianco gioco difetto colpo urto gocciolio cigolio fischio impianto portascala portascale portatutto portaoggetti gavone wc boiler bagno lettone letto cucinotto`,
  fs: `minima cassetta visione borsa coppia cella gru gruetta assicurazione wallbox doga abitabilità accensione agevolazione ammaccatura ammaccaturina asta attrezzatura autovettura balestra bacchetta bolla bollicina botta branda bugna calotta cabina
    canalina capottina cassa cassaforte cassettiera centralina cerniera chiavetta cinghia ciotola clip coibentazione colonnetta copia coppa copriruota crepa cremagliera cronologia
    cuffia culla cura custodia differenza documentazione dinamo dotazione esca famiglia fattura fiancatina fila filettatura fodera fondina foto gemma ghiera
    giacenza guarnizione imperfezione infiltrazione insonorizzazione ispezione lamiera lampada lampadina lavatrice leggera lesione licenza lista lunetta macchia macchina maniglia manopola
    martellata mano marmitta mensola messa modanatura moto offerta officina omologazione panca parabola passeggera pedana pedanina percorrenza perizia piastra plastica plafoniera predisposizione
    proprietà protezione prova provenienza pulizia punta puleggia rampetta rata ragnatela rastrelliera rete retina riga rigatura riserva rottamazione rugginina ruggine
    scala scatola scheggia scheggiatura scocca screpolatura sedia sede serranda serratura seta sfera slitta soglia sonda spazzola spina sporgenza staffa stecca storia strisciata striscia
    struttura suoneria tacca tasca tavola tela tendenza tenuta testina toppa trasformazione traversa usura vaschetta valvola vasca ventola vibrazione virata vite zanzariera zavorra zona sbrinatura`,
  mp: `finestrini tenditori balestrini cani piedi semiassi agganci adesivi ammortizzatori bulloni bracci braccetti cavi coprisedili coperchi cuscini dadi distanziali documenti faretti fili fogli fori forellini
    graffietti lavori listelli longheroni manuali mobili mobiletti moduli piedini profili pulsanti ricambi ripiani ritocchi rotori rumori scaffali seggiolini segnetti segni
    teli timbri tappeti tubi vetri volumi attrezzi posti libretti chilometri estintori fermacarico punti pensili gradini`,
  fp: `balestre acque mappe pulegge doghe lamelle assi paretine rampe ammaccature bolle bollicine botte boccole brugole calotte cassettiere cinghie coppe crepe fatture fodere foto gomme guarnizioni imperfezioni
    lampade lampadine maniglie manopole mensole pellicole pelli plastiche protezioni righe rigature schegge scheggiature screpolature spazzole staffe strisce striature tasche tavole tendine
    traverse scritte insegne valvole viti sassatine sassate pietrate retine pareti guide cinture candele`,
};

const shapes = {
  ms: { gender: 'm', plural: false },
  fs: { gender: 'f', plural: false },
  mp: { gender: 'm', plural: true },
  fp: { gender: 'f', plural: true },
} as const satisfies Record<string, Noun>;

const known: ReadonlyMap<string, Noun> = new Map(
  (['ms', 'fs', 'mp', 'fp'] as const).flatMap((key) =>
    byGender[key].split(/\s+/u).map((word) => [word, shapes[key]] as const),
  ),
);

/** Gender and number of a word by itself, of those that car sellers use; undefined of others. */
export const knownNounOf = (word: string): Noun | undefined => nouns.get(word) ?? known.get(word);

/** Endings that leave no doubt. */
const endings: readonly (readonly [RegExp, Noun])[] = [
  [/\p{L}{3}(?:[sz]ione|tà|tura|anza|enza|iera)$/u, shapes.fs],
  [/\p{L}{3}(?:[sz]ioni|ture|anze|enze|iere)$/u, shapes.fp],
  [/\p{L}{3}(?:mento|aggio)$/u, shapes.ms],
];

/** Gender and number of a noun by an ending that only nouns have; undefined of other words. */
export const nounByEnding = (word: string): Noun | undefined =>
  endings.find(([ending]) => ending.test(word))?.[1];

/** Returns gender and number of the noun that a thing begins with; undefined when they are not certain. */
export function headNounOf(phrase: string): Noun | undefined {
  const [first = ''] = phrase.toLowerCase().split(/[\s,/]/u);
  return nounOf(phrase) ?? known.get(first) ?? (isCounted(phrase) ? shapes.mp : nounByEnding(first));
}

const fittings =
  /^(?:accessori|airbag|altoparlant[ei]|alzacristalli|antifurto|assetto|autoradio|barr[ae]|bauletto|box|bracciolo|cappelliera|caricabatterie|caricatore|cassett[ae]|cassettier[ae]|cav[io]|centralina|cerchi|chiusura|climatizzatore|comandi|copriruota|cruise|cucina|display|distanziali|doccia|estensione|estintore|far[io]|faretti|fendinebbia|filtro|forno|frigo(?:rifero)?|gancio|ganci|gavone|griglia|inserti|interfaccia|inverter|kit|lavafari|lettore|luci|mappe|minigonne|monitor|navigatore|oblò|oscuranti|pacchetto|palette|panca|panchetta|pannell[oi]|paratia|paraurti|parabole?|pedaliera|pedan[ae]|pinze|poggiatesta|pomello|porta(?:bici|moto|pacchi|sci|scale|oggetti|tutto|bagagli|ruota)|presa|prese|prolunga|protezion[ei]|radio(?:comando)?|ricarica|rivestiment[io]|roll|scaffal[ei]|scaffalatura|scarico|schermo|sedil[ei]|seggiolin[oi]|sensor[ei]|serratura|sistema|snorkel|sospensioni|specchi(?:etti|etto)?|spoiler|sponda|sponde|stereo|stufa|subwoofer|supporto|tappetin[io]|tavol[io]n[oi]|telecamer[ae]|telepass|telo|telone|tenda|tendalino|tendin[ae]|tett(?:o|uccio)|tom|trazione|tv|vasca|veranda|verricello|vetri|vivavoce|volante|wallbox|webasto|zanzarier[ae])(?!\p{L})/iu;
/** What stands behind a fitting that is no longer one of the car's: spent, for sale, or a price. */
const isOfDealing =
  /(?<!\p{L})(?:da (?:rifare|montare|sostituire|fissare)|a parte|in vendita|€|euro|esclus[oaie]|non |no |manca|senza)/iu;

/** Whether own words name something that cars are fitted with. */
export const isFitting = (text: string): boolean => fittings.test(text) && !isOfDealing.test(text);

const parts = new RegExp(
  `^(?:${[
    'motore|cambio|frizione|batteria|capote|cappotta|vernice|tappezzeria|selleria|carrozzeria|meccanica|telaio|distribuzione|turbina|libretto|tachigrafo',
    'scarico|impianto|manutenzione|bollo|revisione|consegna|prezzo|offerta|perizia|trasporto|interno|interni|volante|cruscotto|plancia|clima|climatizzatore|aria|parabrezza|orologio|cofano|tetto',
    'paraurti|passaggio|cabina|plafoniera|cielo|rivestimento|garanzia|storia|cronologia|documentazione|gomme|fari|sedili|sedile|tagliandi|cerchi|freni|dischi|pastiglie|ammortizzatori|bombole|bombola|longheroni|vetri|documenti',
    'chilometri|km|targhe|targa|distribuzione|pompa|radiatore|alternatore|trazione|differenziale|chiusura|vetro|cinghia|specchio|specchietto|portiera|portellone|sportello|autoradio|carburatore|allestimento|collaudo|marmitta|catalizzatore',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether every car has exactly this thing, so that it is "the" one and not "a" one. */
export const isPartOfAnyCar = (phrase: string): boolean => parts.test(phrase);
