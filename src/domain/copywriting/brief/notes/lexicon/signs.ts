type Row = readonly [typed: RegExp, written: string];

/** "mag 2024". */
const ofMonths: readonly Row[] = (
  [
    ['gen', 'gennaio'],
    ['feb', 'febbraio'],
    ['mar', 'marzo'],
    ['apr', 'aprile'],
    ['mag', 'maggio'],
    ['giu', 'giugno'],
    ['lug', 'luglio'],
    ['ago', 'agosto'],
    ['sett?', 'settembre'],
    ['ott', 'ottobre'],
    ['nov', 'novembre'],
    ['dic', 'dicembre'],
  ] as const
).flatMap(([short, month]): Row[] => [
  [
    new RegExp(`(?<!\\p{L})${short}\\.? (?=[23]\\d(?!\\d|[.,]\\d|[%€]| ?(?:km|mila|euro|€|mesi|mm)))`, 'giu'),
    `${month} 20`,
  ],
  [new RegExp(`(?<!\\p{L})${short}\\.? (?=20\\d{2}(?!\\d))`, 'giu'), `${month} `],
]);

/** Signs, numbers and the words beside them. */
export const signs: readonly Row[] = [
  [/(?<!\p{L})x(?:k|ch)[eéè](?!\p{L})/giu, 'perché'],
  [
    /((?:unic[oa]|prim[oa]|second[oa]|ultim[oa]) prop(?:rietari[oa]|r?\.)),? ((?:una |un )?(?:signor[ae]|donna|anzian[oa]|pensionat[oa]))(?= |,|$)/giu,
    '$1, $2',
  ],
  [
    /((?:signor[ae]|donna|anzian[oa]|pensionat[oa])) (non fumat(?:rice|ore))(?!\p{L})/giu,
    '$1, di non fumatori',
  ],
  [
    /,? con cambio olio (?:fatto|eseguito) (?:a )?(\d{2,3}\.\d{3})(?: ?km)?(?!\d)/giu,
    ', olio del cambio sostituito a $1 km',
  ],
  [/(?<=[/,] ?)post\.? a battente/giu, 'porte posteriori a battente'],
  [/[!?]+(?=\s*\))/gu, ''],
  [/(?<!\p{L})colpo di sass[oi](?!\p{L})/giu, 'scheggiatura'],
  [
    /(?<=(?:cambio|motore|clima)(?!\p{L})[^,.;\n]{0,14}) (?=(?:comodissim|bellissim|stupend|splendid)a(?:\s*[,.;]|$))/giu,
    ', ',
  ],
  // "dal meccanico Sig. Bruno": the stop ends no sentence
  [/(?<!\p{L})(sig\.?ra|sig|dott|dr|ing|geom|avv|rag)\. ?(?=\p{Lu}\p{Ll})/giu, '$1 '],
  [/(?<=(?:^|[,;.\n] ?))(?:da|si) segnala(?:re|no|)?:? (?=\p{L})/giu, ''],
  [
    /(?<!\p{L})olio (?:del )?(cambio|dsg|motore) (?:e|ed|\+) (?:olio )?(haldex|differenzial[ei]|riduttore) (?:fatti|cambiati|sostituiti|rifatti|nuovi)( a [\d.]+ ?(?:mila|k)?)?/giu,
    'olio di $1 e $2 sostituito$3',
  ],
  [/(?<!\p{L})prev(?:ent)?\. (?=[\d€])/giu, 'preventivo '],
  [/(?<!\p{L})colpi di sass[oi](?!\p{L})/giu, 'scheggiature'],
  [
    /(?<!\p{L})ims e frizione (?:sostituit\p{L}|fatt\p{L}|cambiat\p{L}|rifatt\p{L})( a [\d.]+(?: ?km)?)?/giu,
    'cuscinetto IMS sostituito$1, frizione sostituita$1',
  ],
  [/(?<!\p{L})s-?line est\.(?!\p{L})/giu, 'S-Line esterno'],
  [/(?<!\p{L})kamera(?!\p{L})/giu, 'camera'],
  [/(?<!\p{L})ad ?blue?(?!\p{L})/giu, 'AdBlue'],
  [/(?<=portapacchi|barre|scala|scaletta|cerchi|rampe) alu(?!\p{L})/giu, ' in alluminio'],
  [
    /(?<!\p{L})(tagliand[^(),;.\n]*) \(ultimo (?:a )?(\d{2,3}\.\d{3})(?: ?km)?([^()]*)\)/giu,
    '$1, ultimo tagliando a $2 km$3',
  ],
  [/(?<=^|[,;\n] ?)(\p{L}[\p{L} ]{3,28}\p{L}) NO(?=\s*(?:[,;.\n]|$))/gmu, 'no $1'],
  [/(?<!\p{L})poss(?:ib)?\. ?(?=\p{Ll})/gu, 'possibile '],
  [/(?<!\p{L})Poss(?:ib)?\. ?(?=\p{Ll})/gu, 'Possibile '],
  [
    /(?<!\p{L})consegna a domicilio (?:fino a |entro )?(\d+ ?km) grat(?:is|uita)/giu,
    'consegna a domicilio gratuita entro $1',
  ],
  [
    /(?<!\p{L})(?:1|un) solo (?=propr?\p{L}*\.? (?:medico|avvocato|professionista|insegnante|ingegnere|dirigente|signor|donna))/giu,
    'unico ',
  ],
  [
    /((?:unic[oa]|prim[oa]|second[oa]|ultim[oa]) prop(?:rietari[oa]|r?\.)),? (medico|avvocato|professionista|insegnante|ingegnere|dirigente|funzionario)(?= |,|$)/giu,
    '$1, di un $2',
  ],
  [/(?<!\p{L})nel ([0-3]\d)(?=$|[\s,.;])(?!\s?(?:km|mila|%|€))/gmu, 'nel 20$1'],
  [/(?<!\p{L})prezzo promo(?:zionale)? vincolato a(?= )/giu, 'il prezzo promozionale è vincolato a'],
  [/(tagliando[^:;.\n]{0,40}): (?=\p{L}+,)/giu, '$1 con '],
  [/(?<!\p{L})no (?:ai? )?(commercianti|rivenditori|operatori)(?!\p{L})/giu, 'non si vende a $1'],
  [/(?<!\p{L})garanzia:? (?:nessuna|no|assente)(?!\p{L})/giu, 'nessuna garanzia'],
  [
    /(?<!\p{L})(dischi|gomme|freni|ammortizzatori|pastiglie) e (pastiglie|dischi|gomme|ammortizzatori|molle) (ant(?:eriori)?|post(?:eriori)?)(?!\p{L})/giu,
    '$1 $3 e $2 $3',
  ],
  [
    /(?<!\p{L})imm(?:atr)?\. ?(?=(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\p{L}*)/giu,
    'immatricolata ',
  ],
  [/(?<=[+,/] ?)cam(?=\s*(?:[,;+/.]|$))/giu, 'telecamera'],
  [/(?<!\p{L})(?:blu|blue|blou)t+[ho]*o+t+h?(?!\p{L})/giu, 'bluetooth'],
  [
    /(?<!\p{L})senza fin(?:anz(?:iamento)?)?\.? (?:€ ?|euro )(\d[\d.]{2,}\d)(?!\d)/giu,
    'senza finanziamento il prezzo è di $1 €',
  ],
  [
    /((?:tagliand|service|libretto|distribuzion|cinghi|frizion|olio|volan|revision)\p{L}*[^,;.\n\d]{0,40} (?:fino )?(?:ai? )?)(\d{2,3}) ?(?:mila|k)(?![\p{L}\d])(?! ?(?:km|€|euro))/giu,
    '$1$2.000 km',
  ],
  [/(tagliand\p{L}*[^,;.\n\d]{0,40} a )(\d{2,3}\.\d{3})(?! ?(?:km|€|euro)|\d)/giu, '$1$2 km'],
  [/(?<!\p{L})h2o(?!\p{L})/giu, 'acqua'],
  [/(?<!\d)(\d{2,3}) ?% SOH(?!\p{L})/gu, 'SOH $1%'],
  [/(?<!\p{L}|\d)([1-4])prop(?:r|rietari)?\.?(?!\p{L})/giu, '$1 proprietari'],
  [
    /autonomia (?:reale )?(\d{2,3})(?: ?km)? (?:d['’]|in )?estate(?!\p{L}|.{0,6}\d)/giu,
    'autonomia estiva $1 km',
  ],
  [
    /autonomia (?:reale )?(\d{2,3})(?: ?km)? (?:d['’]|in )?inverno(?!\p{L}|.{0,6}\d)/giu,
    'autonomia invernale $1 km',
  ],
  [/(?<!\p{L})assicuraz(?:\.|(?!\p{L}))/giu, 'assicurazione'],
  [/(?<=\p{L}{3})\+(?=\p{L}{3})/gu, ' + '],
  [/bowers (?:e|and) wilkins/giu, 'Bowers & Wilkins'],
  [/(?<!\p{L})int(?:erni|\.)? ?\+ ?est(?:erni|\.)?(?!\p{L})/giu, 'interni ed esterni'],
  [
    /(?<!\p{L})targ(?:a|he) e (libretto|documenti) orig(?:inali?|\.|(?!\p{L}))/giu,
    'targhe originali, $1 originali',
  ],
  [
    /(?<!\p{L})tagliando ?(?:\+|e) ?revisione alla consegna/giu,
    'tagliando alla consegna, revisione alla consegna',
  ],
  // "ammaccatura fiancata + parafango": one damage in two places
  [
    /(?<=(?<!\p{L})(?:ammaccatur|graffi|bott|bozz|bolli|strisci|righ|crep|dann|segn)\p{L}* [^,.;\n+]{1,40}) ?\+ ?(?=(?:parafang|paraurti|port[ae]|portier|portellon|cofan|fiancat|specch|minigonn|passaruot|tetto|montant)\p{L}*)/giu,
    ' e ',
  ],
  [
    /(?<!\p{L})(live cockpit|driving assistant|navi(?:gatore)?|parking assistant) prof(?:\.|(?!\p{L}))/giu,
    '$1 Professional',
  ],
  [/(?<!\p{L})uff\.? italia(?:na)?(?!\p{L})/giu, 'ufficiale Italia'],
  [/(?<!\p{L})tlc(?!\p{L})/giu, 'telecamera'],
  [/(?<!\p{L})c\/(?=\p{L})/giu, 'con '],
  [/(?<=\d ?kwh) (?=\d+ ?km)/giu, ', '],
  ...ofMonths,
  [
    /(?<!\p{L})(?:prezzo )?(esclus|inclus|compres)[oaei] IPT e (?:passaggio|trapasso|voltura)/giu,
    'IPT $1a, passaggio $1o',
  ],
  [/(?<!\p{L})(l|dell|all|nell|sull|dall|quest) (?=[aeiou]\p{L})/giu, "$1'"],
  [
    /(?<!\p{L})(?:prezzo )?(esclus|inclus|compres)[oaie] (?:il |la |l['’])?(passaggio(?: di proprietà)?|trapasso|messa (?:su|in) strada|IPT|IVA|voltura)(?! (?:esclus|inclus|compres))(?!\p{L})/giu,
    '$2 $1o',
  ],
  [/(?<!\p{L})(SOH|salute(?: della)?(?: batteria)?) (?:al |del )?(\d{2})(?! ?%|\d|[.,/]\d)/giu, '$1 $2%'],
  [/(?<!\p{L})app\.to(?!\p{L})/giu, 'appuntamento'],
  [/(?<!\p{L})d (?=(?:olio|uso|epoca|estate|inverno|acqua)(?!\p{L}))/giu, "d'"],
  [
    /(?<!\p{L})(garanz(?:ia|\.)?(?: (?:di )?conformità)?) (?:di )?(\d{1,2}) ?m(?![\p{L}\d])\.?/giu,
    'garanzia $2 mesi',
  ],
  [/(?<!\p{L})SOH (?:della )?batteria(?= (?:al |del )?\d)/giu, 'SOH'],
  [/(?<=(?<!\p{L})IVA (?:esposta|detraibile|deducibile)(?: al)? )(22|4|10)(?! ?%|\d|[.,]\d)/giu, '$1%'],
  [/(?<!\p{L})4 ?x ?4 (inseribile|permanente)/giu, 'trazione integrale $1'],
  [/(?<=(?:^|[,;+]) *)360 ?(?:gradi|°)(?= *(?:[,;+]|$))/gimu, 'telecamera 360'],
  [/(?<!\p{L})tel\.? ?360/giu, 'telecamera 360'],
  [/(?<=(?<![\d.])[2-5])p(?= *(?:[,.;+/]|$))/gimu, ' porte'],
  [
    /(?<=(?:frigo|cella|funzionante|refrigerat[oa]|isotermic[oa]|negativ[oa]) )-(\d\d)(?! ?°|\d)/giu,
    '-$1 °C',
  ],
  [/(?<=(?<!\p{L})\d)(?=(?:posti|porte|marce|zone)(?!\p{L}))/giu, ' '],
  [/(?<=(?:tiptronic|s ?tronic|steptronic|automatico|manuale|dsg|zf|cambio) \d)m(?!\p{L})/giu, ' marce'],
  [/(?<!\p{L})H&K(?!\p{L})|(?<!\p{L})HK(?= |,|$)/gu, 'Harman Kardon'],
  [/(?<!\p{L})bang ?(?:&|e|and)? ?olufsen(?!\p{L})/giu, 'Bang & Olufsen'],
  [/(?<!\p{L})km\.? ?(\d{1,3}(?:\.?\d{3}|mila|k))(?![\d.])(?= \p{L}| *(?:[,.;]|$))/gimu, '$1 km'],
  [/((?<!\p{L})(?:gomme|pneumatici)[^,.;\n]*?) al (\d{2})(?! ?(?:%|\d|per))/giu, '$1 al $2%'],
  [/(?<!\p{L})past\.?(?= (?:ant|post|nuov|e dischi|e |fren))/giu, 'pastiglie'],
  [/(?<=(?:e|\+|,) )past\.?(?= (?:ant|post|nuov))/giu, 'pastiglie'],
  [/(?<=sedil[ei] )ventil\.?(?!\p{L})/giu, 'ventilati'],
  [/(?<!\p{L})(?:amb|ambient)\.? light/giu, 'ambient light'],
  [/(?<=tetto )pano\.?(?!\p{L})/giu, 'panoramico'],
  [/(?<!\p{L})cam\.? (?=post|retro|ant)/giu, 'camera '],
  [/(?<=(?:sedile|supporto|regolazione|reg\.?) )lomb\.?(?!\p{L})/giu, 'lombare'],
  [/(?<!\p{L})vetri lam\.? /giu, 'vetri laminati '],
  [/(?<=(?:gomme|pneumatici|posteriori|anteriori|post\.?|ant\.?) al )(\d{2})(?! ?(?:%|\d|per))/giu, '$1%'],
  [
    /(?<!\p{L})(sedil[ei](?: lato)?(?: guida| guidatore| passeggero)?) (consumato|usurato|rovinato|segnato|strappato|scucito) (?:sul|al|nel) (?:fianco|fianchetto)(?!\p{L})/giu,
    'fianchetto $1 $2',
  ],
  [
    /(?<!\p{L})autonomia(?: (?:reale|vera|effettiva|circa))* (?:di )?(?:circa )?(\d+)(?: ?km)?(?: circa)?,? (?:in |d['’] ?)?estate,? (?:(?:e|\/) )?(?:circa )?(\d+)(?: ?km)?(?: circa)? (?:in |d['’] ?)?inverno/giu,
    'autonomia estiva $1 km e autonomia invernale $2 km',
  ],
  [
    /(?<!\p{L})prezzo (?:di )?(\d[\d.]*) ?(?:€|euro)? ?\+ ?(?:passaggio|pass\.?|pp|trapasso|voltura)(?!\p{L})/giu,
    'prezzo $1 €, passaggio escluso',
  ],
  [
    /(?<=(?:^|[.,;\n]) ?)\+ ?(?:passaggio|pass\.?|pp|trapasso|voltura)(?!\p{L})(?: di proprietà)?/giu,
    'passaggio escluso',
  ],
  [/(?<!\p{L})pass\.? (?=(?:a )?carico|escl|incl|compr|di propr)/giu, 'passaggio '],
  [/(?<=\d) ?gg(?=\.? |[,;.]|$)/gimu, ' giorni'],
  [/(?<=\d) ?lt(?:\.|(?!\p{L}))/giu, ' litri'],
  [/(?<=airbag guida (?:e|\/|\+) ?)pass(?:\.|(?!\p{L}))/giu, 'passeggero'],
  [
    /(?<=(?:vetri|specchi|specchietti|alzacristalli|tettuccio|portellone|sedili|sedile|tetto|gancio) )el(?=[ ,;]|$)/gimu,
    'el.',
  ],
  [
    /(?<!\p{L})(IPT|messa (?:su|in) strada|passaggio(?: di proprietà)?|trapasso|voltura|immatricolazione|trasporto|bollo|spese|tagliando|garanzia|kit(?: di)? sicurezza|gomme|vernice|finanziamento) (?:e|ed|\+|&|\/) (IPT|messa (?:su|in) strada|passaggio(?: di proprietà)?|trapasso|voltura|immatricolazione|trasporto|bollo|spese|tagliando|garanzia|kit(?: di)? sicurezza) ((?:non )?(?:esclus|inclus|compres)[aeio]|a parte|a carico (?:dell['’]acquirente|acquirente|del cliente|cliente|vs\.?|vostro))/giu,
    '$1 $3, $2 $3',
  ],
  [
    /(?<!\p{L})(IPT|IVA|messa (?:su|in) strada|immatricolazione|voltura|garanzia) ((?:non )?(?:esclus|inclus|compres))[oei](?!\p{L})/giu,
    '$1 $2a',
  ],
  [
    /(?<!\p{L})(passaggio(?: di proprietà)?|trapasso|trasporto|bollo|tagliando) ((?:non )?(?:esclus|inclus|compres))[aei](?!\p{L})/giu,
    '$1 $2o',
  ],
  [
    /(?<!\p{L})ricarica ac (\d+) ?kw,? ?(?:e|ed|\/|\+|,) ?(?:in )?dc (\d+) ?kw/giu,
    'ricarica AC $1 kW e ricarica DC $2 kW',
  ],
  [
    /(?<!\p{L})sedili(?: anteriori| ant\.?)? e volante risc(?:ald)?(?:ati|ati\.|\.)/giu,
    'sedili riscaldati e volante riscaldato',
  ],
  [/(?<!\p{L})car play(?!\p{L})/giu, 'CarPlay'],
  [/(?<!\p{L})(?:andorid|androi|androyd|adroid)(?!\p{L})/giu, 'Android'],
  [/(?<=(?<!\p{L})euro ?[0-6](?: ?[a-e])?) (?:diesel|benzina|gpl|metano)(?= *(?:[,.;]|$))/gimu, ''],
  [/telecamera ant\.? ?[+/e-] ?post(?:\.|(?!\p{L}))/giu, 'telecamere anteriore e posteriore'],
  [/(?<!\p{L})ant\.? ?[+/&-] ?post(?:\.(?! \p{Lu})|(?!\p{L}))/giu, 'ant e post.'],
  [/(?<!\p{L})q\.?li(?!\p{L})(?:\.(?! [\p{L}\d]))?/giu, 'quintali'],
  [/(?<!\p{L})(?:n°|nr\.|n\.) ?(?=\d)/giu, ''],
  [/(?<!\p{L})(?:c\.a\.|ca\.)(?= ?\d)/giu, 'circa'],
  [/(?:prezzo )?\+ ?iva(?!\p{L})/giu, 'prezzo IVA esclusa'],
  [/(?<=(?<!\d)\d{1,2}(?:[.,]\d)?) ?(?:["”″]|'')/gu, ' pollici'],
  [/(?<![\d/])(0?[1-9]|1[0-2])\/([23]\d)(?![\d/])/gu, '$1/20$2'],
  [
    /(?<!\p{L})(gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre) ([23]\d)(?!\d|[.,]\d|[%€]| ?(?:km|mila|euro|€))/giu,
    '$1 20$2',
  ],
  [/(?<=ogni \d{1,3}(?:[.]?000|mila))(?! ?km|[.\d])/giu, ' km'],
  [/(\d) ?€ ?\/ ?mese/giu, '$1 € al mese'],
  [/(?<!\p{L})c\. ?(?:in )?(?=lega)/giu, 'cerchi in '],
  [/(?<=\d) ?KM(?!\p{L})/gu, ' km'],
  [/(?<=\d ?(?:anni|mesi)) ?\/ ?(?=\d)/giu, ' o '],
  [/(?<!\p{L})assetto \+ ?(?=\d)/giu, 'assetto rialzato di '],
  [/(?<=\p{L}{2}t)a['’](?!\p{L})/gu, 'à'],
  [/(?<=\p{L}{2}T)A['’](?!\p{L})/gu, 'À'],
];
