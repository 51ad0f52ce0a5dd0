import type { Unit } from '../meaning.ts';
import { wordSign } from './term-index.ts';

/** A figure, a date or a bare number as it stands in a text put by `plainText`. */
export type Numeral =
  | { is: 'figure'; value: number; unit: Unit }
  | { is: 'date'; year: number; month?: number }
  | { is: 'number'; value: number };

/** Units as the five languages write them; a figure always stands before. */
const units = [
  ['euroPerMonth', '(?:€|euro|eur) ?(?:/|al|a|per|im|pro|par|por) ?(?:mese|month|monat|mois|mes)'],
  ['euro', '€|euro|eur'],
  ['kmh', 'km ?/ ?h|kmh|km/ora'],
  ['km', 'km|kms|chilometri|kilomet(?:re|er)s?|kilometern?|kilomètres|kilómetros'],
  ['inches', "\"|”|″|''|pollici|inch(?:es)?|zoll|pouces|pulgadas"],
  ['months', 'mes[ei]|months?|monate?n?|mois|meses'],
  ['years', 'ann[oi]|years?|jahre?n?|ans?|années?|años?'],
  ['kWh', 'kwh'],
  ['kW', 'kw'],
  ['CV', 'cv|cavalli|ps|b?hp|ch|chevaux|caballos'],
  ['litres', 'l|lt|lit(?:ri|res?|ros|er|ern)'],
  ['kg', 'kg|chili|kilos?|kilogramm'],
  ['percent', '%|percent|per cento|prozent|por ciento|pour cent'],
  ['degrees', '°(?: ?c)?|gradi|degrees?|grad|degrés|grados'],
  ['seats', 'posti|seats?|seater|sitz(?:e|er|plätzen?)?|plätzen?|places|plazas|asientos'],
  ['cm', 'cm|centimetri'],
  ['mm', 'mm|millimetri'],
  ['metres', 'm|mt|metri|met(?:re|er)s?|mètres|metros'],
  ['speeds', 'marce|rapporti|velocità|speeds?|gänge|gang|rapports|vitesses|marchas|velocidades'],
  ['zones', 'zone|zones?|zonen|zonas'],
  ['watts', 'w|watt'],
  [
    'workingDays',
    'giorn[oi] lavorativ[oi]|working days?|werktage?n?|jours? ouvr(?:és?|ables?)|d[íi]as? (?:laborables?|h[áa]biles?)',
  ],
  ['hours', 'h|or[ae]|hours?|stunden?|heures?|horas?'],
  ['days', 'giorn[oi]|days?|tage?n?|jours?|d[íi]as?'],
  ['ampereHours', 'ah'],
  ['ways', 'vie|ways?|wege|r[eé]glages|v[íi]as'],
] as const satisfies readonly (readonly [Unit, string])[];

/** Weights that are given in kilograms here: quintals and tonnes. */
const weights = [
  [100, 'quintali|q\\.?li|q'],
  [1000, 't|tonnellate|tonnes?|tonnen?|toneladas'],
] as const;

const digits = "\\d{1,3}(?:[.' ]\\d{3})+(?!\\d)(?:,\\d+)?|\\d{1,3}(?:,\\d{3})+(?![\\d,])|\\d+(?:[.,]\\d+)?";
const end = `(?![${wordSign}])`;
const thousands = `(?:mila|k|tsd\\.?|mil|mille)`;

const letters: Record<string, number> = Object.fromEntries(
  [
    'zero',
    'un solo|una sola|only one|just one|nur einen?|nur ein|une seule|un seul|sola',
    'due|two|zwei|deux|dos|zwo',
    'tre|three|drei|trois|tres',
    'quattro|four|vier|quatre|cuatro',
    'cinque|five|fünf|cinq|cinco',
    'sei|six|sechs|seis',
    'sette|seven|sieben|sept|siete',
    'otto|eight|acht|huit|ocho',
    'nove|nine|neun|neuf|nueve',
    'dieci|ten|zehn|dix|diez',
  ].flatMap((words, value) =>
    words
      .split('|')
      .filter((word) => word !== '')
      .map((word) => [word, value]),
  ),
);

const allUnits = [...units, ...weights].map(([, pattern]) => `(${pattern})`).join('|');
const figure = new RegExp(
  `(?:(${digits})(?: ?(${thousands})(?=[ k]))?|(${Object.keys(letters).join('|')})(?=[ -]))[ -]?(?:${allUnits}|(tkm))${end}`,
  'uy',
);
const number = new RegExp(
  `(?:x ?)?(?:(${digits})(?: ?(${thousands})${end})?|(${Object.keys(letters).join('|')})${end})(?: ?x${end})?`,
  'uy',
);
/** "cella frigo -20 °C": only temperatures are below zero. */
const belowZero = new RegExp(`-(\\d{1,2}) ?(?:°(?: ?c)?|gradi|grad|degrees|degrés|grados)${end}`, 'uy');
const rim = /r(1[3-9]|2[0-4])(?!\d)/uy;

