/** Spaces, commas and capitals of a filled phrase; `^` asks for a capital, after a colon or in quotation marks. */
export function polish(phrase: string): string {
  return phrase
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(meltable, (_, preposition: string) => melted[preposition.toLowerCase()]?.(preposition) ?? '')
    .replace(/(?<!, )(?<!\p{L})([Zz])u der (?=\p{Lu})/gu, '$1ur ')
    .replace(/ ([,.;:?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:?])/g, '$1')
    .replace(/(^|[.?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\^\s*(\p{L}?)/gu, (_, letter: string) => letter.toUpperCase())
    .trim();
}

/** "an dem Golf" is "am Golf"; after a comma it is the beginning of a relative clause. */
const meltable = /(?<!, )(?<!\p{L})([Aa]n|[Ii]n|[Vv]on|[Zz]u|[Bb]ei) dem (?=[\p{Lu}\d]|\p{Ll}{1,2}-?\d)/gu;

const melted: Record<string, (written: string) => string> = {
  an: (written) => `${written[0]}m `,
  in: (written) => `${written[0]}m `,
  von: (written) => `${written[0]}om `,
  zu: (written) => `${written[0]}um `,
  bei: (written) => `${written[0]}eim `,
};
