import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { isUnderstood } from '../../vocabulary/is-understood.ts';
import { isDamage } from './lexicon/damage.ts';
import { byNeighbour, neverHead, shortForms } from './lexicon/short-forms.ts';
import type { Noun } from './noun-of.ts';
import { nounOf } from './noun-of.ts';
import { putInOrder } from './put-in-order.ts';
import { tidy } from './split-notes.ts';

/** Shorthand of dealers written out before the notes are cut into items, so that no stop of it ends a sentence. */
export function expandAbbreviations(text: string): string {
  const written = signs.reduce((rest, [pattern, full]) => rest.replace(pattern, full), text);
  let done = '';
  let at = 0;
  for (const { 0: found, 1: word = '', 2: stop = '', index } of written.matchAll(candidate)) {
    done += written.slice(at, index);
    at = index + found.length;
    done += fullForm(word, stop, done, written.slice(at)) ?? found;
  }
  return done + written.slice(at);
}

/** Returns Italian notes without the stops of short forms that no table knows: they end no sentence. */
export const joinShortForms = (text: string): string =>
  text.replace(unknownShort, (found, word: string, at: number) =>
    isWhole(`${itemBefore(text, at)}${word}`) ? found : `${word} `,
  );

/** What stands since the last stop, comma or line: "impianto Harman Kardon" is whole, "chiusura centr" is not. */
const itemBefore = (text: string, at: number) =>
  /[^.,;+\n]*$/u.exec(text.slice(Math.max(0, at - longestItem), at))?.[0] ?? '';

const longestItem = 80;
const isWhole = (item: string) => isUnderstood(tidy(putInOrder(item, 'it')), allTermWords.it);

/** An Italian word ends in a vowel: a consonant with a stop before a small letter is some short form. */
const unknownShort =
  /(?<![\p{L}\p{N}])(\p{L}{2,12}(?<=[bcdfghlmnpqrstvzBCDFGHLMNPQRSTVZ]))\.\s?(?=\p{Ll})(?<!(?:abs|esp|asr|bluetooth|gps|led|cd|gpl|suv|isofix|optional|airbag|km|cv|kw|non|con|per|in|del|al|sul|full)\.\s?)/gu;

const candidate = /(?<![\p{L}\p{N}’'-])(\p{L}{2,12}|x)(?![\p{L}’'-])(\.(?!\p{L}|\d))?/gu;