const monthNames = [
  'gen(?:n(?:aio)?)?|jan(?:uary|uar)?|jän(?:ner)?|janv(?:ier)?|enero?',
  'feb(?:b(?:raio)?|ruary|ruar|rero)?|févr?(?:ier)?',
  'mar(?:zo|ch|s)?|mär(?:z)?',
  'apr(?:ile|il)?|avr(?:il)?|abr(?:il)?',
  'mag(?:g(?:io)?)?|mayo?|mai',
  'giu(?:gno)?|june?|juni|juin|junio',
  'lug(?:l(?:io)?)?|july?|juli|juil(?:let)?|julio',
  'ago(?:sto)?|aug(?:ust)?|août',
  'set(?:t(?:embre)?)?|sept?(?:ember|embre|iembre)?',
  'ott(?:obre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?',
  'nov(?:embre|ember|iembre)?',
  'dic(?:embre|iembre)?|dec(?:ember)?|dez(?:ember)?|déc(?:embre)?',
];
const named = new RegExp(
  `(?:\\d{1,2}\\.? )?(?:${monthNames.map((names) => `(${names})`).join('|')})\\.?(?: de)?[ /-]?((?:19|20)\\d\\d|'\\d\\d)${end}`,
  'uy',
);
const written = new RegExp(
  `(?:\\d{1,2}[./-])?(0?[1-9]|1[0-2])[./-]((?:19|20)\\d\\d)${end}|(?:(?:0?[1-9]|[12]\\d|3[01])/)?(0[1-9]|1[0-2])/(\\d\\d)${end}`,
  'uy',
);
const year = new RegExp(`(?:19[5-9]|20[0-4])\\d${end}`, 'uy');

/** The figure, date or number that begins at this place, the longest reading of it. */
export function numberAt(text: string, at: number): { numeral: Numeral; end: number } | undefined {
  return (
    match(belowZero, text, at, ([, value]) => ({ is: 'figure', value: -Number(value), unit: 'degrees' })) ??
    figureAt(text, at) ??
    dateAt(text, at) ??
    match(number, text, at, ([, plain, mila, word]) => ({
      is: 'number',
      value: amountOf(plain, word) * (mila ? 1000 : 1),
    }))
  );
}

/** The first figure with a unit anywhere in a stretch of text. */
export function findFigure(text: string): { value: number; unit: Unit } | undefined {
  for (const { index } of text.matchAll(
    new RegExp(`(?<![${wordSign}.,])(?:\\d|${Object.keys(letters).join('|')})`, 'gu'),
  )) {
    const found = figureAt(text, index);
    if (found?.numeral.is === 'figure') return { value: found.numeral.value, unit: found.numeral.unit };
  }
  return undefined;
}

function figureAt(text: string, at: number) {
  const inches = match(rim, text, at, ([, value]) => ({
    is: 'figure',
    value: Number(value),
    unit: 'inches',
  }));
  return (
    inches ??
    match(figure, text, at, ([, plain, mila, word, ...found]) => {
      const value = amountOf(plain, word) * (mila ? 1000 : 1);
      const which = found.findIndex((unit) => unit !== undefined);
      const unit = units[which]?.[0];
      if (unit) return { is: 'figure', value, unit };
      const weight = weights[which - units.length]?.[0];
      if (weight) return { is: 'figure', value: value * weight, unit: 'kg' };
      return { is: 'figure', value: value * 1000, unit: 'km' };
    })
  );
}

function dateAt(text: string, at: number) {
  return (
    match(named, text, at, (found) => {
      const month = found.slice(1, 13).findIndex((name) => name !== undefined) + 1;
      return { is: 'date', year: fullYear(found[13] ?? ''), month };
    }) ??
    match(written, text, at, ([, month, full, shortMonth, short]) => ({
      is: 'date',
      year: fullYear(full ?? short ?? ''),
      month: Number(month ?? shortMonth),
    })) ??
    match(year, text, at, ([full]) => ({ is: 'date', year: Number(full) }))
  );
}

function match(pattern: RegExp, text: string, at: number, read: (found: RegExpExecArray) => Numeral) {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found ? { numeral: read(found), end: at + found[0].length } : undefined;
}

const fullYear = (typed: string) =>
  typed.length === 4 ? Number(typed) : 2000 + Number(typed.replace("'", ''));

/** "12.900", "12,900" and "12 900" are one number; "2.0" and "2,0" are two. */
function amountOf(plain: string | undefined, word: string | undefined): number {
  if (plain === undefined) return letters[word ?? ''] ?? 0;
  const ungrouped = plain.replace(/[.,' ](?=\d{3}(?!\d))/gu, '');
  return Number(ungrouped.replace(',', '.'));
}
