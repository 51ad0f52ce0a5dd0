const contacts = [
  /\b[\w.+-]+ ?(?:@|\(at\)|\[at\]) ?[\w-]+(?:\.[\w-]+)+/giu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?:\b(?:tel|cell|telefono|cellulare|whatsapp|fax|phone|mobil|handy|tél|móvil)\b\.?:?\s*)?(?<![\d.,])(?:\+|00)\d(?:[\s./-]?\d){7,13}(?!\d)/giu,
  /\b(?:tel|cell|telefono|cellulare|whatsapp|fax|phone|telefon|mobil|handy|tél|móvil)\b\.?:?\s*\d(?:[\s./-]?\d){5,13}(?!\d)/giu,
  /(?<![\d.,])(?:0\d{2,4}[\s/-]\d{5,8}|3\d\d[\s./-]?\d{3}[\s./-]?\d{3,4})(?![\d.,]*\d)/gu,
  /(?<!\p{L})[A-HJ-NPR-TV-Z]{2} ?\d{3} ?[A-HJ-NPR-TV-Z]{2}(?!\p{L})/gu,
  /(?<!\p{L})(?!C-HR)\p{Lu}{1,3}-\p{Lu}{1,2} \d{2,4}[EH]?(?![\p{L}\d.,])/gu,
] as const;

/** A text without e-mail addresses, links, phone numbers and number plates; what is left closes up. */
export function removeContacts(text: string): string {
  return contacts
    .reduce((rest, contact) => rest.replace(contact, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}
