import type { Localised } from '#domain/shared/localised.ts';
import type { FigureField } from './figure-field.ts';
import { otherCurrency, otherDistance, otherSum, unreadable } from './figure-messages.ts';

const currency =
  /[£$¥]|(?<!\p{L})(?:gbp|usd|chf|sfr|fr\.|pln|sek|dkk|nok|czk|huf|ron|bgn|lei|z[łl]|kč|kr|ft|dollar[io]?s?|sterline?|pounds?|franchi|franken|francs?|francos|libras|lire|d[oó]lares|livres)(?!\p{L})/iu;
/** A part of the price, or what another car would cost. */
const sum =
  /\/ ?(?:mese|mo|mes|mois|monat|month|day|giorno)(?!\p{L})|(?<!\p{L})(?:al (?:mese|giorno)|mensil[ei]|al mes|p\.? ?m|p\.?c\.?m|mtl|monatl\p{L}*|per month|a month|par mois|im monat|mensual(?:es)?|rat[ae]|canon[ei]|mensualités?|cuotas?|leasing|noleggio|finanziat[oi]|anticipo|acconto|caparra|anzahlung|deposit|apport|acompte|entrada|(?:prezzo di )?listino|uvp|neupreis|listenpreis|neuwert|rrp|invece di|anziché|statt|instead of|au lieu de|en lugar de|di sconto|sconto di|rabatt|remise|descuento)(?!\p{L})/iu;
const miles = /(?<!\p{L})(?:miglia|miles?|mls?|mi|meilen|millas|milles)(?!\p{L})/iu;
const inches = /(?<!\p{L})(?:cui|ci|cu\.? ?in|cubic inch(?:es)?)(?!\p{L})/iu;
const seats = /(?<!\p{L})(?:post[io]|seat(?:s|er)?|sitze[nr]?|sitzer|places|plazas)(?!\p{L})/iu;
/** What is let by the month is not the car. */
const ofTheBattery = /batteri[ae] (?:a|in|esclus[ae]|con) ?(?:noleggio|leasing|canone|nolo)/giu;
/** In front of a figure: an upper or lower bound is no figure. */
const bound =
  /(?:[<>]|(?<!\p{L})(?:fino a|max|massimo|min|minimo|meno di|più di|oltre|sotto i|sopra i|über|unter|mehr als|weniger als|bis|less than|more than|over|under|up to|moins de|plus de|jusqu.à|menos de|más de|hasta))\.? *$/iu;

/** Returns why the words around a figure make it something other than the field asks for. */
export function explainOtherFigure(field: FigureField, before: string, after: string): Localised | undefined {
  const words = `${before} ${after}`.replace(ofTheBattery, ' ');
  if (field === 'price' && currency.test(words)) return otherCurrency;
  if (field === 'price' && sum.test(words)) return otherSum;
  if (field === 'mileage' && miles.test(words)) return otherDistance;
  if (field === 'displacement' && inches.test(words)) return unreadable(field);
  if (field === 'doors' && seats.test(words)) return unreadable(field);
  return bound.test(before) || /(?:^|[\s€])-$/.test(before) ? unreadable(field) : undefined;
}
