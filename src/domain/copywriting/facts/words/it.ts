import type { FactWords } from '../fact-words.ts';

const car =
  '(?:auto|automobile|vettura|macchina|veicolo|mezzo|esemplare|versione|berlina|suv|crossover|hatchback|due volumi|utilitaria|citycar|compatta|familiare|wagon|coupé|coupe|cabrio|cabriolet|spider|sportiva|monovolume|pickup|furgone|fuoristrada|§+)';
const part =
  '(?:intern[oi]|sedil[ei]|pelle|alcantara|tessuto|rivestiment[oi]|cerchi|pinze|tetto|tettuccio|capote|specchietti|calotte|modanature|cuciture|plancia|moquette|tappezzeria|selleria|volante|profili|dettagli|inserti|strisce|vetri|paraurti|barre)';

/** Italian words for the facts of a car. */
export const italianFacts: FactWords = {
  numbers: {
    un: 1,
    uno: 1,
    una: 1,
    due: 2,
    tre: 3,
    tré: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    tredici: 13,
    quattordici: 14,
    quindici: 15,
    sedici: 16,
    diciassette: 17,
    diciotto: 18,
    diciannove: 19,
    venti: 20,
    vent: 20,
    trenta: 30,
    trent: 30,
    quaranta: 40,
    quarant: 40,
    cinquanta: 50,
    cinquant: 50,
    sessanta: 60,
    sessant: 60,
    settanta: 70,
    settant: 70,
    ottanta: 80,
    ottant: 80,
    novanta: 90,
    novant: 90,
    cento: 100,
    cent: 100,
    mille: 1000,
    mila: 1000,
  },
  thousand: 'mila',
  units: {
    perMonth: '(?:€|euro|eur)\\s?(?:/\\s?mese|al mese|mensili|/\\s?mens@)',
    euro: '(?:[.,][-–—]+\\s?)?(?:€|euro|eur)',
    consumption:
      '(?:l|lt|litri)\\s?(?:/|ogni|per|ai|x)\\s?(?:100|cento)(?:\\s?(?:km|chilometri))?|km\\s?(?:/|con un|al|per)\\s?(?:l|lt|litro)|kwh\\s?/\\s?100\\s?km',
    emission: '(?:g|gr|grammi)\\s?(?:/|per|al)\\s?(?:km|chilometro)',
    speed: 'km\\s?/\\s?h|km orari|chilometri (?:orari|all.ora)|all.ora|orari',
    km: 'km|kms|chilometri|chilometro',
    miles: 'miglia|mi',
    kWh: 'kwh',
    kW: 'kw|kilowatt|chilowatt',
    horsepower: 'cv|cavalli|hp|ps',
    cc: 'cc|cm³|cm3|cmc|c\\.c\\.?|centimetri cubi',
    litres: 'l|lt|litri|litro',
    doors: 'porte|portiere|p\\.?te',
    seats: 'posti|sedute',
    months: 'mesi|mese',
    years: 'anni|anno',
    owners: '(?:soli |unici )?proprietari(?:o)?|(?:soli )?intestatari(?:o)?',
    gears: 'marce|rapporti|velocità',
    keys: 'chiavi',
    inches: "pollici|\"|”|″|''",
    percent: '%|per cento',
    torque: 'nm|newtonmetri',
    seconds: 's|sec|secondi',
    minutes: 'min|minuti|ore|giorni|settimane',
    stars: 'stelle',
    cylinders: 'cilindri',
    kilos: 'kg|chili|chilogrammi',
    tonnes: 'tonnellat[ae]',
    quintals: 'quintali|q\\.?li',
    other:
      'airbag|cm|mm|m|metri|m³|altoparlanti|casse|watt|w|v|zone|chiavi|esemplari|persone|passeggeri|litri',
  },
  leads: {
    km: 'km|kms|chilometri|chilometraggio|percorrenza|percorsi|chilometri (?:percorsi |totali )?sono|km (?:percorsi |totali )?sono',
    euro: 'prezzo|costo|richiesta',
    horsepower: 'potenza|cv',
    doors: 'porte',
    seats: 'posti',
  },
  half: 'e mezz[ao]',
  bounds: {
    less: '(?:meno di|sotto (?:i|gli|le|ai|a)|al di sotto (?:dei|di|delle)|inferiore a|inferiori a|non (?:arriva|supera) (?:a |i |nemmeno i |neanche i )?|massimo|fino a|entro i|entro)(?:\\s€)?',
    more: '(?:più di|oltre(?: i| gli| le)?|sopra i|al di sopra (?:dei|di)|superiore a|almeno|ben oltre)(?:\\s€)?',
    about:
      '(?:circa|quasi|all.incirca|intorno (?:ai|a)|attorno (?:ai|a)|poco (?:più|meno) di|poco oltre(?: i)?|poco sotto i|più o meno|una? )(?:\\s€)?',
  },
  cues: {
    range: 'autonomia|con un pieno|con una carica|con una ricarica|a ogni ricarica',
    warranty: 'garanzi[ae]|garantit[aoie]|copertur[ae]',
    financing:
      'rat[ae]|rateal@|anticipo|finanziament@|mensil@|al mese|tan|taeg|tasso|interessi|canone|leasing|maxirata|maxi rata',
    service:
      'tagliand@|distribuzione|cinghia|catena|frizione|olio|gomme|pneumatici|freni|pastiglie|dischi|sostituit@|cambiat@|revisionat@|rifatt@|manutenzion@|batteria|ammortizzatori',
    inspection: 'revision[ei]|collaud[oi]|bollo|superbollo',
    charging: 'ricaric@|colonnin@|wallbox|in corrente|carica|caricatore|batteria|rapida',
    age: 'ha|hanno|di vita|di età|vecchi[ao]|appena',
    hours: 'orari[oi]|apert[oi]|apriamo|chiudiamo|dalle|domenica|sabato',
    otherSum:
      'sconto|sconti|risparmi@|invece di|anziché|optional|valore|listino|costav@|bollo|passaggio|spese|gomme|omaggio|bonus|valutat@|supervalut@|da nuov[ao]|in meno',
    otherDistance:
      'altri|altre|ancora|da casa|dal centro|dalla città|in un giorno|ogni|da qui|lontan@|fra|distan@',
    engine:
      'motore|cilindrata|litri|turbo|tdi|tsi|tfsi|jtd|jtdm|multijet|hdi|bluehdi|dci|tdci|cdi|gdi|vtec|benzina|diesel|ibrido|gpl|mpi|mjet|crdi|ecoboost|puretech|firefly|t-?jet|propulsore|unità|quattro cilindri|tre cilindri|v6|v8|sotto il cofano',
    since: 'dal|da|fin dal|nato nel|fondat@',
    sprint: 'zero a(?:i)? cento|0 a(?:i)? 100|0 100|acceler@|scatt[ao]',
    load: 'train@|rimorch@|portata|cari[ck]@|carichi|pes[ao]|massa|sopport@',
  },
  clock: 'delle|alle|le|ore|verso le',
  fuel: {
    Benzina:
      'a benzina|motore benzina|alimentazione(?: a)? benzina|benzina (?:da|di|con)|versione benzina|benzina',
    Diesel: 'turbodiesel|diesel|gasolio|a gasolio|naft@',
    Elettrico:
      '(?:motore|propulsore|powertrain|propulsione|alimentazione|mobilità|trazione|berlina|suv|crossover|citycar|utilitaria|compatta|auto|vettura|macchina|veicolo|monovolume|furgone|spinta|§+) (?:100% |completamente |interamente |totalmente |solo )?elettric[aoi]|un.elettrica|l.elettrica|è elettric[ao]|(?:100%|completamente|interamente|totalmente|full|puramente) ele[ct]tric[ao]?|full electric|a batteria|elettrica (?:fino|pura|vera)',
    Ibrido: 'ibrid[aoie]|hybrid|mild hybrid|full hybrid|plug in|phev|mhev',
    GPL: 'gpl|a gas|bifuel|bi fuel',
    Metano: 'metano|cng',
    Idrogeno: 'idrogeno|fuel cell|celle a combustibile',
  },
  transmission: {
    Manuale:
      '(?:cambio|trasmissione),? (?:è |meccanic[oa] |di tipo )?(?:a \\S+ (?:marce|rapporti) )?manuale|(?:sei|cinque|6|5) marce manuale|manuale a (?:sei|cinque|6|5) (?:marce|rapporti)|cambio meccanico|cambi@ (?:le )?marce a mano|leva del cambio manuale|pedale della frizione',
    Automatica:
      '(?:cambio|trasmissione|guida),? (?:è |di tipo )?(?:a \\S+ (?:marce|rapporti) )?automatic[oa]|automatico a \\S+ (?:marce|rapporti)|convertitore di coppia|(?:auto|vettura|macchina|berlina|suv|citycar|utilitaria|§+) automatic[ao]|senza (?:pedale della )?frizione',
    Robotizzata:
      'cambio robotizzato|robotizzat[oa]|doppia frizione|dsg|s tronic|dct|pdk|edc|tct|cambio selespeed|mta',
    CVT: 'cvt|e cvt|(?:cambio|trasmissione) (?:a variazione )?continua?|variazione continua|xtronic|multitronic',
    Sequenziale: '(?:cambio|trasmissione) sequenziale|sequenziale',
  },
  drive: {
    front:
      'trazione (?:è |alle ruote |sulle ruote )?anteriore|ruote (?:motrici )?anteriori(?: motrici)?|tutto avanti|fwd|2wd|4x2',
    rear: 'trazione (?:è |alle ruote |sulle ruote )?posteriore|ruote (?:motrici )?posteriori(?: motrici)?|tutto dietro|rwd|spinta posteriore',
    all: 'trazione (?:è |totale )?(?:integrale|totale|4x4|awd|quattro)(?: permanente| inseribile)?|integrale|quattro ruote motrici|(?<!(?:disco|dischi|freni|cerchi|gomme|sospensioni) (?:su|a|alle|per) )tutte e quattro le ruote|trazione su tutte le ruote|4 ruote motrici|4x4|4wd|awd|xdrive|x drive|4matic|4motion|q4|all4|4drive',
  },
  body: {
    Berlina: 'berlina(?! (?:a )?(?:due|2) volumi)|tre volumi|sedan',
    SUV: 'suv|sport utility',
    Crossover: 'crossover',
    Hatchback: 'hatchback|due volumi|berlina (?:a )?(?:due|2) volumi',
    'Station Wagon': 'station wagon|wagon|sw|giardinetta',
    Coupé: 'coup[eé]',
    Cabrio: 'cabrio|cabriolet|decappottabile|spider|spyder|roadster',
    Monovolume: 'monovolume|mpv|multispazio',
    Pickup: 'pick up|pickup',
    Furgone: 'furgone|furgoncino|van',
    Sportiva: 'sportiva',
    Citycar: 'citycar|city car',
  },
  condition: {
    Nuovo:
      '(?:auto|vettura|macchina|veicolo|§+) nuov[ao]|nuov[ao] (?:di (?:fabbrica|zecca|pacca)|da immatricolare|mai (?:immatricolat|targat|usat)[ao])|mai (?:immatricolat|targat|usat)[ao]|appena uscit[ao] dalla fabbrica|da immatricolare',
    Usato:
      '(?:auto|vettura|macchina|veicolo) usat[ao]|usat[ao] (?:del|di|garantit[ao]|sicur[ao]|certificat[ao])|un usato|nostro usato|auto usate|è usat[ao]|usat[ao],|di seconda mano',
    'Km 0': 'km (?:0|zero)|chilometri? zero|0 km|km\\.? 0|pre immatricolat[ao]|preimmatricolat[ao]',
    Aziendale:
      '(?:auto|vettura|veicolo|mezzo|ex|è) aziendale|aziendale|ex flotta|auto di servizio|vettura di servizio|ex dimostrativ[ao]',
    Semicollisione:
      'semicollision@|semi collision@|sinistrat[ao]|semi incidentat@|semincidentat@|(?<!mai (?:stat[ao] )?|non )incidentat@',
  },
  color: {
    Bianco: 'bianc[aoh]e?|bianchi',
    Nero: 'ner[aoei]',
    Grigio: 'grigi[ao]?|grigie|antracite|canna di fucile',
    Rosso: 'ross[aoie]',
    Blu: 'blu|azzurr[aoie]|celeste',
    Verde: 'verd[ei]',
    Giallo: 'giall[aoie]',
    Arancione: 'arancion[ei]|arancio',
    Marrone: 'marron[ei]|bronzo|moka',
    Viola: 'viola',
    Argento: 'argento|argentat[aoei]',
    Oro: 'oro|dorat[aoei]',
    Beige: 'beige|avorio|sabbia|champagne',
    Bordeaux: 'bordeaux|bordò|amaranto|granata',
  },
  colorOfCar: {
    before: `(?:colore|tinta)[^.;!?\\n]{0,14}|(?:color(?:e|azione)?|tint[ae]|livrea|vernice|verniciatura|carrozzeria|verniciat[ao]|pint[ao]|veste|abito)(?: (?:di|in|è|nel|del|colore|color|un|una|elegante|classic[ao]|intenso|profondo|bel|brillante)){0,3}|${car}(?: (?:di|in|color|colore|è|tutt[ao]|elegante|splendid[ao]|compatt[ao]|familiare|elettric[ao]|ibrid[ao]|diesel|a benzina)){0,2}|(?:^|[.:!?\\n]\\s*)(?:è )?(?:tutt[ao] |tint[ao] di )?|(?:del|anno|nel) (?:19|20)\\d\\d,? (?:e )?(?:di colore |color )?`,
    after: ' ?(?:metallizzat@|perla|perlat@|pastello|micalizzat@|opac[ao]|lucid[ao]|di carrozzeria)',
  },
  colorOfPart: {
    before: `${part}(?: (?:in|di|color|colore|pelle|tessuto|alcantara|sportivi|sono|verniciat[ei]|a contrasto|neri e)){0,2}`,
    after: ' (?:degli interni|dei sedili)',
  },
  presenting:
    '(?:^|[.:;,!?(–—\\n]\\s*)(?:(?:è|ecco|un|una|uno|il|la|lo|questo|questa|l.|un.|comod[ao]|compatt[ao]|pratic[ao]|grande|elegante|ver[ao]|splendid[ao]|bel|bella|raffinat[ao]|spazios[ao]|piccol[ao]|usat[ao]|§+)\\s*)*|nostr[ao]|quest[oa](?: \\S+)?|(?:è|rimane|resta|diventa)(?: proprio| davvero| anche)?(?: un| una| il| la)(?: \\S+){0,2}|(?:tratta di|proponiamo|offriamo|vendiamo|vende|vendo|propone|presentiamo)(?: un| una| questo| questa)?(?: \\S+)?|§+',
  comparing:
    '(?:(?:come|di|che|da|rispetto a|quanto|non|né|tra|quasi|più che|d|la solita|il solito|altr[aoei]|ogni|dall?[ao]?|dell?[ao]?|all?[ao]?)(?: (?:un|uno|una|il|la|lo|classic[ao]|piccol[ao]|grande|normale|vera?|qualsiasi|è un|è una))*)',
  warranty:
    'garanzia(?! (?:di (?!(?:\\d|un |una |due|tre|sei|dodici|diciotto|ventiquattro|trentasei|conformità))|per (?:chi|te|il)|che))|garantit[ao] (?:\\d|un|due|tre|sei|dodici|per|fino)|copert[ao] da garanzia|coperture? assicurativ[ae]',
  noWarranty:
    'garanzi[ae]:? nessuna|(?:senza|nessuna|priv[ao] di|niente|no) (?:alcuna |altra )?garanzi[ae]|garanzia (?:non (?:è |ce n.)?(?:è|prevista|inclusa|compresa|c.è|presente)|esclusa|assente)|(?:non è (?:previst|coperta? d)[ao]?|non c.è|non ha|non prevede|non offriamo|non include|non comprende) (?:la |una |alcuna |nessuna )?garanzia|la garanzia non (?:è prevista|c.è|è compresa|è inclusa)',
  makerWarranty:
    'garanzia (?:ufficiale |residua |originale |ancora )?(?:della |di )?(?:casa(?: madre)?|costruttore|fabbrica|ufficiale|§+)|garanzia (?:del )?(?:costruttore|produttore)|ancora in garanzia',
  extendedWarranty: 'garanzia (?:estesa|prolungata|estendibile)|estensione (?:di|della) garanzia',
  statements: {
    neverCrashed:
      'mai (?:stat[ao] )?incidentat[ao]|non (?:è )?(?:mai )?(?:stat[ao] )?incidentat[ao]|(?:nessun|senza|zero|esente da|priva di|mai (?:avuto )?(?:un )?|non ha (?:mai )?(?:avuto|subito|conosciuto|visto) (?:alcun |un |nessun )?)(?: )?(?:incident[ei]|sinistr[oi]|urt[oi]|collision[ei])|non ha (?:mai )?(?:avuto|subito) (?:alcun |un |nessun )?(?:incident[ei]|sinistr[oi]|urt[oi])|mai (?:un |alcun |avuto |subito )?(?:incidenti?|sinistr[oi])|unfall@',
    crashed:
      'incidentat[ao]|ha (?:avuto|subito) (?:un|degli) (?:incident[ei]|sinistr[oi]|urto)|sinistrat[ao]',
    noDamage:
      'carrozzeria (?:è )?(?:senza|priva di) segni|(?:nessun[ao]?|senza|zero|privo di|priva di|esente da|non (?:ha|presenta|mostra|c.è|ci sono)|né)(?: (?:un|alcun|il minimo|nemmeno un|neanche un|particolari|evidenti|segni di|segno di|il più piccolo))* (?:graff[ioe]@|dann[oi]|ammaccatur@|bott[ae]|rigat?[ae]?|ruggine|usura|difett[oi] (?:di carrozzeria|estetic[oi])|segn[oi] di usura|imperfezion[ei])',
    scratched: 'graffi(?:o|at[aoei])?|rigat[ao]|segnat[aoei](?= d)',
    dented: 'ammaccatur@|ammaccat[ao]|botta',
    rusty: 'ruggine|arrugginit[aoei]',
    hailDamaged: 'grandinat[ao]|danni da grandine',
    leaking: 'perdit[ae] (?:d.)?olio|perde olio|consuma olio|trasud@',
    oneOwner:
      '(?:un )?(?:unic[oa]|sol[oa]|primo) (?:proprietari[oa]|intestatari[oa]|mano)|(?:proprietario|intestatario) unico|uniproprietari[oa]|unipro|(?:di|da) prim[ao] mano|prima mano|monoproprietari[oa]|un proprietario solo|sempre (?:la stessa|lo stesso) (?:mano|proprietari[oa])',
    secondOwner: 'second[oa] (?:proprietari[oa]|mano)(?! sul)|due (?:soli )?proprietari',
    womanOwned: '(?:guidata|tenuta|proprietari[ao]) (?:da |è )?(?:una )?(?:donna|signora)|auto da signora',
    nonSmoker: 'non fumatori?|(?:mai|nessuno ha) fumato',
    garaged:
      'sempre (?:\\S+ )?al (?:coperto|riparo)|sempre (?:in|tenuta in|custodita in|ricoverata in|stata in) (?:box|garage|rimessa)|(?:tenut|custodit|conservat|ricoverat)[ao] (?:sempre )?in (?:box|garage)',
    servicedByMaker:
      '(?:tagliand@|manutenzion[ei]|seguit[ao]|curat[ao])[^.;]{0,40}(?:officin[ae] (?:autorizzat|ufficial)[ae]?[ei]?|casa madre|rete ufficiale|concessionari[ao](?: ufficiale)?|assistenza ufficiale)',
    serviceJustDone:
      '(?:appena|recentemente|già) tagliandat[ao]|tagliando (?:appena )?(?:fatto|eseguito|effettuato|nuovo|recente|appena)|fresc[ao] di tagliando|ultimo tagliando',
    serviced:
      '(?:sempre |regolarmente )?tagliandat[ao]|tagliand[oi]|libretto (?:dei )?(?:tagliandi|service|manutenzion[ei])|manutenzion[ei] (?:sempre )?(?:regolar[ei]|documentat[ae]|puntual[ei]|certificat[ae]|eseguit[ae]|programmat[ae])|storico (?:dei )?(?:tagliandi|manutenzioni)|(?:fatture|documentazione) (?:di|della) (?:tutta la )?manutenzione|service book',
    partsRenewed:
      '(?:distribuzione|cinghia|frizione|(?:dischi|pastiglie|pinze|tubi) dei freni(?: anteriori| posteriori)?|freni|pastiglie|dischi|batteria|ammortizzatori|turbina|turbo|pompa(?: dell.acqua)?|motore|volano|gomme|pneumatici) (?:(?:di distribuzione|della distribuzione) )?(?:(?:è|sono|risulta|stat[aoie]|appena|già|recentemente|completamente|tutt[ei]) )*(?:nuov[aeoi]|sostituit[aeoi]|cambiat[aeoi]|rifatt[aeoi]|revisionat[aeoi]|fatt[aeoi])',
    topCondition:
      '(?:come|quasi|praticamente) nuov[ie]|(?:intern[oi]|abitacolo|sedil[ei]|carrozzeria|pelle|tappezzeria|vernice|selleria|rivestiment[oi]|cerchi) (?:(?:è|sono|ancora|davvero|sempre) )*(?:immacolat|impeccabil|inton[ds])@|(?:immacolat|impeccabil|intons)[aoie] (?:intern[oi]|sedil[ei]|abitacolo|carrozzeria)|(?:ottim[eo]|eccellent[ei]|perfett[eo]|splendid[eo]|impeccabil[ei]|straordinari[eo]|stupend[eo]|pari al nuovo|maniacal[ei]) (?:condizion[ei]|stato)|(?:condizion[ei]|stato) (?:generali? )?(?:davvero |veramente |semplicemente )?(?:ottim[eo]|eccellent[ei]|perfett[eo]|splendid[eo]|impeccabil[ei]|pari al nuovo|da vetrina|da concorso|maniacal[ei])|(?:come|pari al|pari a|praticamente|quasi) nuov[ao]|tenut[ao] (?:in modo )?(?:maniacal[ei]@|perfettamente|impeccabil@)|perfettamente (?:conservat|tenut)[ao]|perfett[ao] in ogni (?:sua parte|dettaglio)',
    goodCondition:
      '(?:buon[eo]|discret[eo]|bell[eo]) (?:condizion[ei]|stato)|(?:condizion[ei]|stato) (?:generali? )?(?:buon[eo]|discret[eo])|ben tenut[ao]|ben conservat[ao]|tenut[ao] (?:molto )?bene|ottimamente tenut[ao]',
    certifiedMileage:
      '(?:km|chilometr[oi]|chilometraggio|percorrenza) (?:sono |è |reali e |originali e )?(?:certificat|garantit|documentat|verificat|dimostrabil)[aoie]',
    realMileage: '(?:km|chilometri|chilometraggio) (?:real[ei]|original[ei]|effettiv[oi])',
    inspection:
      'revisione (?:fino|appena|fresca|nuova|valida|fatta|in corso|regolare|ministeriale|a|nel|ok|scad@|già)@|(?:appena )?revisionat[ao]|collaudat[ao] (?:fino|nel|appena)|nuova revisione',
    certificate:
      '(?:auto|vettura|usato|§+) certificat[ao]|(?:con|ha) (?:il |un )?certificat[oi](?: di)?|periziat[ao]|con perizia|controll[oi] (?:di|su) \\d+ punti|\\d+ (?:punti di )?controll[oi]|certificazion[ei]|certificat[ao] (?:dalla|da|dal)',
    financing:
      'finanziament[oi]|finanziabil[ei]|rat[ae] (?:da|di|mensil[ei]|a partire)|a rate|in rate|piccole rate|comode rate|rateal[ei]|rateizz@|tan|taeg|tasso (?:zero|fisso|agevolato)|anticipo (?:zero|di)|senza anticipo|zero anticipo|interessi zero|maxirata',
    leasing: 'leasing|noleggio (?:a )?lungo termine',
    vatShown:
      'iva (?:(?:è|sarà|totalmente|interamente|completamente|sempre) )+(?:esposta|detraibile|deducibile|recuperabile|scaricabile|inclusa|esclusa|compresa)|iva (?:esposta|detraibile|deducibile|recuperabile|scaricabile)|(?:più|\\+) iva|iva (?:inclusa|esclusa|compresa)|scaricare l.iva|detrarre l.iva|recuper@ l.iva',
    vatMargin: 'regime (?:del|di) margine|iva (?:a|in regime (?:del|di)) margine',
    roadTax: 'bollo|superbollo|esenzione',
    emissionClass: 'euro ?[1-7](?: ?d (?:temp|isc|fcm|temp evap)|[a-e])?',
    sticker:
      '(?:bollino|vetrofania) (?:verde|blu|ambientale)|accesso (?:libero )?(?:all.)?area c|circola (?:anche )?nell.area c|ztl',
    lowEmission:
      'giorni di blocco|(?:durante|nonostante) (?:il |i )?blocc(?:o|hi) del traffico|(?:nessun blocco|senza blocchi|esente dai blocchi|libera circolazione)',
    rating:
      'euro ?ncap|ncap|auto dell.anno|car of the year|premiat[ao]|(?:cinque|5|quattro|4) stelle|vincitric[ei] (?:del|di)',
    newDriversAllowed: 'neo ?patentat[ioae]',
    newDrivers: 'guidabile (?:già )?(?:dal primo anno|a 18 anni)|primo anno di patente',
    testDrive: 'prov[ae] su strada|test drive|giro di prova|guida di prova|prova(?:re)? l.auto su strada',
    tradeIn:
      'permut[ae]@|(?:ritir[oi]|ritiriamo|valutiamo|valutazione|supervalutazione|supervalutiamo)(?: (?:del|il|della|la|dell|l))?(?: (?:tuo|vostro|tua|vostra))? ?.?(?:usato|vecchia (?:auto|macchina)|auto usata)',
    delivery:
      'consegna (?:a domicilio|a casa|in tutta italia|gratuita|immediata|rapida|in|entro|su|inclusa)|spedizione|consegniamo (?:a|in)|portiamo (?:noi )?l.auto|te la portiamo|la portiamo a casa',
    openingHours:
      '(?:aspettiamo|siamo|trovate|trovi|apert[oi]|disposizione|disponibili|rispondiamo|accogliamo|visitate|visitaci|passate|chiama\\S*|telefona\\S*|venite)(?: [^.;:!?,]{0,40})? dal lunedì al (?:giovedì|venerdì|sabato)|dal lunedì al (?:giovedì|venerdì|sabato)(?=[^.;!?]{0,24}(?: siamo| aspettiamo|apert[oi]|a disposizione))|(?:siamo )?aperti (?:anche )?(?:la |il |di |tutti |sempre|dal|dalle|fino)@|orar[io]o? (?:di apertura|continuato|d.apertura)|apert[io] (?:anche )?(?:la )?(?:domenica|sabato|festivi)|(?:anche )?di (?:domenica|sabato)|dal lunedì al \\S+[^.]{0,15}\\d+',
    transferIncluded:
      'passaggio (?:di proprietà )?(?:(?:è|già|sarà|risulta) )+(?:inclus|compres|gratuit|gratis)[oi]?|passaggio (?:di proprietà )?(?:incluso|compreso|gratuito|omaggio|gratis|in omaggio|a (?:nostro|carico))|voltura (?:inclusa|compresa|gratuita)',
    gift: '(?:in |con )?omaggio|in regalo|regaliamo|gratis|tagliandi (?:gratuiti|inclusi|gratis)|manutenzione (?:inclusa|gratuita|compresa)',
    negotiable: '(?:prezzo|leggermente|poco) trattabil[ei]|trattabil[ei]|prezzo da (?:concordare|discutere)',
    returns: 'soddisfatti o rimborsati|diritto di (?:recesso|reso)|restitui(?:re|rla|scila) entro|rimbors@',
    readyNow:
      'pronta consegna|(?:subito|immediatamente) disponibile|(?<!(?:spinta|coppia|potenza|forza|motore|risposta)[^.]{0,14})disponibil[ei] (?:da )?subito|in pronta consegna|disponibilità immediata',
    scarcity:
      'ultim[aoie] (?:disponibil[ei]|pezz[oi]|rimast[aoie]|esemplar[ei]|unità|occasion[ei]|giorn[oi]|ore)|solo (?:fino|per oggi|per pochi giorni|per questa settimana|questo weekend|questa settimana)|fino a (?:domenica|sabato|esaurimento|fine mese)|offerta (?:valida|limitata|a tempo|scade)|scade (?:il|domenica|presto)|affrettat[ei]@|prima che (?:sia troppo tardi|vada via|qualcun|sparisca)|non durerà|andrà via (?:subito|presto|in fretta)|altri (?:acquirenti|clienti) (?:interessati|l.hanno)|già (?:molto )?richiest[ae]|(?:entro|solo) (?:questo|questa) (?:mese|settimana|weekend)|pochi pezzi|una sola disponibile|introvabile',
    keepsValue:
      'rivalutar(?:si|à)|destinat[ao] a (?:salire|crescere|aumentare) (?:di|in) (?:valore|prezzo)|(?:mantien[ei]|conserv[ao]|mantenere|conservare|tien[ei]|manterrà|conserverà)(?: \\S+){0,2} (?:il )?(?:suo )?valore|valore (?:che )?(?:non (?:cala|scende|perde)|nel tempo|stabile|destinato a (?:salire|crescere|aumentare)|in crescita|sicuro|garantito)|si rivaluta|rivalutazion[ei]|si rivaluterà|investimento|(?:aument|cresc|acquist|guadagn)@ (?:di )?valore|non (?:si svaluta|perde valore)|tenuta del valore|rivendib@|rivend(?:i|erla|erai)[^.]{0,30}(?:prezzo|perd)',
    discount:
      'scontat[ao]|sconto|prezzo (?:ribassato|ridotto|scontato|speciale|promozionale|bloccato)|ribassat[ao]|sotto (?:il )?(?:prezzo|valore) di mercato|sottocosto|in promozione|(?:miglior|più basso) prezzo(?: del mercato| in italia)?|sotto quotazione',
    lowMileage:
      '(?<!(?:a|per|di|in|ogni|dopo|tra|fra|altri|sol[oi]) )poch(?:i|issimi) (?:km|chilometri)|(?:km|chilometri) (?:molto )?(?:contenuti|bassi|ridotti)|chilometraggio (?:molto )?(?:contenuto|basso|ridotto|esiguo)|bassa percorrenza|bassissim[oa] (?:chilometraggio|percorrenza)',
    limitedEdition:
      '(?:prodott|costruit|realizzat|fabbricat)[aoie] (?:solo |soltanto )?in (?:poch(?:i|issimi)|numero limitato di) (?:esemplari|pezzi|unità)|in poch(?:i|issimi) esemplari|(?:edizione|serie|tiratura) (?:limitata|speciale|numerata)|limited edition|esemplare numerato|numerat[ao]',
    bestSeller:
      "più vendut[aoie](?= (?:del|della|dello|d'|in|nel|tra|fra|al)|[.,])|più amat[ao] dagli italiani|best ?seller|leader (?:del|di) (?:suo )?(?:segmento|mercato|categoria)|(?:in cima|prim[ao]) (?:nelle|alle) (?:vendite|classifiche)",
    maintained:
      'manutenz(?:ione|\\.)? (?:tutta|completa)(?: (?:in|da|presso))? \\S+|manutenzion[ei] (?:\\S+ ){0,3}?(?:è|sono|viene|veniva) (?:(?:sempre|regolarmente|stat[ae]|puntualmente) )*(?:eseguit|effettuat|fatt|curat|svolt|documentat)[ae]|(?:sempre |regolarmente )(?:stat[ao] )?(?:curat|seguit|manutenut)[ao] (?:con|da|in)',
    neverRepaired:
      '(?:mai|nessun[ao]?|senza|zero|neanche|nemmeno) (?:(?:avuto|subito|fatto|richiesto|bisogno di|un[oa]?|alcun[ao]?|sol[ao]) )*(?:riparazion[ei]|guast[oi]|panne)|mai (?:stat[ao] )?riparat[ao]',
    previousOwner:
      "(?:precedente|vecchi[ao]|ex|ultim[ao]|prim[ao]) proprietari[oa](?= (?:era|è stat|fu|l'ha|l'aveva|la|lo))|proprietari[oa] precedente|appartenut[ao] (?:a|ad) (?:un[oa]?|un'@)|(?:guidat|tenut|usat)[ao] (?:(?:solo|sempre|soltanto) )?da un[oa]? (?:medic|pensionat|avvocat|insegnant|professor|notai|dottor)@",
    slidingDoors: 'port[ea](?: \\S+)? scorrevol[ei]|portiere scorrevoli',
    pluggedIn:
      '(?:(?:attacc|colleg|ricaric)@(?: \\S+){0,4} (?:presa|prese|corrente|colonnin[ae]|wallbox|spina)(?! usb| 12)|ricaric(?:a|hi|are|arla)(?: \\S+)? (?:a|di) casa|wallbox)(?<!(?:telefono|cellulare|smartphone|tablet)[^.;!?]{0,80})',
    audioBrand:
      'bose|harman ?/? ?kardon|bang (?:&|and|e|und|et|y) olufsen|b&o|burmester|jbl|mark levinson|bowers (?:&|and|e|und|et|y) wilkins|dynaudio|(?:beats|focal|fender) audio',
  },
  negations:
    'assenza d@|nn|non(?! manc@| solo| soltanto| tem@)|senza|nessun[ao]?|né|niente|mai|zero|no|priv[ao] di|anziché|invece (?:di|che)|esente da',
  connectors:
    'manc@|dimentic@|rinunci@|con|ma|però|bensì|perché|che|e (?:ha|è|con|il|la)|solo|soltanto|di più|altro|in più',
  hypotheses:
    'se (?:cerchi|vuoi|cercate|volete|preferisci|ami|sogni|ti serve|stai cercando|hai bisogno|non)|per chi cercava|chi (?:cerca|vuole|preferisce|ama) (?:un|una|il|la|i|le|gli|solo)',
  plainWords:
    "tappeto|catene|dinamic[ao]|vista dall'alto|ricarica|rialzo|passo lungo|cerchi|lett[oi]|cucina|rar[oa]|frenata|rialzat[aoei]|abbassat[aoei]|tavol[oi]|luc[ei]|stili|stile|comandi|guida|carico|piano|rampa|gomme|tende|tenda|chiavi|pronto|barre|presa|prese|scalda|frigo|specchi|specchio|vetri|cavo",
  idioms:
    "(?:navigatore|gps) (?:del|sul|nel) (?:\\S+ )?(?:cellulare|telefono|telefonino|smartphone)|gancio (?:del|di un|di|per il) (?:verricello|argano|cane|guinzaglio)|(?:fil[oi]|colp[oi]|un po') di gas|(?:guardare|chiedere|sognare|vederla) è gratis|con due mani|strad[ae] bianch[ea]|vern[iy]ce fresca|a 360 gradi|360°|24/7|24 ore su 24|7 giorni su 7|h24|7/7|al 100%|100% (?:tu[oa]|concret[ao]|affidabile)|numero (?:1|uno)|n\\.\\s?1|in bianco e nero|notte in bianco|in bianco|tappet[oi] ross[oi]|semaforo (?:rosso|verde)|semafori (?:rossi|verdi)|luce verde|via libera|pollice verde|zona verde|zone verdi|idea verde|anima verde|cuore verde|benzina verde|onda verde|nel verde|immers[ao] nel verde|verde pubblico|bandiera (?:rossa|bianca|verde)|filo rosso|linea rossa|vino (?:rosso|bianco)|ora blu|principe azzurro|cielo azzurro|cielo blu|mare blu|umore nero|pecora nera|giornata nera|notte nera|nero su bianco|caffè nero|oro nero|cronaca (?:nera|rosa)|mosca bianca|settimana bianca|settimane bianche|bianco come|carta bianca|d'oro|età dell'oro|vale(?:re)? oro|oro colato|come l'oro|in rosso|conto in rosso|giallo (?:estivo|da leggere)|numeri? verdi?|a prova di|prova del nove|quattro stagioni|quattro chiacchiere|due chiacchiere|due passi|quattro passi|a due passi|due parole|due righe|tre volte|prima mano a|in prima mano|garanzia di (?:qualità|stile|affidabilità|serietà|sicurezza|piacere|comfort|divertimento|tranquillità|successo)|garanzia legale(?: di conformità)?|legale di conformità|compagn@ (?:di|per) (?:viaggio|avventure)|nuova (?:avventura|vita|stagione|strada|idea|casa)|come un'auto nuova|scuola guida|in diretta|in automatico|pilota automatico|gesto automatico|tutto in famiglia|in famiglia|a benzina finita|fare benzina|fai benzina|(?:prezzo|costo|spesa|spese) (?:della|di) benzina|della benzina|dal benzinaio|meno benzina|distributore di benzina|un solo sguardo|solo sguardo|investimento (?:di tempo|emotivo)|di tutto rispetto|km di curve|un due posti|premiata? dalla|manuale d'uso|manuale (?:di istruzioni|d'istruzioni)|valore aggiunto|valore affettivo|premi l|premi il|verde speranza",
};
