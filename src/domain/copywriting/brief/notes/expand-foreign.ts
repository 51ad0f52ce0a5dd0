/** Shortened words whose stop ends no sentence, in English, German, French and Spanish. */
const short = new RegExp(
  `(?<!\\p{L})(${[
    'incl|inkl|excl|exkl|inc|approx|elec|auto|man|yrs?|mths?|reg|no|nr|max|min|ca|circa',
    'zzgl|bzw|evtl|ggf|autom|elektr|el|vorn|hint|vo|hi|li|re|gr|std|mon|tel|zul|ez|erstzul|sep|anh|klimaautom|mwst|z\\.b',
    'av|arr|ar|cond|pass|env|élec|elec|clim|rég|régul|séq|ttes|kms|dist|rev|rév|ent|gar|mois|gch|dte|cv',
    'aprox|del|tras|der|izq|dcha|elect|eléct|dtor|delant|traser|rev|mant|nº|núm|bat',
  ].join('|')})\\.(?=\\s?[\\p{L}\\p{N}])`,
  'giu',
);

/** Notes in another language with the stops of abbreviations gone, so that they can be cut into sentences. */
export const expandForeign = (text: string) => text.replace(short, '$1 ').replace(/[^\S\n]{2,}/gu, ' ');
