import type { Noun } from '../../../../../brief/notes/noun-of.ts';

/** Damages: there is one or there are some, they lie on something and are no part of the car. */
export const isDamageNoun = (word: string): boolean => damages.test(word);

const damages =
  /^(?:grandinat[ae]|graffi\p{L}*|segn(?:o|i|etto|etti|ino|ini)|sassolin[oi]|schegg\p{L}+|sbeccatur\p{L}+|ruggin\p{L}*|bozz\p{L}*|bott(?:a|e|arella)|botter\p{L}+|ammaccatur\p{L}+|boll[oaie]|bollicin[ae]|bugn[ae]|strisc\p{L}+|striatur[ae]|rig[ah]\p{L}*|righin[oi]|crep[ae]|crepatur[ae]|crepett[ae]|macchi[ae]|macchiolin[ae]|dann[oi]|difett[oi]|imperfezion[ei]|buc[oh]i?|tagli[o]?|strapp[oi]|scucitur[ae]|bruciatur[ae]|sassat[ae]|pietrat[ae]|ritocc\p{L}+|usura|perdit[ae]|trasudo|trasudament[oi]|rumor\p{L}+|rumorin[oi]|vibrazion[ei]|scricchioli[oi]?|cigoli[oi]?|fruscio|gioco|tocc\p{L}{1,3}|scrostatur[ae]|spellatur[ae]|abrasion[ei]|alon[ei]|lineett[ae]|infiltrazion[ei]|ondulazion[ei]|ammaccaturin[ae]|scalfittur[ae]|opacit[àa]|ossidazion[ei])$/u;

/** Where things lie "in" and not "on". */
export const isInside = (word: string): boolean =>
  /^(?:vano|abitacolo|baule|bagagliaio|interno|cabina|cassone|motore|cambio|sterzo|garage)$/u.test(word);

/** Things of a car, and of its papers, that join a noun before them by "di": "spia airbag", "plastica specchio". */
export const isOfCar = (word: string): boolean => ofCar.test(word);

const ofCar =
  /^(?:airbag|acqua|abitacolo|alternatore|ammortizzator[ei]|ari[ae]|baule|bagagliaio|batteria|battitacco|cabina|cambio|cappotta|capote|carrozzeria|catena|cerchi[o]?|cilindr[oi]|cinghi[ae]|climatizzatore|clima|cofano|collettore|cruscotto|differenziale|dischi|distribuzione|fanal[ei]|far[oi]|fiancat[ae]|filtr[oi]|finestrin[oi]|fondo|fren[oi]|frizione|gomm[ae]|guidatore|conducente|iniettor[ei]|longheron[ei]|lunotto|motore|olio|padiglione|paraurti|parabrezza|passegger[oi]|parafang(?:o|hi)|passaruota|pastiglie|pedal[ei]|plancia|plastic[ae]|pneumatic[oi]|pompa|port[ae]|portellone|portier[ae]|predellino|pression[ei]|punterie|radiatore|ruot[ae]|scatola|schienal[ei]|sedil[ei]|selleria|semiass[ei]|sensor[ei]|serbatoio|sogli[ae]|sospension[ei]|sottoporta|specchi(?:o|etto|etti)?|spia|sportell[oi]|sterzo|tappezzeria|telaio|tergicristall[oi]|testata|testin[ae]|tettuccio|tetto|trasmissione|turbina|turbo|valvol[ae]|vernice|vetr[oi]|volano|volante)$/u;

/** Pairs of nouns whose link is not "of the". */
export const joinedBy = (before: string, after: string): string | undefined =>
  links.find(([one, other]) => one.test(before) && other.test(after))?.[2];

type Link = readonly [before: RegExp, after: RegExp, link: string];

const links: readonly Link[] = [
  [/^van[oi]$/u, /^carico$/u, 'di'],
  [/^(?:piano|soglia|portata)$/u, /^carico$/u, 'di'],
  [
    /^(?:tren[oi]|set|kit|cambio|coppia|paio)$/u,
    /^(?:gomme|pneumatici|ruote|cerchi|catene|tappetini)$/u,
    'di',
  ],
  [/^(?:sedil[ei]|post[oi]|lato)$/u, /^guida$/u, 'di'],
  [/^sedil[ei]$/u, /^(?:pelle|tessuto|alcantara|velluto)$/u, 'in'],
  [/^(?:intern[oi]|volante|selleria|rivestiment[oi])$/u, /^(?:pelle|tessuto|alcantara|velluto)$/u, 'in'],
  [/^cerchi$/u, /^(?:lega|ferro|acciaio)$/u, 'in'],
  [/^(?:cav[oi]|presa|tappo|sportello)$/u, /^(?:ricarica|carica)$/u, 'di'],
  [/^(?:cinghi[ae]|catena|kit)$/u, /^distribuzione$/u, 'di'],
  [/^(?:gancio|presa|occhio)$/u, /^traino$/u, 'di'],
  [
    /^(?:segn[oi]|graffi\p{L}*|strisci\p{L}*|bozz[oi])$/u,
    /^(?:parcheggio|lavaggio|lavoro|usura|usi?|carico)$/u,
    'di',
  ],
  [/^(?:ruota|ruotino)$/u, /^scorta$/u, 'di'],
  [/^(?:luci|luce)$/u, /^(?:posizione|cortesia)$/u, 'di'],
  [/^vano$/u, /^bagagli$/u, ''],
  [/^carro$/u, /^attrezzi$/u, ''],
  [/./u, /^lato$/u, ''],
  [/^lato$/u, /^(?:guida|passeggero)$/u, ''],
  [/^(?:strumento|indicatore|spia|serbatoio|tappo|pompa|livello)$/u, /^benzina$/u, 'della'],
  [/^(?:strumento|indicatore|spia|serbatoio|tappo|pompa|livello)$/u, /^(?:gasolio|carburante)$/u, 'del'],
  [/^coppa$/u, /^olio$/u, "dell'"],
  [/^segn/u, /^cric$/u, 'del'],
  [/^(?:cavo|presa|ricarica)$/u, /^(?:casa|muro)$/u, 'da'],
];

