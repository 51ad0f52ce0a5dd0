import type { Warranty } from '#domain/vehicles/vocabularies.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Meaning } from './meaning.ts';

const atExtraCost =
  /aufpreis|moglich|optional|opzional|pagamento|estendibil|estension|possibil|extra|supplement|en option|available|extend|ampliable|disponibil|upgrade|a richiesta|auf wunsch|fino a|\bbis\b|up to|jusqu|hasta|breakdown|soccorso|assicura|versicher/;
const over = /scadut|terminata|abgelaufen|expired|expiree|vencida|caducada|verlopen/;
const none =
  /^(no|non|nein|none|nessuna|ninguna|aucune|keine|geen|niciuna|brak|nee)$|nessuna garanzia|senza garanzia|keine garantie|ohne garantie|no warranty|without warranty|sans garantie|sin garantia/;
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
  if (atExtraCost.test(words) || over.test(words)) return { unused: 'not-included' };
  if (ofTheMaker.test(words)) return { value: 'Garanzia casa madre' };
  const stated = months.exec(words)?.[1] ?? years.exec(words)?.[1];
  if (!stated) return yes.test(words) ? { unused: 'no-matching-option' } : undefined;
  const warranty = byMonths[Number(stated) * (months.test(words) ? 1 : 12)];
  return warranty ? { value: warranty } : { unused: 'no-matching-option' };
}
