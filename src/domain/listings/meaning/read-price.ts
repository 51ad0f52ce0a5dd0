import { parseNumber } from '#domain/vehicles/parse-number.ts';
import type { Meaning } from './meaning.ts';

const foreign =
  /£|\$|¥|\b(chf|gbp|usd|cad|aud|pln|ron|sek|dkk|nok|czk|huf|zar|bgn|lei|kr|ft)\b|zł|kč|^\s*R\s?\d|fr\.\s*\d/i;
const euro = /€|\beuro?s?\b/i;
const net =
  /\bnet(?:t?[oa])?\b|\bnettop|\+ ?iva|iva escl|escl\w* iva|(?:più|oltre|senza|sin) iva|e[xs][ck]l\.? ?(?:vat|btw|mwst|iva|tva)|exkl|zzgl|\bht\b|hors (?:taxe|tva)|plus vat|\+ ?(?:vat|mwst|tva|btw)/i;
const instalment =
  /\/ ?(mese|mo|mes|mois|monat|month)\b|al mese|mensil|monatl|mtl\b|p\.? ?m\.?\b|per month|par mois|al mes\b|\brat[ae]\b|(?:maxi|macro)rata|leasing|finanzi|maand|anticip|acconto|caparra|anzahlung|\bapport|acompte|deposit|entrada|aanbetaling/i;
/** The cheapest version of a price list. */
const from = /^(?:a partire |à )?(?:da|dai|ab|from|partir de|desde|dès|vanaf|od|starting at)\b/i;
/** What another car, or this one once, or less of it would cost. */
const otherSum =
  /\buvp\b|neupreis|listenpreis|listino|\bneuf\b|\bnuevo\b|\bnp\b|\brrp\b|catalog|\bprima\b|\bstatt\b|vorher|\bera\b|\bwas\b|invece|anzich|au lieu|\bantes\b|scont|rabatt|remise|descuento|discount|risparm|\bsave\b|sparen|économ/i;
/** What is bid for a car so far, or has to be. */
const bid =
  /\bofferta (?:attuale|corrente|minima|iniziale)|\bbase d.?asta|prezzo (?:di partenza|base)|(?:aktuelles|höchstes|mindest) ?gebot|startgebot|startpreis|(?:current|starting|highest|winning|minimum) bid|ench[eè]re (?:actuelle|en cours)|mise à prix|puja (?:actual|inicial|máxima)/i;
/** What stands beside an amount and does not change it. */
const besides =
  /\b(?:iva|tva|mwst|vat|btw)\.? (?:esposta|inclusa|incl\.?|compresa|ausweisbar|included|comprise|deducibile|detraibile|incluido)|\+ ?(?:spese (?:di )?)?(?:passaggio|passagg?\.?|pass\.|voltura)(?: di proprietà| proprietà)?|trattabil[ei]|poco tratt\w*\.?|non trattabile|chiavi in mano|\b(?:vb|vhb|ttc|brutto|gross)\b/gi;
/** A text that goes on where an amount stood alone: `+ IVA`, `/mese`, `al mese`. */
export const goesWithAmount = (text: string) =>
  text.length < 30 &&
  /^(?:[+/(*]|al |per |pro |par |p\. ?m|iva|più iva|e?x[ck]l|zzgl|net|ht\b|hors|mtl|monatl|mensil|sin |plus )/i.test(
    text,
  ) &&
  !/\d{3}/.test(text) &&
  (net.test(text) || instalment.test(text));

/** A text before an amount that makes it a lowest price or a rate. */
export const leadsToOtherAmount = (text: string) =>
  text.length < 30 && !/\d/.test(text) && (from.test(text) || instalment.test(text) || bid.test(text));

const amount = /\d[\d.,'’\s]*\d|\d/g;

/** Smallest price that is meant: dealers write 0 or 1 euro when they mean `ask me`. */
const least = 100;
/** Larger numbers are a seller's telephone. */
const most = 50_000_000;
/** Figures typed because a form wants one: `12345`, `111111`, `999999`. */
const placeholder = /^(?:1234|12345|123456|1234567|(\d)\1{5,}|1{4,})$/;

/** The price in whole euro when the text holds one amount in euro; without a currency it needs to be a bare number. */
export function readPrice(text: string): Meaning<number> {
  const line = text
    .slice(0, 120)
    .replace(/,-+|\.-+|[.,][–—]/g, ' ')
    .replace(besides, ' ')
    .replace(/\(\s*\)/g, ' ')
    .trim();
  if (instalment.test(line)) return { unused: 'instalment' };
  if (net.test(line)) return { unused: 'net-price' };
  if (foreign.test(line)) return /\d/.test(line) ? { unused: 'foreign-currency' } : undefined;
  if (otherSum.test(line) && /\d/.test(line)) return { unused: 'ambiguous' };
  if ((from.test(line) || bid.test(line)) && /\d/.test(line)) return { unused: 'ambiguous' };
  const amounts = new Set((line.match(amount) ?? []).map(toEuro));
  if (amounts.size === 0) return line ? { unused: 'price-on-request' } : undefined;
  const [only] = amounts;
  if (amounts.size > 1 || only === undefined || only > most) return { unused: 'ambiguous' };
  if (!euro.test(line) && /[a-z]/i.test(line)) return undefined;
  return only < least || placeholder.test(String(only)) ? { unused: 'price-on-request' } : { value: only };
}

function toEuro(digits: string): number | undefined {
  const value = parseNumber(digits.trim());
  return value === undefined ? undefined : Math.round(value);
}
