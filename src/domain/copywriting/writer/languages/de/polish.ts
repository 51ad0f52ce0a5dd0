/** Spaces, commas and capitals of a filled phrase; `^` asks for a capital, after a colon or in quotation marks. */
export function polish(phrase: string): string {
  return phrase
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(
      /(?<![\p{L},])(?<!, )(an|in|von|zu|bei) dem (?!\p{Ll}+ (?:man|sich|Sie))/giu,
      (_, preposition: string) =>
        `${contractions[preposition.toLowerCase()] ?? ''} `.replace(/^./, (letter) =>
          /^\p{Lu}/u.test(preposition) ? letter.toUpperCase() : letter,
        ),
    )
    .replace(/ ([,.;:?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:?])/g, '$1')
    .replace(/(^|[.?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\^\s*(\p{L})/gu, (_, letter: string) => letter.toUpperCase())
    .trim();
}

const contractions: Record<string, string> = { an: 'am', in: 'im', von: 'vom', zu: 'zum', bei: 'beim' };
