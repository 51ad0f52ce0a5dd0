import type { FactWords } from '../fact-words.ts';

const car =
  '(?:auto|wagen|fahrzeug|pkw|modell|exemplar|limousine|suv|geländewagen|crossover|kompaktwagen|kleinwagen|stadtflitzer|cityflitzer|kombi|coupé|coupe|cabrio|cabriolet|roadster|van|minivan|großraumlimousine|pick up|pickup|transporter|kastenwagen|sportwagen|fünftürer|dreitürer|viertürer|zweisitzer|hatchback|schräghecklimousine|stromer|diesel|benziner|hybrid|§+)';
const part =
  '(?:leder@|alcantara|stoff@|sitz@|polster@|innenraum|innenausstattung|interieur|cockpit|felgen|alufelgen|räder|bremssättel@|dach|verdeck|stoffdach|softtop|spiegel@|außenspiegel|nähte|ziernähte|armaturen@|teppich@|zierleisten|leisten|akzente|scheiben|stoßfänger|dachreling|kontrast@|lenkrad)';

/** An adjective's endings. */
const e = '(?:e|er|es|en|em)?';

/** German words for the facts of a car. */
export const germanFacts: FactWords = {
  numbers: {
    ein: 1,
    eine: 1,
    einem: 1,
    einen: 1,
    einer: 1,
    eines: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwölf: 12,
    dreizehn: 13,
    vierzehn: 14,
    fünfzehn: 15,
    sechzehn: 16,
    siebzehn: 17,
    achtzehn: 18,
    neunzehn: 19,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    hundert: 100,
    tausend: 1000,
    einund: 1,
    zweiund: 2,
    dreiund: 3,
    vierund: 4,
    fünfund: 5,
    sechsund: 6,
    siebenund: 7,
    achtund: 8,
    neunund: 9,
    einhalb: 0.5,
    eineinhalb: 1.5,
    anderthalb: 1.5,
  },
  thousand: 'tausend|tsd\\.?|t(?= ?km)',
  units: {
    perMonth: '(?:€|euro|eur)?\\s?(?:/\\s?monat|/\\s?mtl\\.?|pro monat|im monat|monatlich|mtl\\.?)',
    euro: '(?:[.,][-–—]+\\s?)?(?:€|euro|eur)',
    consumption:
      '(?:l|liter[n]?)\\s?(?:/|auf|pro|je)\\s?(?:100|hundert)(?:\\s?(?:km|kilometer[n]?))?|kwh\\s?/\\s?100\\s?km|kwh (?:auf|pro) 100',
    emission: '(?:g|gramm)\\s?(?:/|pro|je)\\s?(?:km|kilometer)',
    speed: 'km\\s?/\\s?h|stundenkilometer|kmh|kilometer pro stunde',
    km: 'km|kilometer[n]?|tkm',
    miles: 'meilen?',
    kWh: 'kwh|kilowattstunden',
    kW: 'kw|kilowatt',
    horsepower: 'ps|pferdestärken|cv|hp|pferde[n]?',
    cc: 'cm³|cm3|ccm|cc|kubik(?:zentimeter[n]?)?|kubikzentimeter hubraum',
    litres: 'l|liter[n]?',
    doors: 'türer[sn]?|türig@|türen?|trg\\.?',
    seats: 'sitzer[sn]?|sitzig@|sitzplätze[n]?|sitze[n]?|plätze[n]?',
    months: 'monate?[ns]?|monatig@',
    years: 'jahre?[ns]?|jährig@',
    owners:
      '(?:einzige[rn]? |privaten? )?(?:vorbesitzer[sn]?|vorhalter[sn]?|besitzer[sn]?|halter[sn]?|hände[n]?)',
    gears: 'gang@|gänge[n]?|gängig@|stufen?|stufig@',
    keys: 'schlüssel[n]?',
    inches: 'zoll|zöllig@|"|”|″|zöller',
    percent: '%|prozent|prozentig@',
    torque: 'nm|newtonmeter[n]?',
    seconds: 's|sek\\.?|sekunden?',
    minutes: 'min\\.?|minuten?|minütig@|stunden?|std\\.?|tage[n]?|wochen?',
    stars: 'sterne[n]?',
    cylinders: 'zylinder[ns]?',
    kilos: 'kg|kilogramm|kilo',
    tonnes: 'tonnen?|t',
    quintals: 'doppelzentner[n]?',
    other:
      'airbags?|cm|mm|m|meter[n]?|zentimeter[n]?|lautsprecher[n]?|watt|w|v|zonen@|schlüssel[n]?|exemplare[n]?|stück|personen|passagiere[n]?|insassen|kofferraum',
  },
  leads: {
    km: 'km|km stand|kilometerstand|laufleistung|tachostand|gelaufen|kilometerstand (?:von|beträgt)|laufleistung (?:von|beträgt)',
    euro: 'preis|kaufpreis|vb|vhb|festpreis|preis (?:von|beträgt)',
    horsepower: 'leistung',
    doors: 'türen',
    seats: 'sitze|sitzplätze',
  },
  bounds: {
    less: '(?:weniger als|unter|höchstens|maximal|keine|nicht (?:einmal|mal)|bis zu|bis|knapp unter|noch keine|innerhalb von)(?:\\s€)?',
    more: '(?:mehr als|über|mindestens|jenseits der|jenseits von|gut|oberhalb von)(?:\\s€)?',
    about: '(?:rund|circa|ca\\.?|etwa|ungefähr|knapp|fast|um die|gegen|nahezu|gut)(?:\\s€)?',
  },
  cues: {
    range: 'reichweite@|weit|mit einer (?:ladung|akkuladung|tankfüllung)|pro ladung|akkuladung',
    warranty: '@garantie@|gewährleistung@|@schutzbrief',
    financing:
      'rate[n]?|monatsrate@|monatlich@|anzahlung|finanzier@|zins@|effektiv@|leasing@|schlussrate|im monat|pro monat',
    service:
      'service@|inspektion@|wartung@|zahnriemen@|steuerkette@|kupplung@|ölwechsel|öl|reifen|bremsen|beläge|scheiben|gewechselt|erneuert|ersetzt|überholt@|batterie|akku|stoßdämpfer|kundendienst',
    inspection: 'hu|au|tüv|hauptuntersuchung|steuer|kfz steuer|prüfung',
    charging: 'lade@|laden|lädt|geladen|wallbox|dc|ac|schnelllad@|akku|batterie',
    age: 'alt@|jung@|alter',
    hours: 'geöffnet|öffnungszeiten|samstag@|sonntag@|offen|erreichbar|von',
    otherSum:
      'rabatt|nachlass|ersparnis|sparen|spart|statt|sonderausstattung|neupreis|listenpreis|wert|kosten|kostet|gebühr@|steuer|reifen|prämie|bonus|inzahlungnahme|unter neupreis|anzahlung|extras|überführung',
    otherDistance: 'weitere[nr]?|noch|entfernt|von hier|am tag|täglich|alle|nächsten|vom|bis zur|nächste',
    engine:
      'motor@|hubraum|liter|turbo|tdi|tsi|tfsi|hdi|bluehdi|dci|tdci|cdi|gdi|benziner|diesel@|hybrid@|mpi|crdi|ecoboost|puretech|triebwerk|aggregat|vierzylinder|dreizylinder|v6|v8|unter der haube|maschine|l',
    since: 'seit|gegründet|geboren',
    sprint: '(?:null|0) auf (?:hundert|100)|0 100|beschleunig@|sprint@',
    load: 'zieht|ziehen|zuladung|anhängelast|nutzlast|wiegt|gewicht@|trägt|schleppt|lädt',
  },
  clock: 'um|gegen|ab|bis',
  fuel: {
    Benzina: 'benziner[ns]?|benzinmotor@|benzin(?!preis|kosten|hahn|geruch|gespräch|im blut)|ottomotor',
    Diesel: 'turbodiesel@|diesel(?!be|preis|gate|fahrverbot|skandal)@|selbstzünder',
    Elettrico:
      '(?:rein |voll|vollständig |komplett )?elektr(?:isch(?:e|er|es|en|em)? (?:antrieb@|angetrieben@|auto|wagen|fahrzeug|limousine|suv|kleinwagen|kompaktwagen|crossover|kombi|unterwegs|fahren|reisen|mobilität|motor|maschine|pendeln|transporter|§+)|omotor@|oauto@|oantrieb@|omobil@|ofahrzeug@|olimousine|okleinwagen|osuv|oflitzer)|(?:rein|voll|vollständig|komplett|ist|hundertprozentig|100% ?|fährt) ?elektrisch|stromer[ns]?|e auto@|e motor@|e antrieb|batterieelektrisch@|fährt mit strom|(?<=(?:^|[,.:;!?\\n])\\s?)elektrisch(?=,)',
    Ibrido: '@hybrid@|phev|mhev',
    GPL: 'lpg|autogas@|flüssiggas@|gasanlage|bivalent@',
    Metano: 'cng|erdgas@|methan@',
    Idrogeno: 'wasserstoff@|brennstoffzelle@',
  },
  transmission: {
    Manuale:
      'schaltgetriebe@|handschalt(?:er|ung|getriebe|ers|ern)|handgeschaltet@|manuell(?:e|er|es|en|em)? (?:schalt@|getriebe|gang@|geschaltet@|\\S+ ?gang@)|manuell geschaltet@|(?:fünf|sechs|5|6) ?gang ?(?:schalt)?getriebe(?! automatik)|manuelles|schaltwagen|kupplungspedal|mechanisches getriebe|knüppelschaltung|von hand geschaltet|gangschaltung',
    Automatica:
      '@automatik(?:getriebe|version|modell|wagen)?[sn]?(?! (?:der|des) klima)|automatisch(?:e|es|en|em)? getriebe@|wandlerautomatik|tiptronic|@stufenautomatik|@gang automatik|steptronic|automatikgetriebe|ohne kupplung',
    Robotizzata:
      'doppelkupplung@|direktschaltgetriebe|dsg|s tronic|dct|pdk|edc|tct|automatisiert(?:e|es|en|em)? (?:schalt)?getriebe@|robotisiert@|halbautomatik',
    CVT: 'cvt@|e cvt|stufenlos(?:e|es|en|em)? (?:automatik@|getriebe@)|stufenlos|multitronic|xtronic',
    Sequenziale: 'sequenziell@|sequentiell@',
  },
  drive: {
    front:
      'frontantrieb@|vorderradantrieb@|frontgetrieben@|vorderrad(?:er|antrieb)|vorderräder[n]?|vorderachse|fwd|front ?triebler|frontkratzer|front ?motor und front',
    rear: 'heckantrieb@|hinterradantrieb@|heckgetrieben@|hinterräder[n]?|hinterachse|rwd|hecktriebler|hinterachsantrieb',
    all: 'allradantrieb@|allrad(?!lenkung)@|vierradantrieb@|alle vier räder[n]?|4x4|4wd|awd|xdrive|4matic|4motion|quattro antrieb|allradgetrieben@|allradler',
  },
  body: {
    Berlina: 'limousine(?!nservice)|stufenheck@|stufenhecklimousine',
    SUV: 'suv|kompakt suv|sport utility vehicle|geländelimousine',
    Crossover: 'crossover',
    Hatchback:
      'schrägheck@|kompaktwagen|hatchback|kompakte[rn]? fünftürer|steilheck@|kompaktlimousine|schräghecklimousine',
    'Station Wagon': 'kombi(?!nier)(?:s|limousine)?|station wagon|touring kombi',
    Coupé: 'coup[eé]s?',
    Cabrio: 'cabrio(?:let)?s?|roadsters?|spider|kabrio@|offener zweisitzer',
    Monovolume: 'großraumlimousine|minivan|van|kompaktvan|familienvan|mpv',
    Pickup: 'pick up|pickup|pritschenwagen',
    Furgone: 'transporter|kastenwagen|lieferwagen|nutzfahrzeug',
    Sportiva: 'sportwagen',
    Citycar: 'kleinwagen|stadtflitzer|cityflitzer|stadtauto|kleinstwagen|citycar',
  },
  condition: {
    Nuovo:
      'neuwagen|fabrikneu@|brandneu(?:e|er|es|en)? (?:auto|wagen|fahrzeug|modell|§+)|nagelneu(?:e|er|es|en)? (?:auto|wagen|fahrzeug|§+)|(?:noch )?nie zugelassen|ohne zulassung|neufahrzeug|ist neu ab werk|werksneu',
    Usato:
      'gebrauchtwagen|gebrauchtfahrzeug|gebrauchter? (?:wagen|fahrzeug|auto)|gebraucht(?:e|er|es)? (?:limousine|kombi|coupé|cabrio|suv|van|transporter|kleinwagen|kompaktwagen|§+)|ist gebraucht|gebraucht,|aus zweiter hand|ein gebrauchter',
    'Km 0': 'tageszulassung|kurzzulassung|0 km|km 0|null kilometer|mit tageszulassung',
    Aziendale:
      'dienstwagen|firmenwagen|geschäftswagen|dienstfahrzeug|firmenfahrzeug|geschäftsfahrzeug|flottenfahrzeug|vorführwagen|werkswagen|ehemaliger? (?:dienst|firmen)wagen',
    Semicollisione: 'unfallwagen|unfallfahrzeug|unfallauto|unfallschaden|unfallbeschädigt@|unfaller',
  },
  color: {
    Bianco: `@weiß${e}|weiss${e}`,
    Nero: `@schwarz${e}`,
    Grigio: `@grau${e}|anthrazit@`,
    Rosso: `(?:feuer|hell|tornado|kirsch|signal|knall)?rot${e}`,
    Blu: `@blau${e}`,
    Verde: `@grün${e}`,
    Giallo: `@gelb${e}`,
    Arancione: `orange(?:n|r|s|farben@)?`,
    Marrone: `@braun${e}|bronze(?:farben@)?`,
    Viola: `violett${e}|lila|purpur@`,
    Argento: `silber(?:n|ne|ner|nes|nen|farben|farbene|farbener|farbenes|grau|metallic)?`,
    Oro: `gold(?:en|ene|ener|enes|farben|farbene|farbener|metallic)?`,
    Beige: `beige(?:r|s|n|farben@)?|elfenbein@|champagner@|sand(?:farben@)`,
    Bordeaux: `bordeaux(?:rot${e}|farben@)?|weinrot${e}|dunkelrot${e}`,
  },
  colorOfCar: {
    before: `(?:farbe|außenfarbe)[^.;!?\\n]{0,14}|(?:farbe|lack|lackierung|außenfarbe|karosserie|farbton|lackkleid|kleid|gewand|außenhaut|lackiert|gehalten)(?: (?:in|ist|ein|einem|eleganter?m?|klassischem|von|tiefem|mattem|dezentem|schlichtem|zeitlosem|kräftigem))*|${car}(?: (?:in|ist|kommt in|lackiert in|elegantem|klassischem|tiefem|dezentem|ganz|trägt|schlichtem|zeitlosem|kräftigem)){1,3}|(?:^|[.:!?\\n]\\s*)(?:er ist |sie ist |es ist |in )?|(?:,|-) ?in|(?:19|20)\\d\\d,? (?:ist |in |und )?`,
    after: `(?:,?[\\s-](?:kompakte[rsn]?|gebrauchte[rsn]?|elegante[rsn]?|sportliche[rsn]?|kleine[rsn]?|große[rsn]?|fünftürige[rsn]?|viertürige[rsn]?|dreitürige[rsn]?|zweitürige[rsn]?|elektrische[rsn]?|praktische[rsn]?|schicke[rsn]?|deutsche[rsn]?|italienische[rsn]?))*[\\s-]?(?:metallic|mica|perleffekt|uni|lackiert@|lack|lackierung|außenlack@|karosserie|außenfarbe|lackkleid|${car})`,
  },
  colorOfPart: {
    before: `${part}(?: (?:in|ist|sind|aus)){1,2}`,
    after: ` (?:\\S+ )?${part}`,
  },
  presenting:
    '(?:^|[.:;,!?(–—\\n]\\s*)(?:(?:er ist|es ist|sie ist|ein|eine|der|die|das|dieser|diese|dieses|elegante[rs]?|kompakte[rs]?|praktische[rs]?|sparsame[rs]?|gebrauchte[rs]?|schicke[rs]?|familien|großer?|kleine[rs]?|schwarze[rs]?|weiße[rs]?|graue[rs]?|rote[rs]?|blaue[rs]?|viertürige[rs]?|fünftürige[rs]?|§+)\\s*)*|unser(?:e|en|em|er)?(?: \\S+)?|diese[rsmn]?(?: \\S+){0,3}|(?:ist|bleibt)(?: auch| wirklich)? (?:ein|eine|der|die|das)(?: \\S+){0,3}|(?:verkaufen|bieten|verkauft|bietet|präsentieren)(?: hier| wir)* (?:ein|eine|einen|diese[ns]?)(?: \\S+){0,2}|§+',
  comparing:
    '(?:(?:als|wie|kein(?:e|en|er|es|em)?|nicht|jede[rmsn]?|andere[rnms]?|manche[rnms]?|größer|kleiner|statt|zwischen|von|vom|der übliche|die übliche|anstelle)(?: (?:ein|eine|einer|einem|einen|eines|der|die|das|den|dem|große[rsnm]?|kleine[rsnm]?|klassische[rsnm]?|normale[rsnm]?|übliche[rsnm]?|typische[rsnm]?|manche[rsnm]?))*)',
  warranty:
    '(?!gesetzliche)@garantie(?!ren|rt|rte|fall)(?! (?:für (?:gute|spaß|freude|gelassen|ruhe|fahr)|dafür))|gewährleistung|garantiert (?:für|bis) \\d@',
  noWarranty:
    'garantie:? keine|(?:ohne|keine|keinerlei|unter ausschluss (?:der|jeder|jeglicher)|kein) (?:jede |jegliche |weitere |sonstige )?(?:@garantie@|gewährleistung|sachmängelhaftung)|(?:garantie|gewährleistung) (?:ist |wird |gehört |kommt |besteht |gibt es |gibt.s )?(?:nicht|keine|ausgeschlossen|entfällt|nein)@|(?:nicht|nie) (?:von einer|durch eine|unter) garantie',
  makerWarranty:
    'herstellergarantie|werksgarantie|garantie (?:des|vom) herstellers?|(?:§+[s]?|original) garantie|garantie von §+|werkgarantie|neuwagengarantie',
  extendedWarranty:
    'garantieverlängerung|anschlussgarantie|verlängerte(?:r|n)? garantie|erweiterte(?:r|n)? garantie|zusatzgarantie|gebrauchtwagengarantie',
  statements: {
    neverCrashed:
      'unfallfrei@|nie(?:mals)? (?:verunfallt|in einen unfall (?:verwickelt)?|einen unfall|unfälle)|(?:kein(?:e|en|em|er|erlei)?|ohne|noch nie|nie|niemals|null|nicht)(?: (?:einen|einem|je|jeden|in|bekannte[nr]?|frühere[nr]?|verwickelt|einzige[nr]?|einer|einzigen|gehabt|erlitten)){0,3} (?:unfall|unfälle[n]?|crash|unfallschäden|vorunfall|kollision|unfallspuren|unfallschaden)|unverunfallt|nie verunfallt|nicht verunfallt',
    crashed:
      '(?:hatte|hat) (?:einen|schon einen|bereits einen) unfall|verunfallt@|vorunfall|in einen unfall verwickelt',
    noDamage:
      '(?:ist|wirkt|lack|blech) makellos|(?:kein(?:e|en|er|em|erlei)?|ohne|null|frei von|nicht ein(?:en)?|nirgends)(?: (?:einzige[nrs]?|sichtbare[nr]?|jede[n]?|jeglichen?|größere[nr]?|kleinste[nr]?|nennenswerte[nr]?|spur von|spuren von|irgendwelche))* (?:kratzer[n]?|dellen?|beulen?|schäden|schaden|rost@|gebrauchsspuren|macken?|steinschläge[n]?|mängel[n]?|verschleiß|lackschäden|schrammen?|blechschäden)|(?:kratzer|schaden|schadens|rost|mängel|beulen|dellen)(?:frei|los)(?:e|er|es|en)?',
    scratched: 'kratzer[n]?|zerkratzt@|schrammen?',
    dented: 'dellen?|beulen?|verbeult@',
    rusty: 'rost(?:ig@|stellen|ansatz)?',
    hailDamaged: 'hagelschaden|hagelschäden',
    leaking: 'ölverlust|verliert öl|ölleck|undicht@',
    oneOwner:
      '(?:(?:aus|in) )?(?:erster|1\\.) hand|erstbesitz@|(?:ein|einen|einem|1|nur ein|nur einen|einzige[rn]?|erste[rn]?) (?:einzige[rn]? )?(?:vorbesitzer|vorhalter|besitzer|halter|hand|eigentümer)|(?:ein|1) ?hand ?(?:fahrzeug|wagen|auto)|einhand@|ersthandfahrzeug|immer (?:im besitz|in der hand)',
    secondOwner:
      '(?:(?:aus|in) )?(?:zweiter|2\\.) hand|zweitbesitz@|(?:zwei|2) (?:vorbesitzer[n]?|vorhalter[n]?|besitzer[n]?|halter[n]?)',
    womanOwned: '(?:damen|frauen)(?:fahrzeug|auto|wagen|hand)|von einer (?:dame|frau) gefahren',
    nonSmoker: 'nichtraucher@|nie (?:darin |im auto |im wagen )?geraucht|rauchfrei@',
    garaged:
      '(?:immer|stets|nur) (?:\\S+ )?unter (?:einem )?dach|garagen(?:fahrzeug|wagen|auto|gepflegt|platz)|(?:immer|stets|nur) in (?:der|einer) garage|garage (?:gestanden|geparkt|abgestellt|untergebracht)',
    servicedByMaker:
      '(?:vertragswerkstatt|markenwerkstatt|fachwerkstatt|vertragshändler|§+ ?(?:werkstatt|partner|händler|service)|herstellerwerkstatt)[^.;]{0,30}(?:gewartet|scheckheft@|gepflegt|betreut|service|inspektion@|wartung@)|(?:gewartet|scheckheft@|gepflegt|betreut|service|inspektion@|wartung@)[^.;]{0,30}(?:vertragswerkstatt|markenwerkstatt|fachwerkstatt|vertragshändler|§+ ?(?:werkstatt|partner|händler)|herstellerwerkstatt)',
    serviceJustDone:
      '(?:frisch|neu|gerade|soeben|kürzlich) (?:gewartet|durchgecheckt|inspektion|service)@|(?:service|inspektion|wartung|kundendienst) (?:ist )?(?:neu|frisch|gerade|soeben|kürzlich)@|(?:frische[rnm]?|neue[rnm]?|letzte[rnm]?) (?:service|inspektion|wartung|kundendienst)',
    serviced:
      'scheckheft@|serviceheft@|(?:lückenlos|regelmäßig|stets|immer|durchgehend|penibel) (?:gewartet|gepflegt|servicier)@|(?:lückenlose|vollständige|komplette|durchgehende|dokumentierte)[rnms]? (?:service|wartungs|inspektions|historie)@|servicehistorie|wartungshistorie|wartungsnachweis@|servicenachweis@|alle (?:inspektionen|wartungen|services)|digitales serviceheft|inspektionsgepflegt',
    partsRenewed:
      '(?:zahnriemen|steuerkette|kupplung|bremsen|bremsbeläge|beläge|bremsscheiben|batterie|stoßdämpfer|turbolader|turbo|wasserpumpe|motor|zweimassenschwungrad|getriebe|reifen)(?: (?:ist|sind|wurde|wurden|frisch|gerade|kürzlich|bereits|schon|komplett|alle|rundum|und \\S+)){0,4} (?:neu(?! ?wert)|erneuert|gewechselt|ersetzt|getauscht|überholt|gemacht|revidiert)|neu(?:e|er|es|en) (?:zahnriemen|kupplung|bremsen|batterie|steuerkette|reifen|stoßdämpfer)',
    topCondition:
      '(?:makellos|tadellos|neuwertig|unberührt|blitzsauber)(?:e|er|es|en|em)? (?:innenraum|interieur|sitze|polster|karosserie|lack|leder)@|(?:innenraum|interieur|sitze|polster|karosserie|lack|leder) (?:(?:ist|sind|wirkt|wirken|noch|fast|absolut) )*(?:makellos|tadellos|neuwertig)|(?:sehr gut|hervorragend|ausgezeichnet|tadellos|einwandfrei|perfekt|makellos|top|bestens|exzellent|erstklassig|neuwertig|absolut|super|traumhaft|fantastisch)(?:e|er|es|en|em)? (?:gesamt|pflege|allgemein|gebraucht|erhaltungs|technisch@ |optisch@ )?zustand@|top ?zustand|bestzustand|neuwertig@|(?:fast |beinahe |so gut )?wie neu|zustand (?:ist |1|eins|a1)?(?:\\S+ )?(?:hervorragend|tadellos|einwandfrei|perfekt|makellos|top|neuwertig|sehr gut)|tadellos (?:erhalten|gepflegt)|makellos (?:erhalten|gepflegt)|sehr gepflegt|top gepflegt|bestens gepflegt|liebhaberzustand|neuwagenzustand',
    goodCondition:
      '(?:gut|ordentlich|gepflegt|solid|schön)(?:e|er|es|en|em) (?:gesamt|pflege|allgemein|gebraucht|erhaltungs)?zustand@|gut (?:erhalten|gepflegt|in schuss)@|gepflegt(?:e|er|es|en)? (?:fahrzeug|wagen|auto|exemplar|zustand|§+)|(?:liebevoll|pfleglich) (?:gepflegt|behandelt)@|in gutem zustand|gepflegter',
    certifiedMileage:
      '(?:zertifizierte|garantierte|geprüfte|nachgewiesene|belegbare|dokumentierte|beglaubigte)[rnm]? (?:kilometer@|laufleistung|km@)|(?:laufleistung|kilometerstand|kilometer) (?:ist )?(?:nachgewiesen|zertifiziert|garantiert|belegt|dokumentiert|nachweisbar)',
    realMileage: '(?:echte|originale|original|tatsächliche)[rnm]? (?:kilometer@|laufleistung|km)',
    inspection:
      '(?:hu|au|tüv|hauptuntersuchung)(?: ?(?:/|und|&) ?(?:au|hu))?(?:\\s?(?:neu|bis|frisch|gültig|ist|wird|gemacht|abgenommen|gerade|noch))?|tüv@ neu|neue[rn]? (?:hu|tüv)|frische[rn]? (?:hu|tüv)|neue hauptuntersuchung',
    certificate:
      'zertifiziert@|dekra@|gutachten|zustandsbericht|wertgutachten|\\d+ ?punkte (?:check|prüfung)@|\\d+ ?punkte ?(?:check|prüfung)@|geprüfter? (?:gebrauchtwagen|qualität|gebrauchter)|zertifikat|werkstattgeprüft|tüv geprüft',
    financing:
      'finanzier(?:ung|bar|en|t)@|monatsrate@|monatliche[nr]? rate@|ratenzahlung@|in raten|raten ab|effektiv(?:er|em)? (?:jahres)?zins@|effektivzins|null ?prozent ?finanz@|ohne anzahlung|anzahlung|kleine[nr]? raten|schlussrate|kredit@|zinsen|0 ?%',
    leasing: 'leasing@|langzeitmiete|auto abo',
    vatShown:
      '(?:mwst\\.?|mehrwertsteuer|umsatzsteuer) (?:(?:ist|wird|voll|vollständig|komplett) )+(?:ausweisbar|ausgewiesen|abzugsfähig|absetzbar|abziehbar)|(?:mwst\\.?|mehrwertsteuer|ust\\.?|umsatzsteuer) (?:ist |wird )?(?:ausweisbar|ausgewiesen|abzugsfähig|enthalten|inklusive|separat|absetzbar)|(?:inkl\\.?|zzgl\\.?|inklusive|zuzüglich|exkl\\.?|plus) (?:der |gesetzlicher? )?(?:mwst|mehrwertsteuer|ust|umsatzsteuer)|(?:ausweisbare[rn]?|mit ausgewiesener) (?:mwst|mehrwertsteuer|ust|umsatzsteuer)|vorsteuer@|nettopreis|netto',
    vatMargin: '(?:differenz|margen)besteuer@|nach § ?25a|25a ustg',
    roadTax:
      '(?:kfz|kraftfahrzeug) steuer@|(?:kfz|kraftfahrzeug)steuer@|steuerfrei@|steuerbefreit@|steuerbefreiung|steuergünstig',
    emissionClass: 'euro ?[1-7](?: ?d (?:temp|isc|fcm|temp evap)|[a-e])?',
    sticker: '(?:grüne |gelbe |rote )?umweltplakette|grüne plakette|feinstaubplakette|e kennzeichen',
    lowEmission:
      'tagen? mit (?:\\S+ )?fahrverbot(?:en)?|trotz (?:\\S+ )?fahrverbot@|bei fahrverbot@|keine fahrverbote|ohne fahrverbote|von fahrverboten (?:befreit|ausgenommen|nicht betroffen)|umweltzone@',
    rating:
      'euro ?ncap|ncap|auto des jahres|car of the year|testsieger|preisgekrönt@|ausgezeichnet (?:mit|als|vom|von)|(?:fünf|5|vier|4) sterne|klassenbest@|adac@|pannenstatistik|award',
    newDriversAllowed: 'mit (?:17|probeführerschein) (?:fahrbar|erlaubt)',
    newDrivers:
      'fahranfänger@|führerscheinneuling@|führerschein auf probe|anfängerauto|erstes auto|fahrneuling@|junge fahrer',
    testDrive: 'probefahrt@|probe ?fahren|probe gefahren|testfahrt@|probesitzen und fahren',
    tradeIn:
      'inzahlungnahme@|(?:in zahlung|in zahlung genommen|nehmen[^.]{0,40}in zahlung)|eintausch|ankauf (?:ihres|deines)|(?:ihr|ihren|dein|deinen) (?:alten|altes|gebrauchten|gebrauchter|jetzigen) (?:auto|wagen|fahrzeug)?@? ?(?:nehmen|kaufen|in zahlung)',
    delivery:
      '(?:haus)?lieferung|(?:wir|können) (?:ihn |sie |es |gern |auch )*liefern|liefern (?:wir|bis|bundes|nach|vor|ihnen|auch)@|geliefert (?:bis|nach|wird)|bringen wir (?:ihn|sie|es)|überführen wir|lieferbar|auslieferung|nach hause (?:geliefert|gebracht|liefern)|bundesweite@|lieferservice|zustellung|vor die (?:haus)?tür (?:gestellt|geliefert|gebracht)|vor ihre tür',
    openingHours:
      '(?:wir sind|wir haben|für sie da|geöffnet|offen|erreichbar|erwarten|besuchen|rufen|finden sie uns|warten)(?: [^.;:!?,]{0,40})? von montag bis (?:freitag|samstag)|montag bis (?:freitag|samstag)(?=[^.;!?]{0,24}(?:geöffnet| offen|für sie da| sind wir| haben wir|erreichbar))|(?:wir haben |haben wir |autohaus )?(?:auch )?(?:täglich|samstags?|sonntags?|montags?|durchgehend|durchgängig|rund um die uhr)[^.;]{0,24}(?:geöffnet|offen|für sie da|erreichbar)|öffnungszeiten|geöffnet (?:von|bis|auch|täglich|am)|(?:montag|mo) bis (?:freitag|samstag|fr|sa)[^.]{0,15}\\d+|schautag@',
    transferIncluded:
      '(?:zulassung|anmeldung|ummeldung|überführung)(?: \\S+){0,4} (?:inbegriffen|enthalten|inklusive|kostenlos)|(?:zulassung|anmeldung|ummeldung|überführung)(?: \\S+){0,2} (?:inklusive|inkl\\.?|kostenlos|gratis|frei|inbegriffen|übernehmen wir)|(?:inklusive|inkl\\.?|kostenlose|gratis) (?:zulassung|anmeldung|ummeldung|überführung)',
    gift: 'geschenkt|als geschenk|gratis|kostenlos(?:e|er|es|en)?(?! (?:anrufen|beraten))|obendrauf|gibt es dazu|dazugeschenkt|inklusive (?:service|wartung|winterreifen)@|geschenk dazu|ohne aufpreis|umsonst dazu',
    negotiable: 'verhandelbar|verhandlungsbasis|vb|vhb|verhandlungssache|preis ist vb|handeln möglich',
    returns:
      'geld zurück@|rückgaberecht|umtauschrecht|rückgabe|umtausch|\\d+ ?tage (?:rückgabe|umtausch|geld)@|widerrufsrecht',
    readyNow:
      'sofort (?:verfügbar|lieferbar|abholbar|abholbereit|fahrbereit|mitnehmbar|verfügbares|zu haben)@|(?:ab sofort|sofort|umgehend) (?:verfügbar|lieferbar|zu haben|bereit)@|kurzfristig verfügbar|steht (?:ab sofort|sofort) bereit|sofortige abholung|auf lager|lagerfahrzeug',
    scarcity:
      '(?:das |der |die |eines der )?letzte[rsn]? (?:exemplar@|seiner art|verfügbare[rsn]?|chance|gelegenheit|stück|fahrzeug|dieser art|tage?)|nur noch (?:bis (?:zum )?(?:\\d|montag|freitag|samstag|sonntag|ende|monats)|heute|diese woche|wenige (?:tage|exemplare|stück)|dieses wochenende|(?:ein|1) (?:exemplar|stück|fahrzeug)|kurze zeit|diesen monat)@|nur (?:bis (?:zum )?(?:\\d|montag|freitag|samstag|sonntag|ende|monats@)|heute|diese woche|dieses wochenende|für kurze zeit|kurze zeit|diesen monat)|(?<!tag )bis (?:zum )?(?:sonntag|samstag|montag|freitag|monatsende|ende des monats|ende der woche)|angebot (?:gilt|endet|gültig|läuft|befristet)@|solange (?:der )?vorrat|(?:schnell|beeilen|rasch) (?:sein|sie sich|zugreifen|zuschlagen)|beeil@|greifen sie (?:schnell|jetzt|zu)|bald weg|schnell (?:weg|verkauft|vergriffen)|nicht (?:mehr )?lange (?:da|hier|stehen|zu haben|verfügbar)@|bevor (?:er|sie|es|ein anderer|jemand anders|jemand)[^.]{0,20}(?:weg|verkauft|zugreift|schneller)|große nachfrage|hohe nachfrage|weitere interessenten|mehrere interessenten|heiß begehrt|zeitlich begrenzt|befristet@',
    keepsValue:
      'wertstabil@|werthaltig@|wertbeständig@|wertsteiger@|wertzuwachs|wertanlage|(?:geld|kapital)anlage|(?:sichere |gute |lohnende )?investition@|(?:wert|preis)(?: \\S+){0,2} (?:steigt|stabil|steigen|steigend|bleibt|hält|behält|erhalten bleibt|zulegen)|(?:behält|hält|behalten|erhält)(?: \\S+){0,3} wert(?!e)|wiederverkaufswert|restwert|wiederverkauf|kein wertverlust|ohne wertverlust|geringe[rmn]? wertverlust|verliert (?:kaum|nicht)[^.]{0,12} wert|im wert (?:steigt|steigen|gestiegen)|zukünftiger klassiker|künftiger klassiker',
    discount:
      'rabatt@|reduziert(?:e|er|es|en)?|preisnachlass|(?:preis|jetzt) (?:gesenkt|reduziert)|unter (?:marktwert|marktpreis|markt|listenpreis)|sonderpreis|aktionspreis|schnäppchenpreis|(?:günstigster|bester|niedrigster) preis@|(?:günstigste|billigste)[rsn]? (?:angebot|seiner klasse|in)@|preissturz|sonderangebot|herabgesetzt|tiefpreis',
    lowMileage:
      '(?:wenig|geringe[rn]?|niedrige[rn]?|kaum) (?:kilometer@|laufleistung|km|kilometerleistung|gelaufen|gefahren|kilometerstand@)|(?:geringer|niedriger|niedrigem|geringem) kilometerstand@|wenig (?:gelaufen|gefahren|bewegt|genutzt)|kilometerarm',
    limitedEdition:
      'in (?:nur )?(?:wenigen|kleiner|geringer) (?:exemplaren|stückzahl|auflage|serie)|(?:nur )?wenige exemplare (?:wurden )?(?:gebaut|produziert|hergestellt)|(?:limitierte[rsn]?|nummerierte[rsn]?) (?:edition|auflage|serie|sondermodell|stückzahl|exemplar|version)@|sondermodell|sonderedition|sonderserie|kleinserie|limitiert|nummeriert|eines von (?:nur |nur noch )?\\d+',
    bestSeller:
      'meistverkauft@|bestseller@|verkaufsschlager|marktführer@|spitzenreiter (?:seiner|ihrer|der|im) (?:klasse|segment@|markt)',
    maintained:
      '(?:wartung(?:en)?|pflege|inspektionen) (?:wurden?|ist|sind) (?:(?:stets|immer|regelmäßig|sorgfältig|gewissenhaft|pünktlich) )*(?:durchgeführt|gemacht|erledigt|erfolgt)|(?:stets|immer|sorgfältig) (?:gewartet|gepflegt)',
    neverRepaired:
      '(?:nie|niemals|keine?|noch nie|ohne|null)(?: (?:eine|einzige|größere|jegliche|jede))* (?:reparatur|reparaturen|panne|pannen)|nie (?:repariert|liegengeblieben|liegen geblieben)',
    previousOwner:
      '(?:vorbesitzer@|vorhalter@|erstbesitzer@|vorige[rn]? besitzer@)(?= (?:war|ist|hat|hatte|fuhr|pflegte))|gehörte (?:einem|einer|vorher|früher|zuvor)|(?:arzt|rentner|lehrer)(?:besitz|fahrzeug)|von einem (?:arzt|lehrer|rentner|ingenieur) gefahren',
    slidingDoors: 'schiebetür@',
    pluggedIn:
      '(?:(?:an|in) (?:der|die|einer|eine) (?:\\S+ )?(?:steckdose|wallbox|ladesäule|ladestation)|(?:zuhause|zu hause|daheim) (?:auf)?laden|anstecken|ladesäule@|wallbox)(?<!(?:handy|telefon|tablet)[^.;!?]{0,80})',
    audioBrand:
      'bose|harman ?/? ?kardon|bang (?:&|and|e|und|et|y) olufsen|b&o|burmester|jbl|mark levinson|bowers (?:&|and|e|und|et|y) wilkins|dynaudio|(?:beats|focal|fender) audio',
  },
  negations:
    'fehlen d@|nicht(?! nur| allein| zuletzt| zu vergessen| fehlen)|kein(?:e|en|er|em|es|erlei)?|ohne(?! auf)|nie|niemals|weder|noch nie|null|nirgends|statt|anstatt|frei von|nichts',
  connectors:
    'einbußen|fehl@|verzicht@|vergess@|mit|aber|sondern|und (?:hat|ist|mit|ein|eine|der|die|das)|nur|dass|weil|als|denn|dafür|doch|die|der|das(?= )|außer',
  hypotheses:
    'wenn sie(?! (?:einsteigen|ihn|sie|es|sich))|wer (?:ein|eine|einen|auf|mehr|lieber|nur|gern|sich|einmal)?|falls sie|suchen sie|ob sie|für alle, die|sollten sie',
  plainWords:
    'teppich|ketten|regale?|mal|bett|küche|selten@|licht|lichter|tisch@|rampe|schlüssel|steckdose|zelt|kabel|spiegel|fenster|laden|ladung|kran|leiter|stil',
  idioms:
    '(?:navi|navigation|gps) (?:auf dem|im|vom|am) (?:handy|telefon|smartphone)|handy navi|grün, gelb(?:, rot)?|rot, gelb, grün|(?:mit |beiden |zwei )händen|(?:fragen|ansehen|träumen) ist (?:gratis|kostenlos)|lieferwagen in|bei anderen das navi|weiße (?:weste|nächte|flecken|wand|salbe|flagge)|weiße lüge|weißglut|notlüge@|weiß (?:man|jeder|ich|er|sie|es|wer|was|wie|genau|nicht|auch|zu|schon|um|sofort|das|dass|ob|wo|sich|aus|worauf|wohin)|(?:wer|er|sie|es|man|jeder|der|die|das|niemand|ich|und|was) weiß|schwarz auf weiß|schwarz weiß|schwarze[rsn]? (?:schaf|zahlen|humor|kaffee|tee|brett|loch|null|freitag|asphalt|piste|liste)|ins schwarze|schwarzmal@|schwarzseh@|schwarzwald@|roter? (?:faden|teppich|ampel|wein)|rote[nrm]? (?:faden|teppich|ampeln?|zahlen|karte|wein|zone|bereich|linie)|bei rot|rotwein|rotstift|auf rot|blaue[nrms]? (?:stunde|himmel|brief|wunder|band|montag|meer|augen)|ins blaue|fahrt ins blaue|im blauen|blaulicht|blau ?machen|grüne[nrms]? (?:welle|licht|daumen|wiese|idee|bereich|ampel|seele|zweig|gewissen|wiesen|hügel|wälder)|im grünen|ins grüne|grünes licht|bei grün|auf grün|grün wird|gelbe[nrms]? (?:engel|seiten|ampel|karte)|bei gelb|orange ampel|goldene[nrms]? (?:mitte|regel|herbst|zeiten|stunde|zeitalter|oktober|nase|herz)|gold wert|goldrichtig|goldschatz|golden@ abend@|silberstreif@|silberhochzeit|graue[nrms]? (?:alltag|maus|theorie|zone|wolken|himmel|haare|morgen|tage|asphalt|vorzeit)|graues|alltagsgrau|grauzone|morgengrauen|braune? (?:tasse|soße)|24/7|24 7|rund um die uhr|360 grad|360°|100 ?%|hundertprozent@|zu 100|nummer (?:1|eins)|nr\\. ?1|eins a|einmalig@|einmal im|auf den ersten blick|auf einen blick|zwei minuten|fünf minuten|zehn minuten|in zwei|auf zwei|zu zweit|zwei seiten|zwei welten|drei mal|ein paar|vier wände|vier jahreszeiten|unter vier augen|alle viere|sieben sachen|im siebten|auf wolke sieben|fünf sinne|mit allen fünf|acht geben|tausend (?:gründe|mal|dank|dinge)|null problemo?|null bock|null auf hundert gedanken|aus dem effeff|unfallstatistik|kein zufall|automatisch(?! (?:getriebe|schalt))|wie auf autopilot|autopilot im kopf|ganz automatisch|handbuch|von hand(?! geschaltet)|erste[nr]? klasse|aus erster hand (?:erfahren|erleben|wissen|information)|zur hand|an der hand|hand in hand|die hand|garantie für (?:gute laune|freude|spaß|ein lächeln|entspannung|gelassenheit|fahrspaß|erfolg)|gesetzliche[rn]? (?:gewährleistung|sachmängelhaftung|mängelhaftung)|garantiert (?:kein|ein|nicht|auf|für gute)@|mit garantie (?:ein|nicht|auf)|neue[rnms]? (?:kapitel|besitzer[n]?|halter|leben|start|weg|wege|idee|zuhause|perspektive|liebe|aufgabe|abenteuer|familie|lebensabschnitt)|nächste[nr]? besitzer|künftige[nr]? besitzer|stolze[rn]? besitzer|besitzerstolz|in neue hände|in gute hände|gute hände[n]?|in guten händen|preis wert|preis leistung@|preiswert@|lebenswert|sehenswert|der wert(?! (?:steigt|bleibt))|wert auf|legen wert|mehrwert|werte|investition in (?:freude|lebensfreude|zeit|erinnerung|sie|sich)@|investition von zeit|kombi aus|kombination@|in diesem zustand|letzte[nr]? (?:detail|kilometer|meter|kurve|zug|abfahrt|jahr|jahren|nacht|licht|wort|monat|ausfahrt|moment|minute)|auf die letzte|zu guter letzt|nicht lange (?:suchen|überlegen|warten|fackeln|bitten)|limousinenservice|service (?:am kunden|wird|ist bei uns)|kundenservice|unser service|fünf sterne (?:hotel|menü|küche)|sterne am|unter den sternen|unter sternen|sternenhimmel|rabattmarke|diesel im blut|benzin im blut|benzingespräch@|benzinpreis@|spritpreis@|ein hybrid aus gefühl|stromausfall|elektrisch geladen@ atmosphäre|elektrisierend@|spannung|umwelt ?zonen? der seele|auf probe|leder nehmen|vom leder|van gogh|geschenkt wird|nichts geschenkt|zeit geschenkt|kredit verspielt|rate mal|raten sie|zum raten|raten wir|beraten|zu raten|gut beraten|tüv für|in zahlung der|unfallfreies? leben',
};
