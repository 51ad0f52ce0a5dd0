/**
 * Returns what sellers shorten to a few words as the whole sentence they mean, `@` for endings that
 * agree with the car; undefined for other words. Nothing is added to what they say.
 */
export function sayPhrase(text: string): string | undefined {
  for (const [pattern, sentence] of phrases) {
    const found = pattern.exec(text);
    if (found) return sentence(...(found.slice(1).map((part) => part ?? '') as [string, string, string]));
  }
  return undefined;
}

type Phrase = readonly [RegExp, (a: string, b: string, c: string) => string];

const sells = '(?:la |lo )?(?:vend(?:o|iamo|esi|uta|uto)|si vende|vendita|cedo|cambio(?: auto| macchina)?)';

const phrases: readonly Phrase[] = [
  // for whom it is sold
  [
    new RegExp(
      `^${sells} (?:solo )?(?:per|a) ((?:commerci|export|ricambi|operatori|demoli|rottam)\\p{L}*.*)$`,
      'iu',
    ),
    (whom) => `si vende per ${whom}`,
  ],
  // why it is sold
  [
    /^(?:cess[oa]|cessata|cessazione|chiudo|chiusura) (?:di |dell['’]|l['’])?attività$/iu,
    () => 'il motivo della vendita: l’attività cessa',
  ],
  [
    new RegExp(`^${sells} (?:perch[eé]|poich[eé]|siccome|visto che|dato che) (.+)$`, 'iu'),
    (why) => `il motivo della vendita, con le parole di chi la cede: “${why}”`,
  ],
  [
    new RegExp(
      `^${sells} (?:solo )?(?:per|x|causa|a causa di|per motivo di|per motivi|per via di) (.+)$`,
      'iu',
    ),
    (why) => `il motivo della vendita: ${why.replace(/,? (?:la|il) (?:mia|mio|nostra|nostro) .+$/iu, '')}`,
  ],
  [
    /^(?:causa|per) ((?:inutilizzo|trasferimento|cambio|arrivo|passaggio ad?|acquisto|nuovo arrivo|esigenze) .*|inutilizzo)$/iu,
    (why) => `il motivo della vendita: ${why}`,
  ],
  [/^no import$/iu, () => "non è d'importazione"],
  // how it is
  [/^rimess[oa] a nuovo$/iu, () => 'è stat@ rimess@ a nuovo'],
  [/^adblue pieno$/iu, () => 'il serbatoio dell’AdBlue è pieno'],
  [/^ideale (?!per |come |a |anche |prim)(\p{L}.+)$/iu, (whom) => `è ideale per ${whom}`],
  [
    /^(?:per )?(?:(?:tutto )?il )?resto (?:è )?(?:tutto )?(ok|a posto|bene|va bene|tutto bene|in ordine)$/iu,
    () => 'il resto è a posto',
  ],
  [
    /^(?:per )?(?:(?:tutto )?il )?resto (?:(?:della )?(?:macchina|auto|vettura) )?(?:è )?(bell|perfett|ottim|buon|san|impeccabile?|originale?)[oaie]?(?!\p{L})(.*)$/iu,
    (how, rest) => `per il resto è ${how.toLowerCase()}${how.endsWith('e') ? '' : '@'}${rest}`,
  ],
  [
    /^(ideale|perfett|adatt|ottim|buon|comod)([oa]?) ((?:per|come|anche per|anche come|a chi) .+)$/iu,
    (how, vowel, what) => `è ${how.toLowerCase()}${vowel === '' ? '' : '@'} ${what}`,
  ],
  [
    /^(ottim|buon)[oa]? (mezzo|furgone|veicolo)(?!\p{L})(.*)$/iu,
    (how, what, rest) =>
      `è un ${how.toLowerCase() === 'buon' ? 'buon' : 'ottimo'} ${what.toLowerCase()}${rest}`,
  ],
  [
    /^(ottim|buon)a (auto|macchina|vettura)(?!\p{L})(.*)$/iu,
    (how, what, rest) =>
      `è un${what.toLowerCase() === 'auto' ? "'" : 'a '}${how.toLowerCase()}a ${what.toLowerCase()}${rest}`,
  ],
  [
    /^(furgoncino|camioncino|pulmino|camper|pick-?up|furgonato) (d[ai] .+)$/iu,
    (what, whose) => `è un ${what.toLowerCase()} ${whose}`,
  ],
  [
    /^((?:ex )?aziendale) (con .+)$/iu,
    (what, how) => `è un'auto ${what.toLowerCase()} ${how.replace(/^con unic/iu, 'con un unic')}`,
  ],
  [/^(?:auto )?aziendale nostr[oa]$/iu, () => "è un'auto aziendale nostra"],
  [
    /^appuntamento(?: anche)? (?:di |il )?(sabato|domenica)(?: anche)?$/iu,
    (day) => `si può vedere su appuntamento, anche di ${day.toLowerCase()}`,
  ],
  [
    /^(?:3|tre) sedili (?:singoli|indipendenti|separati)(?: (?:in |nella )?(?:2a|seconda) fila)?,? (?:tutti |tutti con |con )?(?:attacchi )?isofix$/iu,
    () => 'in seconda fila ci sono tre sedili singoli, tutti con Isofix',
  ],
  [/^ideale (prim[oa]) (?:auto|macchina)$/iu, () => 'è ideale come prima auto'],
  [
    /^(?:auto |macchina |vettura )?ferm([oa]) ((?:da|in|dal|per|nel) .+)$/iu,
    (_, where) => `è ferm@ ${where}`,
  ],
  [/^solo da (.+)$/iu, (what) => `è solo da ${what}`],
  [/^euro ?(\d\w?),? (quindi|ma|perciò|e) (.+)$/iu, (norm, so, rest) => `è Euro ${norm}, ${so} ${rest}`],
  [
    /^(prim|second|terz|unic)o proprietario dal (\d{4})$/iu,
    (which, year) => `ha ${which === 'unic' ? 'un unico' : `il ${which}o`} proprietario dal ${year}`,
  ],
  [/^motore non avviato$/iu, () => 'il motore non è stato avviato'],
  [
    /^camperizzat[oa] (.+?),? non omologat[oa](.*)$/iu,
    (how, rest) => `è stat@ camperizzat@ ${how} e non è omologat@${rest}`,
  ],
  [/^mai un problema$/iu, () => 'non ha mai dato un problema'],
  [/^mai fatta ricarica veloce$/iu, () => 'non ha mai fatto ricariche veloci'],
  [/^mai fatta ricarica veloce o quasi$/iu, () => 'non ha quasi mai fatto ricariche veloci'],
  [/^(solo|per|esclusivamente per) (?:veri )?amatori$/iu, () => 'è riservat@ agli amatori'],
  [/^fumatore,? ma (?:tenuta )?pulit[oa]$/iu, () => 'è stat@ di un fumatore, ma è pulit@'],
  [
    /^(?:batteria )?(\d\d?) tacche (?:di batteria )?su (\d\d?)$/iu,
    (bars, of) => `la batteria segna ${bars} tacche su ${of}`,
  ],
  // figures
  [/^(\d[\d.]*) ?km$/iu, (km) => `ha ${km} km`],
  [/^(\d{1,3}) ?(?:mila|k) ?(?:km)?$/iu, (km) => `ha ${km}mila km`],
  [/^(\d{2,3}) ?(?:cv|cavalli)$/iu, (power) => `ha ${power} CV`],
  [/^(\d{2,3}(?:[.,]\d)?) ?kwh$/iu, (size) => `la batteria è da ${size} kWh`],
  [
    /^(?:pieno (?:con|da|di|a) )?(\d+) ?(?:€|euro)(?: (?:il|per il|di|al|fai il|di) pieno| e fai il pieno)$/iu,
    (sum) => `il pieno costa ${sum} euro`,
  ],
  [/^(?:il )?pieno (?:con|costa|a|da) (\d+) ?(?:€|euro)$/iu, (sum) => `il pieno costa ${sum} euro`],
  [
    /^(?:consum[ai](?: (?:medi[oi]?|reali?|circa|sui|di|intorno ai))*|fa(?: (?:i|circa|anche|oltre i))?|percorre)? ?(\d{1,2}(?:[.,]\d)?(?:[-/]\d{1,2})?) ?(?:km)? ?(?:(?:\/|al|con un|per) ?litro|(?:\/|con) ?l)(?!\p{L})(.*)$/iu,
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
    /^(\d+) (?:canoni|rate) (?:da|di) (\d[\d.]*)(?: ?(?:€|euro))?$/iu,
    (many, sum) => `restano ${many} canoni da ${sum} euro`,
  ],
  [
    /^riscatto:? (?:finale )?(?:di )?(\d[\d.]*(?: ?mila)?)(?: ?(?:€|euro))?$/iu,
    (sum) => `il riscatto è di ${sum} euro`,
  ],
  [/^colore:? (?!e |o )(.+)$/iu, (colour) => `il colore è ${colour}`],
  // work done
  [
    /^(?:ultimo )?tagliando (?:fatto |eseguito )?((?:\d+|un|due|tre) (?:giorni|settiman[ae]|mes[ei]|km) fa)$/iu,
    (when) => `l'ultimo tagliando è stato fatto ${when}`,
  ],
  [
    /^(?:tagliandi|tagliando|tagliandat[oa]) (?:regolari |fatti |sempre )?ogni (.+)$/iu,
    (often) => `è stat@ tagliandat@ ogni ${often}`,
  ],
  [
    /^(?:incidentata|sinistrata) (.+?) (?:e )?riparata(.*)$/iu,
    (where, how) => `è stat@ incidentat@ (${where}) e poi riparat@${how}`,
  ],
  [
    /^(?:lavaggio|igienizzazione|sanificazione) (?:degli |di )?interni(.*)$/iu,
    (rest) => `gli interni sono stati lavati${rest}`,
  ],
  [
    /^check[ -]?up (?:di |su )?(\d+) punti(.*)$/iu,
    (points, rest) => `è stat@ controllat@ su ${points} punti${rest}`,
  ],
  [
    /^riparata (?:la )?grandine (?:con|da) (?:i )?leva ?bolli(.*)$/iu,
    (rest) => `i danni da grandine sono stati tolti dai levabolli${rest}`,
  ],
  [/^(?:consegnata|consegna) con (?:il )?pieno(.*)$/iu, (rest) => `viene consegnat@ con il pieno${rest}`],
  [/^foto (?:di repertorio|indicative)$/iu, () => 'le foto sono indicative'],
  [/^(?:km|chilometri) in aumento$/iu, () => 'i chilometri sono in aumento'],
  [/^ancora (in (?:uso|garanzia|circolazione|uso al|vendita|prova).*)$/iu, (what) => `è ancora ${what}`],
  [
    /^(?:cambio )?olio(?: motore)? e filtr[oi] (?:(?:sempre )?(?:fatti|cambiati|sostituiti) )?ogni (\d[\d.]*)(?: ?km)?$/iu,
    (km) => `olio e filtri sono stati cambiati ogni ${km} km`,
  ],
  [
    /^olio e filtr[oi] (?:fatti|cambiati|sostituiti|nuovi)(.*)$/iu,
    (rest) => `olio e filtri sono stati sostituiti${rest}`,
  ],
  [
    /^bombole (?:del |a )?(?:metano |gas )?(?:revisionate|collaudate) (?:nel )?(\d{4}),? (?:la )?prossim[ao] (?:revisione |scadenza )?(?:nel )?(\d{4})$/iu,
    (year, next) => `le bombole sono state collaudate nel ${year} e il prossimo collaudo è nel ${next}`,
  ],
  [
    /^bombole (?:del |a )?(?:metano |gas )?(?:revisionate|collaudate) (?:nel )?(\d{4}),? valide (?:per )?(\d+) anni$/iu,
    (year, years) => `le bombole sono state revisionate nel ${year} e valgono ${years} anni`,
  ],
  [
    /^restauro (?:della |di |degli )?(carrozzeria|meccanica|motore)(?: (?:nel )?(\d{4}))?(.*)$/iu,
    (what, year, rest) =>
      `il restauro ${what.toLowerCase() === 'motore' ? 'del' : 'della'} ${what.toLowerCase()} è ${year === '' ? 'fatto' : `del ${year}`}${rest === '' ? '' : `,${rest}`}`,
  ],
  [/^ASI (?:possibile|fattibile|iscrivibile)$/iu, () => 'è iscrivibile all’ASI'],
  // the sale
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
];
