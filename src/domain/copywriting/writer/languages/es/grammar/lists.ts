/** "a, b y c"; "e" before the sound of i. */
export function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${beginsWithI.test(last) ? 'e' : 'y'} ${last}`;
}

/** "e Isofix", "e híbrido"; but "y hierro", whose i is half a consonant, and "y iPhone", read in English. */
const beginsWithI = /^(?:i(?!phone|pad|x\d|\d)|í|hi(?!e|a|o|gh|-)|hí)/iu;

/** The joined text with "y" and "o" changed before their own sound. */
export function joinSmoothly(text: string): string {
  return text
    .replace(/ y (?=(?:i(?!phone|pad|x\d|\d)|í|hi(?!e|a|o|gh|-)|hí))/giu, ' e ')
    .replace(/ o (?=(?:o(?!n ?line)|ó|ho|hó)\p{Ll}| ?8(?:\d{0,2}(?!\d)))/gu, ' u ');
}
