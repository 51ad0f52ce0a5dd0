import type { Warranty } from '#domain/vehicles/vocabularies.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Meaning } from './meaning.ts';

const atExtraCost =
  /aufpreis|moglich|optional|opzional|pagamento|estendibil|estension|possibil|extra|supplement|en option|available|extend|ampliable|disponibil|upgrade|a richiesta|auf wunsch|fino a|\bbis\b|up to|jusqu|hasta|breakdown|pannen|soccorso|assistance|assistenza|asistencia|assicura|versicher|\b(?:non|nicht|not) (?:inclus|compres|enthalt|includ)|esclus|exclu|excl|a parte/;
const over = /scadut|terminata|abgelaufen|expired|expiree|vencida|caducada|verlopen/;
const none =
  /^(?:nessuna|ninguna|aucune|keine)$|nessuna garanzia|senza garanzia|keine garantie|ohne garantie|no warranty|without warranty|sans garantie|sin garantia/;
/** A bare `No` denies what the site offers beside the seller's own warranty. */
const no = /^(?:no|non|nein|none|geen|niciuna|brak|nee|nao)$/;
/** `+ 500.--`, `CHF 500`, `299 €`: a warranty with a price of its own. */
const sold = /€|£|\b(?:chf|eur|euro|fr)\b|\+ ?\d{3}|\d\.-/i;
/** `12/24 mesi`, `12 + 12 mesi`. */
const severalDurations = /\d ?(?:[/+-]|o|oder|or|ou) ?\d{1,2} ?[a-z]/;
const ofTheMaker =
  /casa madre|casa costruttrice|garanzia ufficiale|della casa|werksgarantie|herstellergarantie|manufacturer|constructeur|de fabrica|del fabricante|fabrieksgarantie|factory/;
const months = /\b(\d{1,2}) ?(?:mesi|mese|monate?n?|months?|mois|mes|meses|maanden|luni|miesiecy)\b/;
const years = /\b(\d{1,2}) ?(?:anni|anno|jahre?n?|years?|ans?|anos?|jaar|ani|lat)\b/;

const yes = /^(si|ja|yes|oui|da|tak|inclusa|included)$/;

const byMonths: Readonly<Record<number, Warranty>> = {
  6: '6 mesi',
  12: '12 mesi',
  18: '18 mesi',
  24: '24 mesi',
  36: '36 mesi',
};

/**
 * The warranty a text promises as part of the price: only a stated duration, the maker's own, or
 * an explicit `none`. `Sì`, warranties at extra cost and durations we have no label for give no value.
 */
export function readWarranty(text: string): Meaning<Warranty> {
  const words = plainWords(text);
  if (none.test(words)) return { value: 'Nessuna garanzia' };
  if (no.test(words) || sold.test(text.slice(0, 200)) || atExtraCost.test(words) || over.test(words))
    return { unused: 'not-included' };
  if (ofTheMaker.test(words)) return { value: 'Garanzia casa madre' };
  const stated = months.exec(words)?.[1] ?? years.exec(words)?.[1];
  if (stated && severalDurations.test(words)) return { unused: 'ambiguous' };
  if (!stated) return yes.test(words) ? { unused: 'no-matching-option' } : undefined;
  const warranty = byMonths[Number(stated) * (months.test(words) ? 1 : 12)];
  return warranty ? { value: warranty } : { unused: 'no-matching-option' };
}
