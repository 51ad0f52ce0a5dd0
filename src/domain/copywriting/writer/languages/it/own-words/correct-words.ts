import { hasVerb } from '../../../../brief/notes/has-verb.ts';
import { isItalian } from '../../../../brief/notes/lexicon/words-lexicon.ts';
import { nounOf } from '../../../../brief/notes/noun-of.ts';
import { mendSpelling } from './mend-spelling.ts';
import { withPlace } from './with-place.ts';

/** Returns a seller's Italian words with the spelling and the commas of a careful writer; nothing is added or lost. */
export function correctWords(text: string): string {
  return corrections
    .reduce(
      (words, [pattern, better]) => words.replace(pattern, better as string),
      withPlace(withMakes(mendSpelling(calmed(text)))),
    )
    .replace(/ ?,(?=[^\d\s])/gu, ', ')
    .trim();
}

/** Single words in capitals among small ones: "bombola GPL SCADUTA". */
const calmed = (text: string) =>
  text.replace(/(?<![\p{L}\p{N}-])\p{Lu}{4,}(?![\p{L}\p{N}-])/gu, (word) => {
    const small = word.toLowerCase();
    return isItalian(small) || nounOf(small) || hasVerb(small, 'it') || loud.has(small) ? small : word;
  });

const loud = new Set([
  'fare',
  'furgone',
  'zero',
  'vero',
  'vera',
  'assolutamente',
  'niente',
  'nessun',
  'unica',
  'super',
  'regalo',
  'urgente',
]);

const makes =
  'seat|fiat|ford|opel|toyota|renault|peugeot|citroen|volkswagen|skoda|audi|mercedes|porsche|honda|nissan|mazda|hyundai|kia|volvo|suzuki|lancia|jeep|dacia|weber|webasto';

/** What a new clause begins with, where no conjunction leads up to it. */
const anew =
  "l['’](?:ha|hanno|aveva|abbiamo|ho)|cambia solo|la (?:usava|usavano|vende|vendiamo|vendo)|lo (?:usava|vende)";
const leadsUp =
  '(?:che|chi|cui|e|ed|ma|o|se|non|perché|quando|come|dove|mentre|però|quindi|poi|ci|già|nessuno|solo|finché)';

const places =
  'milano|roma|torino|napoli|bologna|firenze|genova|palermo|bari|verona|brescia|bergamo|padova|modena|venezia|monza|lombardia|piemonte|veneto|toscana|lazio|sicilia|puglia|germania|francia|svizzera|austria|italia|europa';

