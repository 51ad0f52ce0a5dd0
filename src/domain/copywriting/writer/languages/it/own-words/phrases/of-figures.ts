import type { Phrase } from './phrase.ts';

/** What is said in figures. */
export const ofFigures: readonly Phrase[] = [
  [/^(?:km|chilometri) indicativi$/iu, () => 'i chilometri sono indicativi'],
  [/^(\d[\d.]*) ?km$/iu, (km) => `ha ${km} km`],
  [/^(\d{1,3}) ?(?:mila|k) ?(?:km)?$/iu, (km) => `ha ${km}mila km`],
  [
    /^SOH (?:batteria )?(?:del |al )?(\d{2,3}) ?%,? (?:con )?((?:report|certificato(?! (?:a|da|nel|con) )|test|diagnosi)(?!\p{L}).*)$/iu,
    (share, paper) => `lo stato di salute della batteria (SOH) è del ${share}%, con ${paper}`,
  ],
  [
    /^(?:serbatoio|bombola)(?: (?:gpl|metano))? fino (?:al )?((?:19|20)\d\d)$/iu,
    (year) => `l'impianto ha il serbatoio valido fino al ${year}`,
  ],
  [/^(\d{2,3}) ?(?:cv|cavalli)$/iu, (power) => `ha ${power} CV`],
  [/^(\d{2,3}(?:[.,]\d)?) ?kwh$/iu, (size) => `la batteria è da ${size} kWh`],
  [
    /^(?:pieno (?:con|da|di|a) )?(\d+) ?(?:€|euro)(?: (?:il|per il|di|al|fai il|di) pieno| e fai il pieno)$/iu,
    (sum) => `il pieno costa ${sum} euro`,
  ],
  [/^(?:il )?pieno (?:con|costa|a|da) (\d+) ?(?:€|euro)$/iu, (sum) => `il pieno costa ${sum} euro`],
  [
    /^(?:consum[ai](?: (?:medi[oi]?|reali?|circa|sui|di|intorno ai))*|fa(?: (?:i|circa|anche|oltre i))?|percorre)? ?(\d{1,2}(?:[.,]\d)?(?:[-/]\d{1,2})?) ?(?:km)? ?(?:(?:\/|al|con un|per)? ?litro|(?:\/|con) ?l)(?!\p{L})(.*)$/iu,
    (km, rest) => `fa ${km} km con un litro${rest}`,
  ],
  [
    /^(?:consum[ai](?: (?:medi[oi]?|reali?|circa|misto|combinato|di))*) ?(\d{1,2}(?:[.,]\d)?) ?(?:l|litri)? ?(?:\/|per|ogni|al|ai|x) ?100(?: ?km)?(.*)$/iu,
    (litres, rest) => `consuma ${litres} litri ogni 100 km${rest}`,
  ],
  [
    /^(?:rapporto )?kw\/t:? ?(\d+(?:[.,]\d+)?)$/iu,
    (figure) => `il rapporto tra potenza e peso è di ${figure} kW per tonnellata`,
  ],
  [
    /^(\d+(?:[.,]\d+)?) ?kw\/t$/iu,
    (figure) => `il rapporto tra potenza e peso è di ${figure} kW per tonnellata`,
  ],
  [
    /^messa (?:su|in) strada:? (\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (sum) => `la messa su strada costa ${sum} euro`,
  ],
  [
    /^passaggio(?: di proprietà)?:? (?:circa )?(\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (sum) => `il passaggio di proprietà costa ${sum} euro`,
  ],
  [
    /^(?:bollo|tassa) (?:di )?(?:circa )?(\d+)(?: ?(?:€|euro))?(?: (?:annui|annuo|all['’]anno|l['’]anno))?$/iu,
    (sum) => `il bollo è di ${sum} euro`,
  ],
  [/^prezzo:? (\d[\d.]*)(?: ?(?:€|euro))?$/iu, (sum) => `il prezzo è di ${sum} euro`],
  [
    /^(\d[\d.]*)(?: ?(?:€|euro))?,? (?:passaggio|trapasso) esclus[oi]$/iu,
    (sum) => `il prezzo di ${sum} euro non comprende il passaggio`,
  ],
  [/^(\d[\d.]*)(?: ?(?:€|euro))? trattabil[ei]$/iu, (sum) => `il prezzo di ${sum} euro è trattabile`],
  [
    /^degrado (?:della |di )?(?:batteria )?(?:del |al |solo )?(\d+(?:[.,]\d)?) ?%$/iu,
    (figure) => `il degrado della batteria è del ${figure}%`,
  ],
  [/^(\d[\d.]*)(?: ?(?:€|euro))? non trattabil[ei]$/iu, (sum) => `il prezzo di ${sum} euro non è trattabile`],
  [
    /^(?:km|chilometri) (tanti|pochi|molti|pochissimi|parecchi)(?: (?=ma |perché |e ))?(.*)$/iu,
    (many, rest) => `i chilometri sono ${many}${rest === '' ? '' : `, ${rest.replace(/^[ ,]+/u, '')}`}`,
  ],
  [/^(\d[\d.]*) ?km\/anno$/iu, (km) => `fa ${km} km l'anno`],
  [
    /^(?:assicurazione|rca) (?:(?:pagata|valida) )?fino (.+)$/iu,
    (date) => `l'assicurazione vale fino ${date}`,
  ],
  [
    /^(?:prezzo di )?listino:? (?:era )?(\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (sum) => `il prezzo di listino era di ${sum} euro`,
  ],
  [
    /^(?:anziché|invece di|prezzo precedente:?|prima) (\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (sum) => `il prezzo precedente era di ${sum} euro`,
  ],
  [
    /^(\d+) (?:canoni|rate) (?:da|di) (\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (many, sum) => `restano ${many} canoni da ${sum} euro`,
  ],
  [
    /^riscatto:? (?:finale )?(?:di )?(\d[\d.]*(?: ?mila)?)(?: ?(?:€|euro))?$/iu,
    (sum) => `il riscatto è di ${sum} euro`,
  ],
  [/^colore:? (?!e |o )(.+)$/iu, (colour) => `il colore è ${colour}`],
  [/^rat[ae] da (\d[\d.]*)(?: ?(?:€|euro))?(?: al mese)?$/iu, (sum) => `le rate partono da ${sum} euro`],
  [
    /^(\d+) ?km (?:(?:di )?autonomia )?dichiarati(?: in elettrico)?$/iu,
    (km) => `l'autonomia elettrica dichiarata è di ${km} km`,
  ],
  [/^(?:circa )?(\d+) ?km (?:circa )?in elettrico$/iu, (km) => `in elettrico fa circa ${km} km`],
  [
    /^assicurazione (?:solo )?(\d+)(?: ?(?:€|euro))?(?: (?:l['’]|all['’])?anno| annui| annua)$/iu,
    (sum) => `l'assicurazione costa ${sum} euro l'anno`,
  ],
];
