import type { Noun } from '#domain/copywriting/brief/notes/noun-of.ts';
import { withArticle } from '../grammar/articles.ts';
import { lowered } from './lowered.ts';
import { headNounOf, isPartOfAnyCar } from './own-nouns-lexicon.ts';

/** Returns what an item says of a part of the car as a sentence: "la batteria è stata cambiata"; undefined where it says nothing of it. */
export function sayOfPart(text: string): string | undefined {
  const special = specials.find(([pattern]) => pattern.test(text));
  if (special) return text.replace(special[0], special[1]);
  const bare = text.replace(leadingArticle, '');
  const noun = headNounOf(bare) ?? nounByParticiple(bare);
  if (!noun || damageNoun.test(bare) || /^\d/u.test(bare)) return undefined;
  const [, marked = '', damage = ''] = withDamage.exec(bare) ?? [];
  if (marked !== '')
    return `${withArticle({ text: marked, ...noun })} ${noun.plural ? 'hanno' : 'ha'} ${damage}`;
  const [, whole = '', how = '', what = ''] =
    /^(\p{L}+(?: \p{L}+){0,2}?) (con|senza) (.+)$/iu.exec(bare) ?? [];
  if (whole !== '' && isPartOfAnyCar(whole) && noun && headNounOf(whole)) {
    const the = withArticle({ text: lowered(whole), ...noun });
    if (how.toLowerCase() === 'con' && !counted.test(what)) return undefined;
    if (how.toLowerCase() === 'con') return `${the} ${noun.plural ? 'hanno' : 'ha'} ${what}`;
    return `${the} ${noun.plural ? 'sono' : 'è'} senza ${what}`;
  }
  const { subject = '', second = '', rest = '' } = subjectAndRest.exec(bare)?.groups ?? {};
  if (subject === '' || /(?<!\p{L})(?:in|di|a|con|da|per|su)$/iu.test(subject)) return undefined;
  const verb = verbOf(rest, noun, second !== '');
  if (!verb) return undefined;
  const other = second === '' ? undefined : headNounOf(second.replace(/^ ed? /u, ''));
  if (second !== '' && !other) return undefined;
  const [, indefinite = ''] = /^(un[ao]? |un['’]|due |tre |qualche )/iu.exec(text) ?? [];
  const first = indefinite === '' ? withArticle({ text: lowered(subject), ...noun }) : indefinite + subject;
  const both = other ? `${first} e ${withArticle({ text: second.replace(/^ ed? /u, ''), ...other })}` : first;
  return `${both} ${verb}`;
}

/** "documenti con foglio complementare" is a thing and no clause. */
const counted =
  /^(?:un[ao]? |un['’]|il |lo |la |i |gli |le |l['’]|qualche |alcun|due |tre |\d|molt|poc|tant|legger|piccol|segn|graff)/iu;

const leadingArticle = /^(?:(?:il|lo|la|i|gli|le|un|uno|una|due|tre|qualche) |l['’]|un['’])/iu;

/** What is there or not, and does not do or undergo anything. */
const damageNoun =
  /^(?:qualche|alcun\p{L}|graff\p{L}+|segn[io]|segnett\p{L}|schegg\p{L}+|ruggin\p{L}*|bozz[oi]|bott[ea]|ammaccatur\p{L}+|boll[ae]|bollicin\p{L}|strisc\p{L}+|rig[ah]\p{L}*|crep\p{L}+|macchi[ae]|dann[oi]|imperfezion[ei]|for[oi]|buc[oh]i?|tagli[o]?|strapp[oi]|sassat\p{L}+|pietrat\p{L}|ritocc\p{L}+|usura|perdit[ae]|rumor[ei])(?!\p{L})/iu;

/** "cofano con qualche graffio". */
const withDamage =
  /^(\p{L}+(?: \p{L}+){0,3}?) con ((?:un[ao]?|qualche|due|tre|alcun[ie]) (?:piccol[aoie] |leggero |leggera )?(?:graff|segn|schegg|ruggin|bozz|bott|ammacc|boll|strisc|rig[ah]|crep|macchi|tagli|sass)\p{L}*.*)$/iu;

const done =
  '(?:cedut|cambiat|sostituit|rifatt|riparat|revisionat|tarat|montat|fatt|verniciat|riverniciat|restaurat|aggiornat|tagliandat|controllat|lucidat|igienizzat|trattat|lavat|installat|smontat|tolt|rimoss|pulit|rigenerat|ricaricat|eseguit|effettuat|collaudat|verificat|pagat|rinnovat|ricostruit|rettificat|acquistat|mess|raddrizzat|rifoderat|registrat|saldat|sanificat|riprogrammat|caricat|timbrat|ispezionat|ricalibrat|rabboccat|raschiat|potenziat|riparat)([oaie])(?!\\p{L})';
const adverb =
  "(?:un po['’] |un pochino |leggermente |molto |poco |quasi |ancora |già |appena |sempre |completamente |parzialmente |tutt[oaie] |mai )*";
const worn =
  '(?:guast|fus|incrinat|grippat|spaccat|brutt|opacizzat|mangiat|scotchat|consumat|segnat|rovinat|scucit|strappat|graffiat|ammaccat|scollat|ingiallit|sbiadit|scolorit|usurat|screpolat|crepat|scheggiat|rott|bloccat|mancant|appannat|ossidat|scaric|stanc|dur|lent|ferm|bass|previst|predispost|fissat|pront|sigillat|tenut|ridott|rumoros|lontan|compres|inclus|esclus|escluse|disponibil|visibil|scadut|valid|integr|intatt|arrugginit|stort|bruciat|macchiat|misurat|dritt|secc|sporc|opac|piegat|umid|allentat|san|pulit|regolar|funzionant)([oaie])(?!\\p{L})';
const place =
  "(?:in (?:ordine|regola|ottime|ottimo|perfett|buon|rete|garanzia|officina|sede)|a posto|nel |nella |solo (?:il|la|su|in|con|di) |(?:possibile|utilizzabile|funzionante)(?!\\p{L})|fuori (?:produzione|serie|commercio|uso)|un po['’] \\p{L}+[oaie](?!\\p{L})|a vostro carico|a carico|ok(?!\\p{L})|come nuov|da (?:vedere|provare|sostituire|cambiare|rifare|fare|riparare|sistemare|rivedere|verniciare|concordare|ricaricare|pulire|lucidare|revisionare|montare|rinnovare|libretto)(?!\\p{L})|al \\d+ ?%|(?:nuov|original|perfett|ottim)[oaie] (?:tranne |eccetto |salvo |\\d[\\d.]* (?:km|mesi|anni) fa|un (?:anno|mese) fa|al |ovunque|dappertutto|ovunque|su )|(?:\\d+|un|due|tre) (?:ann[oi]|mes[ei]) fa|dal (?!sole|tempo)|da noi|fino al )";

const subjectAndRest = new RegExp(
  `^(?<subject>\\p{L}[\\p{L}/-]*(?: (?!(?:con|che|e|ed|per|non)(?!\\p{L}))(?!${adverb}(?:${done}|${worn}|${place}))(?:tutt[oaie] )?[\\p{L}\\d/.'’-]+){0,4}?)(?<second> ed? \\p{L}+(?: [\\p{L}]+)?)? (?=${adverb}(?:${done}(?! \\p{L}+bil[ei](?!\\p{L}))|${worn}|${place}|tutt[oaie] ))(?<rest>.+)$`,
  'iu',
);
/** "tendicatena aggiornato", "FAP rigenerato in officina": the participle tells gender and number of a noun that no list holds. */
function nounByParticiple(text: string): Noun | undefined {
  const [, head = '', done, wornOut] = undergoes.exec(text) ?? [];
  const vowel = (done ?? wornOut ?? '').toLowerCase();
  const [last = ''] = /[aeio]$/u.exec(head) ?? [];
  if (vowel === '' || noHead.test(head) || (last !== '' && last !== 'e' && last !== vowel)) return undefined;
  return { gender: /[ae]/u.test(vowel) ? 'f' : 'm', plural: /[ei]/u.test(vowel) };
}

const undergoes = new RegExp(
  `^(\\p{L}[\\p{L}\\d-]*)(?: (?!(?:con|che|e|ed|per|non|da|in|a|di)(?!\\p{L}))[\\p{L}\\d.-]+){0,2}? ${adverb}(?:${done}|${worn})`,
  'iu',
);
/** What no sentence begins with as its subject. */
const noHead =
  /^(?:mai|sempre|già|appena|quasi|tutt[oaie]|solo|molto|poco|non|no|anche|ultim[oa]|prim[oa]|second[oa]|nuov[oaie]|auto|macchina|vettura|mezzo|ha|è|da|di|con|per|in|a|ex|uso|uno|due|tre|qualche)$|\p{L}(?:at|ut|it)[oaie]$/iu;

const doneAtOnce = new RegExp(`^(${adverb})${done}(.*)$`, 'iu');
const wornAtOnce = new RegExp(`^(${adverb})${worn}(.*)$`, 'iu');
const sure = new RegExp(`^(?:${adverb})(?:${place})|^tutt[oaie] `, 'iu');

const endingOf = ({ gender, plural }: Noun) => (gender === 'f' ? (plural ? 'e' : 'a') : plural ? 'i' : 'o');

/** "è stata cambiata l'anno scorso", "sono un po' opacizzati". */
function verbOf(rest: string, noun: Noun, isPair: boolean): string | undefined {
  const is = noun.plural || isPair ? 'sono' : 'è';
  const undergone = doneAtOnce.exec(rest);
  const ending = endingOf(noun);
  if (undergone) {
    const [, when = '', vowel = '', after = ''] = undergone;
    if (!isPair && vowel !== ending) return undefined;
    if (/^montat/u.test(rest) && after === '') return `${is} ${rest}`;
    if (when.startsWith('mai ')) return `non ${is} mai stat${vowel} ${rest.slice(when.length)}`;
    return /^(?:già|appena|sempre) $/u.test(when)
      ? `${is} ${when}stat${vowel} ${rest.slice(when.length)}`
      : `${is} stat${vowel} ${rest}`;
  }
  const [, replaced = '', ago] =
    /^nuov([oaie]) ((?:\d[\d.]* km|\d+ (?:mesi|anni)|un anno|un mese) fa)$/iu.exec(rest) ?? [];
  if (replaced === ending) return `${is} stat${replaced} cambiat${replaced} ${ago}`;
  const marked = wornAtOnce.exec(rest);
  if (marked) {
    const [, when = '', vowel = ''] = marked;
    const agrees = vowel === ending || /^(?:disponibil|visibil|mancant)/u.test(rest.slice(when.length));
    return agrees || isPair ? `${is} ${rest}` : undefined;
  }
  if (/^(?:\d+|un|due|tre) (?:ann|mes)/u.test(rest)) return `${is} di ${rest}`;
  return sure.test(rest) ? `${is} ${rest}` : undefined;
}

const specials: readonly (readonly [RegExp, string])[] = [
  [/^prezzo (?=(?:già|scontato|fisso|trattabile|non trattabile|leggermente))/iu, 'il prezzo è '],
  [/^prezzo (?=di conseguenza)/iu, 'il prezzo è '],
  [/^prezzo (?=con )/iu, 'il prezzo è '],
  [/^prezzo (?:di )?(?=\d)/iu, 'il prezzo è di '],
  [/^(?=(?:tanti|pochi|molti|pochissimi) (?:km|chilometri)(?!\p{L}))/iu, 'ha '],
  [/^batteria (?:da )?(\d+ kWh) (?=SOH)/u, 'la batteria da $1 ha '],
  [
    /^SOH (?:batteria )?(?:del |al )?(\d+ ?%),? certificat[oa](?=$| da | a | nel | con )/iu,
    'lo stato di salute della batteria (SOH) è certificato al $1',
  ],
  [/^AC (?=[\d,]+ kW)/u, 'la ricarica in corrente alternata (AC) arriva a '],
  [/^DC (?=[\d,]+ kW)/u, 'la ricarica in corrente continua (DC) arriva a '],
  [/^bombole revisione (\S+) /iu, 'le bombole hanno la revisione $1, '],
  [
    /^garanzia (?:di )?(\d+ (?:mesi|anni)) (?=con noi|inclus[ao]$|compres[ao]$|su |estendibil)/iu,
    'la garanzia è di $1 ',
  ],
  [/^garanzia ((?:(?!con )\p{L}+ ){1,2})(?=fino)/iu, 'la garanzia $1vale '],
  [
    /^passaggio(?: di propriet[àa])? (?:di )?(\d[\d.]* (?:euro|€)) (?=a (?:vostro )?carico)/iu,
    'il passaggio ($1) è ',
  ],
  [/^(bollo|passaggio|pagamento) (?!scad|di propriet|d[io] )(?=\p{L})/iu, 'il $1 è '],
  [/^(carrozzeria|meccanica) (?=senza|sana|perfetta|a posto)/iu, 'la $1 è '],
  [/^(?:con )?pagamento (?:solo )?(?:con |tramite |a mezzo )?(?=bonifico|assegno)/iu, 'il pagamento è con '],
  [/^bollo (?:di )?(?=\d[\d.]* ?(?:euro|€))/iu, 'il bollo è di '],
  [/^IVA (?=esposta)/iu, "l'IVA è "],
  [/^gomme anteriori nuove,? posteriori/iu, 'le gomme anteriori sono nuove, le posteriori'],
  [
    /^ultimo tagliando (?:fatto )?(?=(?:a|ad|nel|lo|il|di) (?!\d[\d.]* ?km))/iu,
    "l'ultimo tagliando è stato fatto ",
  ],
  [/^ultimo tagliando (?:a )?(?=\d[\d.]* ?km)/iu, "l'ultimo tagliando è stato fatto a "],
  [/^tagliandi (\p{L}+) (?=ogni|fino)/iu, 'ha i tagliandi $1 '],
  [/^offerta (?=fino )/iu, "l'offerta vale "],
  [/^consegna (?=con |tramite |in |a |entro |subito|immediata)/iu, 'la consegna è '],
  [/^(?=(?:esclus|compres|inclus)[ie](?!\p{L}))/iu, 'sono '],
  [/^(?=(?:esclus|compres|inclus)[oa](?!\p{L}))/iu, 'è '],
  [/^no (?=scambi|permute|export|assegni)/iu, 'non si accettano '],
  [/^solo (?:a )?(?=partita IVA|commercianti|operatori|privati)/iu, 'si vende solo a '],
  [/^trattativa (?=riservata|solo|in sede)/iu, 'la trattativa è '],
];