const monthAt = [
  ...['', 'gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];

type Correction = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const corrections: readonly Correction[] = [
  [/(?<=(?<!\p{L})(?:catena|cinghia) )(?=distribuzione(?!\p{L}))/giu, 'di '],
  [/(?<!\p{L})su (?=(?:fiancata|portiera|porta|carrozzeria|soglia)(?!\p{L}))/giu, 'sulla '],
  [
    /(?<!\p{L})su (?=(?:cofano|paraurti|marciapiede|parafango|tetto|portellone|cerchio|passaruota|parabrezza|lato)(?!\p{L}))/giu,
    'sul ',
  ],
  [/(?<=(?:strisciat|grattat|segnat|toccat)[oaie] )(?=marciapiede)/giu, 'sul '],
  [/(?<=(?<!\p{L})pompa )(?=acqua(?!\p{L}))/giu, "dell'"],
  [/(?<=(?<!\p{L})olio )(?=(?:cambio|motore|differenziale)(?!\p{L}))/giu, 'del '],
  [/(?<=sostituit[oa] )carglass/giu, 'da Carglass'],
  [/(?<= )a (?=aprile|agosto)/giu, 'ad '],
  [/(?<=\p{L}) no (?=ex (?:noleggio|taxi|autoscuola|flotta))/giu, ', non '],
  [/(?<!\p{L})a carico (?=acquirente)/giu, "a carico dell'"],
  [/(?<!\p{L})a carico (?=(?:cliente|compratore|nuovo proprietario))/giu, 'a carico del '],
  [/(?<=(?:è|clima) )3 zone(?!\p{L})/giu, 'a tre zone'],
  [/(?<!\p{L})un po(?=\s|,|$)/giu, "un po'"],
  [
    /(?<=\p{Ll} )(?:NON|NO|MAI|SOLO|CON|PER|A|E|DI|DA|IN|TRA|FRA|FA|HA|DEL|DELLA|AL|ALLA|UN|UNA|IL|LA|LO|SU|SUL|MA|SE|CHE|SI|CI|VI|HO|DO)(?= )/gu,
    (word) => word.toLowerCase(),
  ],
  [
    /(?<=\p{L} )(?:a |nel |il |in )?(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d)(?![\d/])/gu,
    (_, month, year) =>
      `${monthAt[Number(month)]?.startsWith('a') ? 'ad' : 'a'} ${monthAt[Number(month)]} ${year}`,
  ],
  [/(?<=spia [^,:]{3,40} accesa) (?!e )(?=\p{L})/giu, ': '],
  [/(?<=(?<!\p{L})da )(?=meccanico (?!di(?!\p{L})))/giu, 'un '],
  [/(?<=(?<!\p{L})(?:lato|sedile) )pass\.?(?!\p{L})/giu, 'passeggero'],
  [/(?<=(?<!\p{L})(?:clima|climatizzatore) )fredda(?!\p{L})/giu, 'raffredda'],
  [/(?<=(?:tagliandat|seguit|revisionat)[oa] )(?:in |presso )?nostra officina/giu, 'nella nostra officina'],
  [/(?<!\p{L})po di(?!\p{L})/giu, "po' di"],
  [/(?<=(?:[aiu]t|ott|ors)[oaie] )(?=lato (?:guida|passeggero|destro|sinistro)(?!\p{L}))/giu, 'sul '],
  [/(?<!\p{L})all season(?!\p{L})/giu, 'all-season'],
  [/(?<!\p{L})mecc(?=\.? (?:di|alfa|fiat|bmw|vw|audi|toyota|ford|opel)(?!\p{L})| *$)\.?/giu, 'meccanico'],
  [/(?<=\p{L}) (?=l[oa] (?:facciamo|cambiamo|sistemiamo|ripariamo) noi(?!\p{L}))/giu, ', '],
  [/(?<=\d)km(?!\p{L})/giu, ' km'],
  [
    /(?<=\d)[ ]?(kg|l|lt|litri)\/100(?: ?km)?(?!\d)/giu,
    (_, unit) => ` ${/^l/iu.test(unit ?? '') ? 'litri' : 'kg'} ogni 100 km`,
  ],
  [/(?<=(?:non comprende|comprende|escluso|compreso) )(?=passaggio|bollo|trasporto)/giu, 'il '],
  [/(?<=da (?:fare|cambiare|sostituire) a )(\d{2,3})(?: ?mila)?$/giu, '$1.000 km'],
  [
    /(?<=(?:usat|guidat|tenut|seguit)[oa] (?:solo )?da )(?=(?:elettricista|idraulico|artigiano|medico|muratore|pensionato|privato|meccanico|agente|rappresentante|tassista|corriere|giardiniere|imbianchino)(?!\p{L}))/giu,
    'un ',
  ],
  [/(?<=^|[^\p{L}])(\d[\d.]*) Euro(?!\p{L}| ?\d)/gu, '$1 euro'],
  [/(?<!\p{L})(Sig|Dott|Ing) (?=\p{Lu}\p{Ll})/gu, '$1. '],
  [/(?<=sedili(?: \p{L}+)?) (?=pelle(?!\p{L}))(?<!in )/giu, ' in '],
  [
    /(?<=(?:rifatt|fatt|restaurat|revisionat|sostituit|cambiat|verniciat|montat)[oaie] )(?=(?:19|20)\d\d(?!\d))/giu,
    'nel ',
  ],
  [/(?<=(?<!\p{L})nuov[oaie] )(?=(?:19|20)\d\d(?!\d))/giu, 'nel '],
  [/ +(?=\))/gu, ''],
  [/(?<!\p{L})treno gomme(?!\p{L})/giu, 'treno di gomme'],
  [/(?<=estendibile )(?=\d)/giu, 'a '],
  [/(?<=cruscotto )legno(?!\p{L})/giu, 'in legno'],
  [/(?<!\p{L})su soglia (?:del )?baule/giu, 'sulla soglia del baule'],
  [/(?<=a malincuore),? (?=è arrivat|ci trasfer|arriva|devo|mi |ho |causa|perch)/giu, ': '],
  [/(?<!\p{L})area ([abc])(?!\p{L})/giu, (_, area) => `l’Area ${(area ?? '').toUpperCase()}`],
  [
    /(?<=\d)(kw|cv|mm|cm|kg)(?!\p{L})/giu,
    (unit) => ` ${{ kw: 'kW', cv: 'CV' }[unit.toLowerCase()] ?? unit.toLowerCase()}`,
  ],
  [
    /(?<=\p{Ll} )(?:ANCORA|DA|FARE|ANCHE|POCO|TUTTO|TUTTA|TUTTI|GI[AÀ]|ORA)(?:(?= )|$)/gu,
    (word) => word.toLowerCase(),
  ],
  [/(?<!\p{L})MB(?= |$|,)/gu, 'Mercedes-Benz'],
  [/(?<![\d.,])(\d{1,3}) ?mila(?= km)/giu, '$1.000'],
  [/(?<!\p{L})cosegna(?!\p{L})/giu, 'consegna'],
  [/(?<=\p{L}|\d) (?=non (?:a|sul) libretto)/giu, ', '],
  [/(?<=\d(?: km)?) poi (?=\p{L})/giu, ', poi '],
  [/(?<=\p{L}|\d),? scadenza (?=(?:19|20)\d\d)/giu, ', con scadenza nel '],
  [/(?<=\p{L}|\d) (?=valid[ao] (?:fino|per|\d))/giu, ', '],
  [/(?<!\p{L})fino (?=\d)/giu, 'fino a '],
  [/(?<=noleggio )lungo termine/giu, 'a lungo termine'],
  [/(?<=lungo termine) unico (?=utilizzatore)/giu, ' con un unico '],
  [/(?<!\p{L})(?:la|lo) da (?=indietro|via)/giu, 'la dà '],
  [/(?<!\p{L})(da|di) (?=nostr[oa] (?:client|conoscent|collaborator|dipendent))/giu, '$1 un '],
  [/(?<=\p{L}) (?=anche (?:moto|camper|auto|rottame|non marciante)(?!\p{L}))/giu, ', '],
  [/(?<!\p{L})hard[ -]top(?!\p{L})/giu, 'hard-top'],
  [/(?<!\p{L})x (?=\d+ (?:anni|mesi|km))/giu, 'per '],
  [/(?<!\p{L})fino a? ?(?=(?:19|20)\d\d(?!\d))/giu, 'fino al '],
  [/(?<!\p{L})fino (?=\d)/giu, 'fino a '],
  [
    /(?<!\p{L})fino (?=(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre))/giu,
    'fino a ',
  ],
  [
    /(?<=nuov[oaie] )(?=(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)$)/giu,
    'da ',
  ],
  [/(?<=\d(?:mila)?) (?=poi )/giu, ', '],
  [/ma non (?=marciante)/giu, 'ma non è '],
  [/(?<=\p{L}) (?=quello (?:guida|lato|del))/giu, ', '],
  [/(?<!(?:sul|al|il|dal|nel|del|primo|ultimo)) (?=lato (?:sinistro|destro))/giu, ' sul '],
  [/(?<=zero) (?=immatricolat)/giu, ', '],
  [/(?<=\d{4}) (?=pronta consegna)/giu, ', '],
  [/(?<=\p{L}) (?=non insistere|astenersi|poi (?:sparisce|va|passa|smette|tutto))/giu, ', '],
  [/(?<=(?<!\p{L})ritir(?:o|iamo) )(?=usato)/giu, "l'"],
  [/(?<!\p{L})p\.? ?iva(?!\p{L})/giu, 'partita IVA'],
  [/(?<=[\p{L}\d)]) (?=(?:ma|però) (?!\d))/giu, ', '],
  [/(?<=[\p{L}\d)]) (?=niente di (?:che|grave|serio|importante))/giu, ', '],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:è|era|erano|ha|aveva|abbiamo|sono)(?!\\p{L})[^.:,]*[\\p{L}\\d)])(?<!(?:^|[\\s'’])${leadsUp}) (?=(?:${anew})(?!\\p{L}))`,
      'giu',
    ),
    ': ',
  ],
  [/(?<=\p{L}) (?=prezzo (?:fisso|trattabile|non trattabile)(?!\p{L}))/giu, '. '],
  [/(?<=[23] proprietari) (?=l'ultimo )/giu, ', '],
  [/(?<!\p{L})az agricola/giu, 'azienda agricola'],
  [/(?<=(?:da|di) )azienda agricola/giu, "un'azienda agricola"],
  [/(?<=(?:gomme|ruote) .{0,30}(?:nuove|usate)) (?=posteriori)/giu, ', '],
  [/\) (?=(?:gomme|frizione|freni|cerchi|tagliando) )/giu, '). '],
];

/** Names of makes after what belongs to a make. */
const withMakes = (text: string) =>
  text.replace(ofMake, (make) => make.charAt(0).toUpperCase() + make.slice(1));

const ofMake = new RegExp(
  `(?<=(?:rete|officina|concessionaria|assistenza|carburatore|tagliandi) )(?:${makes})(?!\\p{L})|(?<!\\p{L})(?:${places})(?!\\p{L})`,
  'gu',
);
