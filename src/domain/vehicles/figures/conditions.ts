import type { FigureField } from './figure-field.ts';

/** What dealers type beside a figure, and the item of the notes it becomes. */
interface Condition {
  pattern: RegExp;
  item: string;
  /** It makes sense without a figure: the price is not told. */
  isWithoutFigure: boolean;
}

const rows = (table: readonly (readonly [string, string, 'alone'?])[]): Condition[] =>
  table.map(([source, item, alone]) => ({
    pattern: new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu'),
    item,
    isWithoutFigure: alone === 'alone',
  }));

const including = 'inc(?:lus[oa]|l?[.])?|incl|compr(?:es[oa]|[.])?|comp[.]?';
const passage = String.raw`(?:pass(?:aggio|agg?\.?|\.)?|voltura|trapasso)(?: (?:di )?propriet[àa])?`;

/**
 * Terms of sale in the seller's words, abbreviations written out, in their language. Words that are
 * understood in the notes as they stand need no row. Where the seller types a plus sign for a cost on
 * top, most items say so in words: the notes part their items at plus signs.
 */
const price = rows([
  [String.raw`(?:\+|pi[uù]'?|oltre(?: l.)?) ?iva( (?:al )?\d\d ?%)?`, 'prezzo + IVA$1'],
  [String.raw`iva esp(?:osta|\.)?`, 'IVA esposta'],
  [`(?:i\\.c\\.|iva c[.])|iva (?:${including})|(?:compres|inclus)[oa] (?:di )?iva`, 'IVA compresa'],
  [String.raw`iva escl(?:usa|\.)?`, 'IVA esclusa'],
  [`${passage} (?:${including})|(?:compreso|incluso) ${passage}`, 'passaggio compreso'],
  [
    String.raw`(?:\+|pi[uù]'?|oltre) ?(?:il |spese (?:di |del )?)?${passage}|${passage} escl(?:uso|\.)?`,
    'passaggio escluso',
  ],
  [String.raw`(?:\+|pi[uù]'?) ?messa (?:su|in) strada`, 'messa su strada esclusa'],
  [String.raw`(?:\+|pi[uù]'?) ?bollo`, 'bollo escluso'],
  [String.raw`(?:\+|pi[uù]'?) ?ipt`, 'IPT esclusa'],
  [String.raw`tratt(?:ativ[ae]|\.) ris(?:erv(?:at[ae]|\.)|\.)?`, 'trattativa riservata', 'alone'],
  [String.raw`non tratt(?:abil[ei]|\.?l[ei]|\.)?`, 'prezzo non trattabile', 'alone'],
  [
    String.raw`(?:poco|leggermente|leggerm\.?|appena) tratt(?:abil[ei]|\.?l[ei]|\.)?|tratt(?:abil[ei]|\.?l[ei]|\.)? (?:poco|leggermente|leggerm\.?|appena)`,
    'prezzo poco trattabile',
    'alone',
  ],
  [
    '(?:non|nemmeno|neanche) un euro (?:di|in) meno|prezzo (?:fisso|secco)|fissi|secchi',
    'prezzo non trattabile',
  ],
  ['incidentat[oa]|sinistrat[oa]|non marciante|motore fuso', '$&'],
  [String.raw`tratt(?:abili|\.?li)`, 'trattabili', 'alone'],
  [String.raw`tratt(?:abile|\.?le|\.)?`, 'prezzo trattabile', 'alone'],
  ['trattativa (?:privata|in sede)', '$&', 'alone'],
  ['(?:prezzo )?su richiesta', 'prezzo su richiesta', 'alone'],
  ['(?:prezzo )?da (?:concordare|definire)', 'prezzo da concordare', 'alone'],
  ['nett[oi]', 'prezzo netto'],

  [String.raw`(?:\+|plus) ?vat`, 'price plus VAT'],
  [String.raw`inc(?:l(?:uding|\.)?|\.)? vat`, 'price including VAT'],
  [String.raw`(?:ex(?:cl(?:uding|\.)?|\.)?|no) vat`, 'price excluding VAT'],
  [String.raw`o\.?n\.?o\.?|or nearest offer`, 'price ono', 'alone'],
  [String.raw`o\.?b\.?o\.?|or best offer`, 'or best offer', 'alone'],
  ['negotiable', 'price negotiable', 'alone'],
  [String.raw`p\.?o\.?a\.?|(?:price )?on (?:request|application)`, 'price on request', 'alone'],

  [String.raw`v\.?b\.?`, 'Preis VB', 'alone'],
  [String.raw`v\.?h\.?b\.?|verhandlungsbasis`, 'Preis VHB', 'alone'],
  ['verhandelbar', 'Preis verhandelbar', 'alone'],
  [String.raw`f\.?p\.?|festpreis`, 'Festpreis'],
  [
    String.raw`(?:\+|plus|zzgl\.?|zuzüglich|exkl\.?|ohne) ?(?:mwst|ust|mehrwertsteuer)\.?`,
    'Preis zuzüglich MwSt',
  ],
  [String.raw`(?:inkl\.?|inklusive|incl\.?|mit) ?(?:mwst|ust|mehrwertsteuer)\.?`, 'inklusive MwSt'],
  [String.raw`mwst\.? ausw(?:eisbar|\.)`, 'MwSt ausweisbar'],
  ['netto(?:preis)', 'Nettopreis'],
  ['brutto(?:preis)?', 'Bruttopreis'],
  ['(?:preis )?auf anfrage', 'Preis auf Anfrage', 'alone'],

  [String.raw`[àa] d[ée]b(?:attre|\.)`, 'à débattre', 'alone'],
  ['non négociable', 'prix non négociable', 'alone'],
  ['négociable', 'prix négociable', 'alone'],
  [String.raw`h\.?t\.?|hors taxes?`, 'prix HT'],
  [String.raw`t\.?t\.?c\.?`, 'prix TTC'],
  [String.raw`(?:\+|plus) ?tva`, 'TVA en sus'],
  [String.raw`\+ ?carte grise`, 'carte grise non comprise'],
  ['(?:prix )?sur demande|nous consulter', 'prix sur demande', 'alone'],

  ['no negociables?', 'precio no negociable', 'alone'],
  ['negociables?', 'precio negociable', 'alone'],
  ['(?:precio )?a convenir', 'precio a convenir', 'alone'],
  ['(?:precio )?a consultar|consultar(?: precio)?', 'precio a consultar', 'alone'],
  ['(?:más|mas) iva', '+ IVA'],
  ['iva inc(?:luido|l?[.])', 'IVA incluido'],
  [String.raw`\+ ?transferencia`, 'transferencia no incluida'],
]);

