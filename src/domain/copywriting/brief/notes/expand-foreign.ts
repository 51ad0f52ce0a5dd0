/** Shortened words whose stop ends no sentence, in English, German, French and Spanish. */
const short = new RegExp(
  `(?<!\\p{L})(${[
    'incl|inkl|excl|exkl|inc|approx|elec|auto|man|yrs?|mths?|reg|no|nr|max|min|ca|circa|serv|hist|tyr|adj|fr|rr|htd|lthr|nav|warr',
    'zzgl|bzw|evtl|ggf|autom|elektr|el|vorn|hint|vo|hi|li|re|gr|std|mon|tel|zul|ez|erstzul|sep|anh|klimaautom|mwst|z\\.b',
    'scheckheftgepfl|gepfl|abn|abnehmb|beheizb|beh|werksgar|gar|garant|unfallfr|bereif|neuw|insp|fahrb|funkt|anklappb|verst|ausst|vollausst|lm|usw',
    'av|arr|ar|cond|pass|env|élec|elec|clim|rég|régul|séq|ttes|kms|dist|rev|rév|ent|gar|mois|gch|dte|cv|entret|chauff|propr|récup|distrib|embr|garant',
    'aprox|del|tras|der|izq|dcha|elect|eléct|dtor|delant|traser|rev|mant|nº|núm|bat|gar|garant|ded|incl|excl|calef|climat|distrib|propiet|rec',
  ].join('|')})\\.(?=\\s?[\\p{L}\\p{N}])`,
  'giu',
);

/** Notes in another language with the stops of abbreviations gone, so that they can be cut into sentences. */
export const expandForeign = (text: string) => text.replace(short, '$1 ').replace(/[^\S\n]{2,}/gu, ' ');