/** Participles of what was done to a thing or to the car, without their ending. */
export const isDone = (word: string): boolean => done.test(word);

const done =
  /^(?:abbellit|acquistat|adattat|aggiornat|aggiunt|allestit|applicat|assistit|cambiat|caricat|ceramizzat|collaudat|comprat|controllat|convertit|coibentat|curat|custodit|disincrostat|effettuat|eseguit|fatt|fissat|fresat|garantit|guidat|igienizzat|immatricolat|importat|incollat|ingrassat|installat|insonorizzat|ispezionat|lasciat|lavat|levat|lucidat|mantenut|mess|modificat|montat|noleggiat|oscurat|pagat|parcheggiat|periziat|rabboccat|raddrizzat|registrat|revisionat|ricalibrat|ricaricat|ricostruit|ricoverat|ridipint|rifatt|rifoderat|rigenerat|rimappat|rimess|rimontat|rimoss|rinnovat|rinforzat|riparat|ripristinat|riprogrammat|ritirat|rivist|riverniciat|sabbiat|saldat|sanificat|sistemat|smontat|sostituit|spostat|stuccat|tagliandat|tamponat|tarat|tenut|timbrat|toccat|tolt|trattat|usat|utilizzat|verificat|verniciat)[oaie]$/u;

/** Adjectives that say how a thing is now, not which one it is. */
export const isState = (word: string): boolean => states.test(word);

const states =
  /^(?:accert|accertabil|acces|allegat|allentat|appannat|arrugginit|assent|bass|bloccat|brutt|bruciat|bucat|certificat|compres|conservat|consumat|crepat|crinat|danneggiat|deformat|disponibil|documentat|documentabil|dritt|dur|esaurit|esclus|espost|assolt|ferm|funzionant|fus|graffiat|grippat|guast|inclus|incrinat|inseribil|insufficient|integr|intatt|lent|leggibil|lesionat|liscia|logor|macchiat|mancant|mangiat|marci|moll|mors|omologat|opac|opacizzat|ossidat|perfett|pieg|piegat|precis|present|pront|pulit|puntinat|regolar|riparabil|rott|rovinat|rumoros|san|sbiadit|sbeccat|sbloccat|scadut|scaric|scheggiat|schiacciat|scolorit|scollat|scolorit|screpolat|scrostat|scucit|secc|segnat|sfiorat|sfilacciat|sgonfi|smontabil|spaccat|spellat|spelacchiat|spent|sporc|squarciat|staccat|stanc|stort|strappat|strisciat|tagliat|targat|tirat|trasferibil|umid|usurat|vecchi|verificabil|visibil|vuot)h?[oaie]?$/u;

/** Whether a word says how a thing is or what was done to it. */
export const isSaidOf = (word: string): boolean => isDone(word) || isState(word);

/** Adjectives that stand before their noun. */
export const standsBefore = (word: string): boolean =>
  /^(?:piccol|piccolissim|legger|leggerissim|liev|grand|gross|bell|ottim|vecchi|nuov|second|terz|quart|ultim|brutt|qualch|evident|normal|doppi)[oaie]?$/u.test(
    word,
  );

/** Sets of things, of which there is one beside what is on the car. */
export const isSet = (word: string): boolean => /^(?:treno|set|kit|coppia|paio|muta|gioco)$/u.test(word);

/** Gender and number of what sellers call by letters alone. */
export const nounOfLetters = (word: string): Noun | undefined => letters[word];

const [he, she] = [
  { gender: 'm', plural: false },
  { gender: 'f', plural: false },
] as const satisfies readonly Noun[];

const letters: Readonly<Record<string, Noun>> = {
  ...{ iva: she, egr: she, ipt: she },
  ...{ fap: he, dpf: he, abs: he, gpl: he, dsg: he, soh: he, adblue: he, turbo: he },
  km: { gender: 'm', plural: true },
  check: he,
};

/** What may stand first and is no thing of the car: a model's name, a span of time, a measure. */
export const isNoHead = (word: string): boolean =>
  /^(?:panda|punto|fiesta|polo|golf|corsa|mesi|mese|anni|anno|giorni|giorno|ore|ora|euro|metri|volte|volta|cv|kw|kg|posti|privato|privati|famiglia)$/u.test(
    word,
  );

/** A figure is what these come to: "autonomia reale 230 km". */
export const isMeasured = (word: string): boolean =>
  /^(?:autonomia|portata|consum[oi]|capienza|lunghezza|altezza|massa|percorrenza)$/u.test(word);

/** Whether words begin with what a thing is, in a few words: "in omaggio", "a posto". */
export const isStatedBy = (words: string): boolean => statedBy.test(words);

const statedBy =
  /^(?:in (?:ordine|regola|omaggio|ottim[oa] |perfett[oa] |buon[oe]? )|a (?:posto|parte|pagamento|norma|libretto|richiesta|carico)|al (?:\d|completo)|(?:compres|inclus)[oaie](?!\p{L})|come nuov)/u;

/** "carrozzeria in parte riverniciata": what stands before a predicate like an adverb. */
export const isPartly = (words: string): boolean => words.startsWith('in parte ');

export const isDefiniteArticle = (word: string): boolean => /^(?:il|lo|la|i|gli|le|l')$/iu.test(word);
