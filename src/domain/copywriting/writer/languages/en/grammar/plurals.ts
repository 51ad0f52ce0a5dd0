/** "scratch" → "scratches", "battery" → "batteries", "door mirror" → "door mirrors". */
export function pluralOf(noun: string): string {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