/** Accents typed as apostrophes or not at all, where the word can be no other. */
const accents: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])e['’](?=\s|$)/giu, 'è'],
  [/(?<=(?<!\p{L})[cl]['’])e['’](?!\p{L})/giu, 'è'],
  [/(?<!\p{L})puo(?:['’]|(?=\s\p{L}))/giu, 'può'],
  [/(?<!\p{L})pero['’]/giu, 'però'],
  [/(?<!\p{L})perche(?:['’]|(?!\p{L}))/giu, 'perché'],
  [/(?<!\p{L})gia(?:['’]|(?=\s\p{L}))/giu, 'già'],
  [/(?<!\p{L})piu(?:['’]|(?!\p{L}))/giu, 'più'],
  [/(?<!\p{L})cosi(?:['’]|(?!\p{L}))/giu, 'così'],
  [/(?<!\p{L})sara['’]/giu, 'sarà'],
  [/(?<!\p{L})pero(?= (?!\d))/giu, 'però'],
  [
    /(?<!\p{L})(ma|che|non|mai|e) e(?= (?:solo|solamente|sempre|stat[oa]|un[oa]?|da|già|molto|poco|in)(?!\p{L}))/giu,
    '$1 è',
  ],
  [
    /(?<=\p{L}(?:ibil|form|al|mid|ov|oc|iv|od|ar|er|un|un|ual|nov)it)a(?!\p{L})(?<!(?:finita|unita|fornita|pulita|usita))/giu,
    'à',
  ],
  [/(?<!\p{L})c['’]e(?![\p{L}'’])/giu, "c'è"],
  [/(?<=(?<!\p{L})(?:per|poi|fin|ben|affin|anzi|gia[cc]+|sic)ch)è(?!\p{L})/giu, 'é'],
  [/(?<!\p{L})unico ?propr?ietari/giu, 'unico proprietari'],
  [/(?<!\p{L})propietari/giu, 'proprietari'],
  [/(?<=(?<!\p{L})l['’]|prima |terza |mezza )eta(?!\p{L})/giu, 'età'],
  [/(?<=(?<!\p{L})(?:in|di|per la|a|della|dalla|fuori) )citta(?!\p{L})/giu, 'città'],
  [/(?<=(?:tagliandat[ao]|comprat[ao]|acquistat[ao]|fatt[oaie]|sempre) )li(?= *(?:[,.;]|$))/gimu, 'lì'],
  [/(?<=(?<!\p{L})(?:va|scende|viene|cade) )giu(?!\p{L})/giu, 'giù'],
  [/(?<=(?<!\p{L})sul )pave(?!\p{L})/giu, 'pavé'],
  [/(?<!\p{L})oblo(?:['’]|(?!\p{L}))/giu, 'oblò'],
];

/** Signs, numbers and the words beside them. */
const signs: readonly (readonly [RegExp, string])[] = [
  ...accents,
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
    /(?<!\p{L})autonomia(?: (?:reale|vera|effettiva|circa))* (?:di )?(?:circa )?(\d+)(?: ?km)?,? (?:in |d['’] ?)?estate,? (?:(?:e|\/) )?(\d+)(?: ?km)? (?:in |d['’] ?)?inverno/giu,
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
  [/(\d) ?€ ?\/ ?mese/giu, '$1 € al mese'],
  [/(?<!\p{L})c\. ?(?:in )?(?=lega)/giu, 'cerchi in '],
  [/(?<=\d) ?KM(?!\p{L})/gu, ' km'],
  [/(?<=\d ?(?:anni|mesi)) ?\/ ?(?=\d)/giu, ' o '],
  [/(?<!\p{L})assetto \+ ?(?=\d)/giu, 'assetto rialzato di '],
  [/(?<=\p{L}{2}t)a['’](?!\p{L})/gu, 'à'],
  [/(?<=\p{L}{2}T)A['’](?!\p{L})/gu, 'À'],
];

function fullForm(word: string, stop: string, before: string, after: string): string | undefined {
  const short = word.toLowerCase();
  const [, , , near] =
    byNeighbour.find(
      ([one, left, right]) =>
        (one === short || (one === `${short}.` && stop !== '')) && left.test(before) && right.test(after),
    ) ?? [];
  const row = shortForms.get(short);
  if (near === undefined && (!row || (row.needsStop && stop === ''))) return undefined;
  // "lane assist. frenata": a stop between two things, but not in "imm. 09/2026".
  const mayBeThing =
    near === undefined &&
    !/^\s*\d{1,2}\/\d/u.test(after) &&
    row?.needsStop === true &&
    !row.mayEnd &&
    (short !== 'acc' || (word === 'ACC' && /\p{Ll}/u.test(before + after)));
  if (mayBeThing && isWhole(`${itemBefore(before, before.length)}${word}`)) return undefined;
  const full = near ?? agreeing(row?.full ?? word, before);
  const isEnd =
    stop !== '' &&
    short !== 'tagl' &&
    (near !== undefined || row?.mayEnd === true) &&
    beginsAnew(after, before);
  return `${isShouted(before, word, after) ? full.toUpperCase() : full}${isEnd ? '.' : ''}`;
}

/** "Portellone el. Pelle totale": a capital or another thing begins something new, a damage does not. */
function beginsAnew(after: string, before: string): boolean {
  const [, next = ''] = /^[^\S\n]+([\p{L}\p{N}-]+)/u.exec(after) ?? [];
  if (next === '' || /^\s*ferm[oaie] (?:in|su|giù)(?!\p{L})/iu.test(after)) return false;
  if (/^\p{Lu}\p{Ll}/u.test(next) && /\p{Ll}/u.test(before)) return true;
  return nounOf(next) !== undefined && !neverHead.has(next.toLowerCase()) && !isDamage(next);
}

function agreeing(full: string, before: string): string {
  if (!/[@%]$/u.test(full)) return full;
  const { gender, plural } = headIn(before);
  const stem = full.slice(0, -1);
  if (full.endsWith('%')) return `${stem}${plural ? 'i' : 'e'}`;
  if (!plural) return `${stem}${gender === 'f' ? 'a' : 'o'}`;
  return gender === 'f' ? `${stem}${stem.endsWith('c') ? 'h' : ''}e` : `${stem}i`;
}

/** The noun an adjective belongs to: the nearest that can be one, else the first word by its ending. */
function headIn(before: string): Noun {
  const words = (/[^,;.\n]*$/u.exec(before)?.[0] ?? '').toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const things = words.filter((word) => !neverHead.has(word));
  for (const word of things.toReversed()) {
    if (word === 'km') return { gender: 'm', plural: true };
    const known = nounOf(word);
    if (known) return known;
  }
  const first = things.find((word) => word.length > 2) ?? '';
  return { gender: first.endsWith('a') ? 'f' : 'm', plural: /i$/u.test(first) };
}

/** Notes in capitals stay so: whether they are shouted is judged later, item by item. */
function isShouted(before: string, word: string, after: string): boolean {
  if (/\p{Ll}/u.test(word)) return false;
  const around = `${before.slice(-24)} ${after.slice(0, 24)}`;
  return /\p{Lu}{3}/u.test(around) && !/\p{Ll}{2}/u.test(around);
}
