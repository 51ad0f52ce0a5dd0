import type { Phrase } from './phrase.ts';

/** How it is. */
export const ofTheCar: readonly Phrase[] = [
  [
    /^(?:gomme|pneumatici) (estive|invernali|termiche) usate$/iu,
    (which) => `ci sono anche gomme ${which} usate`,
  ],
  [/^no (fsd|ccs)$/iu, (system) => `non ha ${system.toUpperCase()}`],
  [
    /^tutti (?:i )?(?:km|chilometri) (?:di |in |percorsi in )?autostrad\p{L}*(?: (.+))?$/iu,
    (route) => `ha fatto tutti i chilometri in autostrada${route ? ` (${route})` : ''}`,
  ],
  [
    /^(?:usat[oa] )?solo (?:di |la )?(domenic[ah]e?|weekend)$/iu,
    (day) => `è stat@ usat@ solo ${/^dom/iu.test(day) ? 'la domenica' : 'nei weekend'}`,
  ],
  [/^second[oa] proprietari[oa] (dal .+)$/iu, (since) => `è di secondo proprietario ${since}`],
  [/^chiav[ei]:? (?:solo )?(?:1|una) sola$/iu, () => 'c’è una sola chiave'],
  [
    /^(furgone|camper|fuoristrada|crossover|pick-?up) (ex .+|da .+)$/iu,
    (kind, rest) => `è un ${kind.toLowerCase()} ${rest}`,
  ],
  [
    /^seconda (?:auto|macchina|vettura) (?:di famiglia |di casa )?usata (.+)$/iu,
    (how) => `è stat@ la seconda auto di casa, usata ${how}`,
  ],
  [/^pelle (?!e |con )(\p{L}+(?: \p{L}+)?)$/iu, (which) => `gli interni sono in pelle ${which}`],
  [
    /^(?:visibile |si trova |auto )?(?:in |a )?zona (?!ztl|[abc](?!\p{L}))(\p{L}.*)$/iu,
    (place) => `si trova in zona ${place}`,
  ],
  [
    /^(cerchi|fari|fendinebbia|specchietti|specchi|vetri|sedili)( [^()]+?)? \(?un[oa] (?:è )?((?:leggermente |un po['’] )?(?:segnat|graffiat|rigat|rovinat|ammaccat|rott|crepat|incrinat))[oa]\)?$/iu,
    (things, which, how) =>
      `uno dei ${things.toLowerCase()}${which.replace(/^ (?:da )?(?=1\d|2\d)/u, ' da ')} è ${how}o`,
  ],
  [
    /^(?:no|niente|senza) (?:la )?(ricarica .+?|colonnine fast),? solo (.+)$/iu,
    (what, only) => `non ha ${/^ric/iu.test(what) ? 'la ' : ''}${what}: solo ${only}`,
  ],
  [
    /^chiave ((?:keyless|elettronica|con telecomando) )?una sola(.*)$/iu,
    (which, rest) => `c’è una sola chiave${which === '' ? '' : ` ${which.trim()}`}${rest}`,
  ],
  [
    /^(bianc|ner|ross|giall|azzurr|grigi)[oa] (?!con |e |tetto|intern|opac|satinat)(\p{L}+(?: \p{L}+)?)$/iu,
    (paint, which) => `il colore è ${paint.toLowerCase()}o ${which}`,
  ],
  [
    /^(blu|verde|arancio|marrone) (?!con |e |tetto|intern)(\p{L}+(?: \p{L}+)?)$/iu,
    (paint, which) => `il colore è ${paint.toLowerCase()} ${which}`,
  ],
  [/^([2-5]) porte$/iu, (many) => `ha ${many} porte`],
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
  [/^(ibrid|elettric)a (?!di |da |per )(.+)$/iu, (kind, rest) => `è un'${kind.toLowerCase()}a ${rest}`],
  [
    /^(cabrio|spider|station(?: wagon)?|berlina|coupé|monovolume|citycar|minicar|roadster|familiare) (?!di |e )(.+)$/iu,
    (kind, rest) => `è una ${kind.toLowerCase()} ${rest}`,
  ],
  [
    /^(?:mini ?)?suv (compatt[oa]|medi[oa]|grande|di .+|con .+)$/iu,
    (rest) => `è un SUV ${rest.replace(/a$/u, 'o')}`,
  ],
  [
    /^(?:i )?(\d[\d.]*(?: ?mila)?) ?km (veri|reali|originali|effettivi|garantiti|dimostrabili|documentati)$/iu,
    (km, how) => `i ${km} km sono ${how}`,
  ],
  [
    /^(\d+(?:[.,]\d)?) (?:quintali|qli|q) (?:si guida )?(?:con )?(?:la )?patente B$/iu,
    (weight) => `è da ${weight} quintali e si guida con la patente B`,
  ],
  [
    /^(telecomand|navigator|tappetin)o solo uno$|^(chiave|scheda) sol[ao] una$/iu,
    (one, other) => `c’è ${one ? `un solo ${one}o` : `una sola ${other}`}`,
  ],
];
