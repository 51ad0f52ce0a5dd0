import { boundMarks } from './bound-marks.ts';

/** Controls (line feed and tab aside), bidirectional overrides and isolates, byte order marks. */
const unwanted = /(?![\n\t])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text somebody typed, safe to store and show: well-formed Unicode in its composed form, no invisible commands. */
export function cleanText(text: string): string {
  return boundMarks(text.toWellFormed())
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unwanted, '')
    .trim();
}

/** The same on one line: every run of spaces is one space. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/\s+/g, ' '));
}
