import { namesOfPersons } from './names-of-persons.ts';
import { plates } from './plates.ts';

/** A number does not go on before or behind. */
const from = String.raw`(?<![\d.,])`;
const to = String.raw`(?!\d|[.,]\d)`;
const phoneWord = String.raw`(?:\b(?:tel|cell|telefono|cellulare|whatsapp|fax|phone|telefon|mobil|handy|tél|téléphone|móvil|teléfono)\b\.?:?\s*)`;

const phones = [
  // With a country code, an area code in brackets among them
  String.raw`${phoneWord}?${from}(?:\+|00)\d{1,3}(?:[ ./()-]{0,3}\d){6,13}${to}`,
  // Behind a word for it
  String.raw`${phoneWord}\(?\d(?:[ ./()-]{0,3}\d){5,13}${to}`,
  // Italian mobiles, French and Spanish numbers
  String.raw`${from}3\d\d(?:[ ./-]?\d){6,7}${to}`,
  String.raw`${from}0\d(?:[ .-]?\d\d){4}${to}`,
  String.raw`${from}[679]\d\d(?:[ .-]?\d{2,3}){2,3}(?<=(?:\d[ .-]?){9})${to}`,
  // With an area code: dates such as 05/2024 are shorter
  String.raw`${from}\(?0\d{2,4}\)?[ /-]\d{5,8}${to}`,
  String.raw`${from}\(?0\d{2,4}\)?[ -]\d{3,4}[ -]\d{3,4}${to}`,
  String.raw`${from}0\d[ -]\d{6,8}${to}`,
].map((pattern) => new RegExp(pattern, 'giu'));

const addresses = [
  /\b[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]) ?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/giu,
  /\b(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)]/giu,
  /(?<![\w.-])(?:[a-z][\w-]{0,62}\.){1,3}(?:it|com|de|fr|es|net|eu|org|ch|at|uk|me|info)(?![\w-])(?:\/[^\s<>,;]*)?/giu,
];

/**
 * A text without e-mail addresses, links, phone numbers, number plates and the names of those who sell;
 * what is left closes up.
 */
export function removeContacts(text: string): string {
  return [...addresses, ...plates, ...phones, namesOfPersons]
    .reduce((rest, contact) => rest.replace(contact, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}
