import { isPartitaIva } from './partita-iva.ts';

/** Surname and name, year, month, day, place: digits may have become letters (omocodia). */
const shape =
  /^(?:[A-Z][AEIOU][AEIOUX]|[AEIOU]X{2}|[B-DF-HJ-NP-TV-Z]{2}[A-Z]){2}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-MZ][\dLMNP-V]{3}[A-Z]$/;

/** What an omocodia letter stands for is its place here. */
const omocodia = 'LMNPQRSTUV';

const longestMonths = { A: 31, B: 29, C: 31, D: 30, E: 31, H: 30, L: 31, M: 31, P: 30, R: 31, S: 30, T: 31 };

/** Values of 0–9 and A–Z at odd places, counted from 1. */
const oddValues = [
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21],
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
];

/**
 * Whether a text in capitals is a codice fiscale: the sixteen characters of a person with their check
 * character, or the eleven digits of a company (DM 23 December 1976).
 */
export function isCodiceFiscale(code: string): boolean {
  if (/^\d+$/.test(code)) return isPartitaIva(code);
  return shape.test(code) && hasRealDay(code) && checkCharacterOf(code) === code.at(-1);
}

/** Women are born forty days later. */
function hasRealDay(code: string): boolean {
  const written = digitAt(code, 9) * 10 + digitAt(code, 10);
  const day = written > 40 ? written - 40 : written;
  return day >= 1 && day <= longestMonths[code.charAt(8) as keyof typeof longestMonths];
}

function digitAt(code: string, place: number): number {
  const character = code.charAt(place);
  return omocodia.includes(character) ? omocodia.indexOf(character) : Number(character);
}

function checkCharacterOf(code: string): string {
  const sum = [...code.slice(0, 15)].reduce((total, character, index) => {
    const digit = '0123456789'.indexOf(character);
    const letter = character.charCodeAt(0) - 65;
    const odd = oddValues[digit >= 0 ? digit : letter + 10] ?? 0;
    return total + (index % 2 === 0 ? odd : digit >= 0 ? digit : letter);
  }, 0);
  return String.fromCharCode(65 + (sum % 26));
}
