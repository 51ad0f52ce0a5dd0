const unwanted: readonly RegExp[] = [
  /<(script|style)\b[^>]*>[\s\S]*?(<\/\1>|$)/giu,
  /<[^>]{0,300}>/gu,
  /&(#?\w{1,10});/gu,
  /\{\{[^}]*\}\}|\$\{[^}]*\}/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /\S+@\S+\.\S+/gu,
  /\b[\w-]+\.(?:it|com|net|org|eu|info)\b\S*/giu,
  /(?:\b(?:tel|cell|telefono|cellulare|whatsapp|fax)\b\.?:?\s*)?(?:\+|00)?\d(?:[\s./-]?\d){8,13}\b/giu,
  /\b[A-Z]{2}\s?\d{3}\s?[A-Z]{2}\b/gu,
  /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|\u{FE0F}|\u{20E3}/gu,
  /[*_#~`^|\\{}[\]<>=$]/gu,
];

/** Text without tags, links, addresses, phone numbers, number plates, emoji and invisible signs. */
export function removeMarkup(text: string): string {
  const readable = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cf}\uFFFD]/gu, '')
    .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ');
  return unwanted.reduce((rest, pattern) => rest.replace(pattern, ' '), readable);
}
