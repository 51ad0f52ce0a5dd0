type Row = readonly [typed: RegExp, written: string];

/** Accents typed as apostrophes or not at all, where the word can be no other. */
export const accents: readonly Row[] = [
  [/(?<=\p{Lu}{3}IT)A['’](?!\p{L})/gu, 'À'],
  [/(?<![\p{L}\p{N}])e['’](?=\s|$)/giu, 'è'],
  [/(?<=(?<!\p{L})[cl]['’])e['’](?!\p{L})/giu, 'è'],
  [/(?<!\p{L})puo(?:['’]|(?=\s\p{L}))/giu, 'può'],
  [/(?<!\p{L})pero['’]/giu, 'però'],
  [/(?<!\p{L})perche(?:['’]|(?!\p{L}))/giu, 'perché'],
  [/(?<!\p{L})gia(?:['’]|(?=\s\p{L}))/giu, 'già'],
  [/(?<!\p{L})piu(?:['’]|(?!\p{L}))/giu, 'più'],
  [/(?<!\p{L})cosi(?:['’]|(?!\p{L}))/giu, 'così'],
  [/(?<!\p{L})sara['’]/giu, 'sarà'],
  [/(?<!\p{L})citta(?!\p{L})['’]?/giu, 'città'],
  [/(?<=(?<!\p{L})di )proprieta(?!\p{L})['’]?/gu, 'proprietà'],
  [/(?<=(?<!\p{L})di )PROPRIETA(?!\p{L})['’]?/gu, 'proprietà'],
  [/(?<=(?<!\p{L})DI )PROPRIETA(?!\p{L})['’]?/gu, 'PROPRIETÀ'],
  [/(?<!\p{L})un p[oò](?!['’\p{L}])/giu, "un po'"],
  [/(?<!\p{L})pero(?= (?!\d))/giu, 'però'],
  [
    /(?<!\p{L})(ma|che|non|mai|e) e(?= (?:solo|solamente|sempre|stat[oa]|un[oa]?|da|già|molto|poco|in)(?!\p{L}))/giu,
    '$1 è',
  ],
  [
    /(?<=\p{L}(?:ibil|form|al|mid|ov|oc|iv|od|ar|er|un|un|ual|nov)it)a['’]?(?!\p{L})(?<!(?:salita|merita|gradita|eredita|colorita|custodita|finita|unita|fornita|pulita|usita|ferita|serita|verita|margherita))/giu,
    'à',
  ],
  [/(?<!\p{L})c['’]e(?![\p{L}'’])/giu, "c'è"],
  [/(?<=(?<!\p{L})(?:per|poi|fin|ben|affin|anzi|gia[cc]+|sic)ch)è(?!\p{L})/giu, 'é'],
  [/(?<!\p{L})unico(?:propr?ietari| propietari)/giu, 'unico proprietari'],
  [
    /(?<!\p{L})(unipr(?:op(?:r(?:ietari[oa])?)?)?\.?),? (?:signora|donna|signore|anzian[oa])(?!\p{L})/giu,
    '$1',
  ],
  [/(?<!\p{L})propietari/giu, 'proprietari'],
  [/(?<=(?<!\p{L})l['’]|prima |terza |mezza )eta(?!\p{L})/giu, 'età'],
  [/(?<=(?<!\p{L})(?:in|di|per la|a|della|dalla|fuori) )citta(?!\p{L})/giu, 'città'],
  [/(?<=(?:tagliandat[ao]|comprat[ao]|acquistat[ao]|fatt[oaie]|sempre) )li(?= *(?:[,.;]|$))/gimu, 'lì'],
  [/(?<=(?<!\p{L})(?:va|scende|viene|cade) )giu(?!\p{L})/giu, 'giù'],
  [/(?<=(?<!\p{L})sul )pave(?!\p{L})/giu, 'pavé'],
  [/(?<!\p{L})oblo(?:['’]|(?!\p{L}))/giu, 'oblò'],
];
