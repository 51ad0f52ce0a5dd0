/**
 * What dealers shorten, and the full word. A short form that ends in a stop is one only with it: "man."
 * but not "man". `@` is -o, -a, -i, -e and `%` is -e, -i, by the noun it belongs to.
 */
type Row = readonly [short: string, full: string];

/** Nouns and the like: something follows, so that their stop never ends a sentence. */
const leading: readonly Row[] = [
  ['sens.', 'sensori'],
  ['park.', 'parcheggio'],
  ['parch.', 'parcheggio'],
  ['pacch', 'pacchetto'],
  ['distribuz', 'distribuzione'],
  ['distr.', 'distribuzione'],
  ['manutenz', 'manutenzione'],
  ['manut.', 'manutenzione'],
  ['immatr', 'immatricolata'],
  ['imm.', 'immatricolata'],
  ['pneum', 'pneumatici'],
  ['ult.', 'ultimo'],
  ['disp.', 'disponibile'],
  ['poss.', 'possibile'],
  ['prev.', 'preventivo'],
  ['gar.', 'garanzia'],
  ['garanz', 'garanzia'],
  ['vern.', 'vernice'],
  ['batt.', 'batteria'],
  ['sed.', 'sedili'],
  ['climatizz', 'climatizzatore'],
  ['climat.', 'climatizzatore'],
  ['telec.', 'telecamera'],
  ['portell.', 'portellone'],
  ['regolaz', 'regolazione'],
  ['alzacrist', 'alzacristalli'],
  ['specch.', 'specchietti'],
  ['retrov.', 'retrovisori'],
  ['chius.', 'chiusura'],
  ['assist.', 'assistenza'],
  ['mant.', 'mantenimento'],
  ['blocc.', 'bloccaggio'],
  ['finanz', 'finanziamento'],
  ['acc.', 'accessori'],
  ['access.', 'accessori'],
  ['dopp.', 'doppie'],
  ['vol.', 'volante'],
];

/** Adjectives and words that may stand last: after them a noun or a capital begins something new. */
const following: readonly Row[] = [
  ['el.', 'elettric@'],
  ['elet.', 'elettric@'],
  ['elettr', 'elettric@'],
  ['aut.', 'automatic@'],
  ['autom', 'automatic@'],
  ['man.', 'manual%'],
  ['risc', 'riscaldat@'],
  ['riscald', 'riscaldat@'],
  ['regol.', 'regolabil%'],
  ['regolab', 'regolabil%'],
  ['ripieg', 'ripiegabil%'],
  ['abbatt', 'abbattibil%'],
  ['ant', 'anterior%'],
  ['post', 'posterior%'],
  ['lat', 'lateral%'],
  ['dx', 'destr@'],
  ['sx', 'sinistr@'],
  ['destr', 'destr@'],
  ['sinistr', 'sinistr@'],
  ['orig', 'original%'],
  ['panor', 'panoramic@'],
  ['metall.', 'metallizzat@'],
  ['sost.', 'sostituit@'],
  ['cert.', 'certificat@'],
  ['certif.', 'certificat@'],
  ['docum.', 'documentat@'],
  ['garant.', 'garantit@'],
  ['omol.', 'omologat@'],
  ['omolog.', 'omologat@'],
  ['incl', 'inclus@'],
  ['escl', 'esclus@'],
  ['compr.', 'compres@'],
  ['compl.', 'complet@'],
  ['tot.', 'total%'],
  ['perf.', 'perfett@'],
  ['inv.', 'invernal%'],
  ['esp.', 'esposta'],
  ['ded.', 'deducibile'],
  ['detr.', 'detraibile'],
  ['tratt.', 'trattabile'],
  ['multif', 'multifunzione'],
  ['diff', 'differenziale'],
  ['ind.', 'a induzione'],
  ['emerg.', 'emergenza'],
  ['centr.', 'centralizzata'],
  ['centraliz.', 'centralizzata'],
  ['unipro', 'uniproprietario'],
  ['unipropr', 'uniproprietario'],
  ['monopropr', 'monoproprietario'],
];

/** One thing or another by the words beside it; the first row that fits is taken. */
export const byNeighbour: readonly (readonly [short: string, before: RegExp, after: RegExp, full: string])[] =
  [
    ['propr', /(?:[2-9]|due|tre|quattro|soli) $/iu, /^/u, 'proprietari'],
    ['propr', /^/u, /^/u, 'proprietario'],
    ['prop', /(?:[2-9]|due|tre|quattro|soli) $/iu, /^/u, 'proprietari'],
    ['prop', /(?:unico|solo|primo|secondo|1) $/iu, /^/u, 'proprietario'],
    ['pass.', /(?:lato|sedile|airbag|porta|portiera) $/iu, /^/u, 'passeggero'],
    ['pass.', /^/u, /^/u, 'passaggio'],
    ['cond.', /aria $/iu, /^/u, 'condizionata'],
    ['cond.', /(?:ottime|buone|perfette|discrete|eccellenti) $/iu, /^/u, 'condizioni'],
    ['tagl.', /(?:ultimo|ult\.) $/iu, /^/u, 'tagliando'],
    ['tagl.', /^/u, /^ ?(?:\d|fatto|appena|nuovo|completo|recente)/iu, 'tagliando'],
    ['tagl.', /^/u, /^ ?\p{L}/u, 'tagliandi'],
    ['tagl.', /^/u, /^/u, 'tagliando'],
    ['rev.', /^/u, /^ ?(?:\d|fino|ok|valida|scad|nuova|fatta|regolare)/iu, 'revisione'],
    ['rev.', /^/u, /^ *(?:,|$)/u, 'revisione'],
    ['scad', /^/u, /^ ?(?:\d|$|,)/u, 'scadenza'],
    ['gg', /\d ?$/u, /^/u, 'giorni'],
  ];

/** `mayEnd`: a stop after it may be that of a sentence; `needsStop`: without its stop it is another word. */
export const shortForms: ReadonlyMap<string, { full: string; mayEnd: boolean; needsStop: boolean }> = new Map(
  [...leading.map((row) => [row, false] as const), ...following.map((row) => [row, true] as const)].map(
    ([[short, full], mayEnd]) => [short.replace('.', ''), { full, mayEnd, needsStop: short.endsWith('.') }],
  ),
);

/** What such an adjective belongs to is never: "sedili pelle risc." are heated seats, not heated leather. */
export const neverHead: ReadonlySet<string> = new Set(
  `pelle tela tessuto alcantara legno lega carbonio vetro guida guidatore conducente passeggero parcheggio park traino
  retromarcia distanza memoria bordo cortesia`.split(/\s+/u),
);
