import { boundMarks } from '#domain/shared/bound-marks.ts';

const markup: readonly RegExp[] = [
  /<(script|style)\b[^>]*>[\s\S]*?(<\/\1>|$)/giu,
  /<[^>]{0,300}>/gu,
  /&(#?\w{1,10});/gu,
  /\{\{[^}]*\}\}|\$\{[^}]*\}/gu,
];

const signs: readonly RegExp[] = [
  /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}]|\u{FE0F}|\u{20E3}/gu,
  /[*_#~`^|\\{}[\]<>=$]/gu,
];

const contacts: readonly RegExp[] = [
  /\b(?:https?:\/\/|www\.)[^\s\p{Co}]+/giu,
  /[^\s@\p{Co}]{1,64}@[^\s@\p{Co}]{1,190}/gu,
  /\b[\w-]{1,63}\.(?:it|com|net|org|eu|info)\b[^\s\p{Co}]{0,300}/giu,
  /(?:\+|00)?\d(?:[\s./-]?\d){8,13}\b/giu,
  /\b[A-Z]{2}(?:\d{3}|\s?\d{3}\s?(?!CV|PS|KW|HP|KM|CC|MM|NM|CH|KG|GT))[A-Z]{2}\b/gu,
];

/**
 * Returns text without tags, links, addresses, phone numbers, number plates, emoji and invisible signs;
 * `inPlaceOfContact` stands where a link, address, number or plate was.
 */
export function removeMarkup(text: string, inPlaceOfContact = ' '): string {
  const readable = boundMarks(text.toWellFormed())
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\p{Cf}\uFFFD]/gu, '')
    .replace(/(?<=\b\d\d(?:[.,]\d)?)\s?(?:"|”|″|'')/g, ' pollici')
    .replace(/[^\S\n]|(?!\n)\p{Cc}/gu, ' ');
  const remove = (patterns: readonly RegExp[], from: string, replacement = ' ') =>
    patterns.reduce((rest, pattern) => rest.replace(pattern, replacement), from);
  return remove(signs, remove(contacts, remove(markup, readable), inPlaceOfContact));
}
