/** "an SUV", "a used car", "an 18-month warranty", "an hour", "an MG": by the sound the next word begins with. */
export function withIndefinite(text: string): string {
  return `${startsWithVowelSound(text) ? 'an' : 'a'} ${text}`;
}

/** Letters whose names begin with a vowel: "an SUV", "an LPG engine", "an X5". */
const spokenLetters = 'AEFHILMNORSX';

function startsWithVowelSound(text: string): boolean {
  const [word = ''] = text.split(/[\s]/);
  const figures = /^€?(\d[\d,]*)/.exec(word)?.[1];
  if (figures) return isVowelFigure(figures.replaceAll(',', ''));
  const [part = ''] = word.split('-');
  if (isSpelt(part)) return spokenLetters.includes(part.charAt(0).toUpperCase());
  if (/^(?:one|once|uni|use|usa|usu|uti|eu|ut[eé]|ur[iu]|uno(?!\p{L})|uaz|up!)/iu.test(word)) return false;
  if (/^(?:hour|honest|heir)/iu.test(word)) return true;
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/iu.test(word);
}

/** Read letter by letter: "SUV", "MPV", "A3", "i20", "X5", "MX-5", "S line"; but not "SEAT" or "UP". */
function isSpelt(word: string): boolean {
  if (
    /^(?:SEAT|FIAT|MINI|LEAF|IVECO|AUDI|OPEL|ALFA|UNO|YARIS|AURIS|AYGO|UP|MAN|SAAB|LADA|MATRIX)$/u.test(word)
  )
    return false;
  return /^\p{Lu}{1,4}\d*\p{L}?$/u.test(word) || /^\p{L}{1,2}\d/u.test(word) || /^\p{L}$/u.test(word);
}

/** Eight, eleven and eighteen, alone or before thousands: "an 8,000 km", "an 11 kW", "an 85 hp". */
const isVowelFigure = (figures: string) =>
  /^8/.test(figures) || (/^1[18]/.test(figures) && figures.length % 3 === 2);