const mileage = rows([
  ['cert[.]', 'km certificati'],
  ['(?:km )?autostr[.]', 'km autostradali'],
]);

/** Figures that are no exact ones, by the field's name in the language of the word. */
const about = (name: readonly [it: string, en: string, de: string, fr: string, es: string]) =>
  rows([
    [String.raw`circa|c\.?ca\.?|ca\.?|[~≈±]`, `${name[0]} circa`],
    [String.raw`approx(?:imately|\.)?|about`, `${name[1]} approx`],
    ['ungefähr|etwa', `${name[2]} ungefähr`],
    [String.raw`env(?:iron|\.)`, `${name[3]} environ`],
    [String.raw`aprox(?:imad\p{L}+|\.)?`, `${name[4]} aprox`],
  ]);

/** Returns what is known to be typed beside figures of a field. */
export const conditionsOf = (field: FigureField): readonly Condition[] => conditions[field];

const conditions: Record<FigureField, readonly Condition[]> = {
  price: [...price, ...about(['prezzo', 'price', 'Preis', 'prix', 'precio'])],
  mileage: [...mileage, ...about(['km', 'km', 'km', 'km', 'km'])],
  year: about(['anno', 'year', 'Baujahr', 'année', 'año']),
  power: about(['potenza', 'power', 'Leistung', 'puissance', 'potencia']),
  displacement: about(['cilindrata', 'displacement', 'Hubraum', 'cylindrée', 'cilindrada']),
  doors: [],
};
