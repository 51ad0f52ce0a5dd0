import { findLabel } from '../labels/find-label.ts';
import { removeContacts } from '../privacy/remove-contacts.ts';

const shortest = 2;
const longest = 60;
const mostWords = 9;
const mostItems = 120;

/** Marks in front of an item: bullets, ticks, dashes, `+`. */
const marks = /^[\s\-–—•·*✓✔☑✅▪►»>+#]+|[\s;,:.•·*]+$/gu;
const aPrice = /[€£$]|\b\d[\d.,]* ?(?:euro|eur|chf)\b|\bprezzo\b|\bpreis\b|\bprice\b|\bprix\b|\bprecio\b/i;
/** What a button says, and who is to be called. */
const noItem =
  /^(?:mostra|vedi|leggi|scopri|chiudi|espandi|altro|meno|show|see|view|read|more|less|mehr|weniger|alle|alles|zeige?n?|voir|afficher|plus|moins|ver|mostrar|más|menos|contatt|chiama|scrivi|telefon|call|contact|kontakt|anruf|appel|llama|nessun[oa]?|keine?|none|aucun|ninguno|n\.?d\.?|no|si|sì|ja|yes|oui)\b|vorbehalten|irrtümer|zwischenverkauf|salvo errori|errori e omissioni|subject to|sauf erreur|salvo error/i;
const aSentence =
  /(?<=\p{L}{7})[.!?]\s|[!?]$|\b(?:è|sono|siamo|abbiamo|potete|ist|sind|haben|können|wir|is|are|we|our|you|est|sont|nous|vous|está|son|somos|nuestro)\b/iu;
const listMarks = /[\n\r\t;|•·✓✔☑✅▪►]|,(?!\d)/u;

/** One piece of equipment as a list names it; undefined for prices, sentences, contacts, labels and buttons. */
export function cleanItem(text: string): string | undefined {
  if (text.length > longest * 2) return undefined;
  const item = text.replace(/\s+/g, ' ').replace(marks, '').trim();
  if (item.length < shortest || item.length > longest || !/\p{L}{2}/u.test(item)) return undefined;
  if (item.split(' ').length > mostWords || removeContacts(item) !== item) return undefined;
  if (aPrice.test(item) || noItem.test(item) || aSentence.test(item)) return undefined;
  const colon = item.indexOf(':');
  return findLabel(colon < 0 ? item : item.slice(0, colon)) ? undefined : item;
}

/**
 * The pieces of equipment in a text that lists them between commas, semicolons, bullets or line breaks.
 * Where they begin with capitals, what does not is the rest of the one before (`Spiegel beheizt, links`).
 */
export function splitItems(text: string): string[] {
  const items = uniqueItems(text.slice(0, longest * mostItems).split(listMarks));
  const capitals = items.filter(isCapital);
  return capitals.length > items.length / 2 ? items.filter((item) => !/^\p{Ll}/u.test(item)) : items;
}

const isCapital = (item: string) => /^\p{Lu}/u.test(item);

/** Texts cleaned, each once whatever its case, at most 120. */
export function uniqueItems(texts: readonly string[]): string[] {
  const items = new Map<string, string>();
  for (const text of texts) {
    const item = cleanItem(text);
    if (item && !items.has(item.toLowerCase())) items.set(item.toLowerCase(), item);
    if (items.size >= mostItems) break;
  }
  return [...items.values()];
}
