import type { Phrase } from './phrase.ts';

const sells = '(?:la |lo )?(?:vend(?:o|iamo|esi|uta|uto)|si vende|vendita|cedo|cambio(?: auto| macchina)?)';

/** For whom, why and how it is sold. */
export const ofTheSale: readonly Phrase[] = [
  [/^(?:si )?vend(?:o|e|iamo|esi) a malincuore$/iu, () => 'si vende a malincuore'],
  [
    /^(?:(?:ok|anche) (?:per )?export(?:azione)?|export(?:azione)? (?:ok|possibile))$/iu,
    () => "si vende anche per l'esportazione",
  ],
  [
    new RegExp(
      `^${sells} ((?:solo )?)(?:per|a) ((?:commerci|export|ricambi|operatori|demoli|rottam)\\p{L}*.*)$`,
      'iu',
    ),
    (only, whom) => `si vende ${only}${/^(?:commercianti|operatori)/iu.test(whom) ? 'a' : 'per'} ${whom}`,
  ],
  [
    /^((?:solo )?)per (amatori|intenditori|appassionati|restauro|pezzi|ricambi)(.*)$/iu,
    (only, whom, rest) => `si vende ${only.toLowerCase()}per ${whom.toLowerCase()}${rest}`,
  ],
  [
    /^(?:cess[oa]|cessata|cessazione|chiudo|chiusura) (?:di |dell['’]|l['’])?attività$/iu,
    () => 'il motivo della vendita: l’attività cessa',
  ],
  [
    new RegExp(`^${sells} (?:perch[eé]|poich[eé]|siccome|visto che|dato che) (.+)$`, 'iu'),
    (why) => `il motivo della vendita, con le parole di chi l@ cede: “${why}”`,
  ],
  [
    new RegExp(
      `^${sells} (?:solo )?(?:per|x|causa|a causa di|per motivo di|per motivi|per via di) (.+)$`,
      'iu',
    ),
    (why) => {
      const [reason = '', ...rest] = why
        .replace(/,? (?:la|il) (?:mia|mio|nostra|nostro) .+$/iu, '')
        .split(/, (?=(?:parte|va|ha|funziona|cammina|è|sono|non) )/u);
      return [`il motivo della vendita: ${reason}`, ...rest].join('. ');
    },
  ],
  [
    /^(?:causa|per) ((?:inutilizzo|trasferimento|cambio|arrivo|passaggio ad?|acquisto|nuovo arrivo|esigenze) .*|inutilizzo)$/iu,
    (why) => `il motivo della vendita: ${why}`,
  ],
  [/^no import$/iu, () => "non è d'importazione"],
  [/^permut[ae],? (?=anche )(.*)$/iu, (rest) => `si valutano permute, ${rest}`],
  [
    /^(?:valut|accett|consider|prend)(?:o|iamo) (?:anche )?(?:eventuali )?permut[ae](.*)$/iu,
    (rest) => `si valutano permute${rest}`,
  ],
  [/^possibilità (?:di )?permuta(.*)$/iu, (rest) => `è possibile la permuta${rest}`],
  [
    /^(?:possibilità (?:di )?)?estensione (?:di |della )?garanzia (?:(?:fino )?a )?(\d[\d/ ]*?) ?(mesi|anni)(.*)$/iu,
    (many, unit, rest) => `la garanzia si può estendere a ${many} ${unit}${rest}`,
  ],
  [
    /^senza (?:finanziamento )?\+ ?(\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (sum) => `senza finanziamento il prezzo sale di ${sum} euro`,
  ],
  [
    /^(?:prezzo )?(?:ribassato|abbassato|calato|scontato) per questo(?: motivo)?$/iu,
    () => 'per questo il prezzo è ribassato',
  ],
  [/^scalat[oa] dal prezzo$/iu, () => 'la spesa è già scalata dal prezzo'],
  [
    /^immatricolazione (?:italiana|in italia) (inclus|compres|esclus)[oa](.*)$/iu,
    (what, rest) => `l'immatricolazione in Italia è ${what}a${rest}`,
  ],
  [/^appuntamento gradito$/iu, () => 'è gradito un appuntamento'],
  [/^(?:vendita|vendo) (?:possibile )?anche con (.+)$/iu, (how) => `la vendita è possibile anche con ${how}`],
  [/^provenienza:? (?!da )(.+)$/iu, (from) => `la provenienza: ${from}`],
  [
    /^prezzo valido (solo |anche )?con (.+)$/iu,
    (only, what) => `il prezzo vale ${only.toLowerCase()}con ${what}`,
  ],
  [/^motivo (?:della |di )?vendita:? (?!è )(.+)$/iu, (why) => `il motivo della vendita: ${why}`],
  [/^apert[oi] ((?:anche|solo|dal|il|tutti|da|lun|sab|dom)(?!\p{L}).*)$/iu, (when) => `siamo aperti ${when}`],
  [
    /^chius[oi] ((?:anche|solo|dal|il|la|da|lun|mar|mer|gio|ven|sab|dom)(?!\p{L}).*)$/iu,
    (when) => `siamo chiusi ${when}`,
  ],
  [/^no (agenzie|intermediari)$/iu, (whom) => `non si tratta con ${whom}`],
];
