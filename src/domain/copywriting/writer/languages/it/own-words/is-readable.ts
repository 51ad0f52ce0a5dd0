import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import { isComposed } from './compose-own.ts';

/**
 * Whether a buyer can read the seller's own words in a text: they make a sentence or name a thing, hold no shorthand
 * that nobody wrote out ("tlc 360", "UFF") and no jest. All others are better named to the seller; damage and terms
 * are told all the same.
 */
export const isReadable = (own: OwnWords): boolean =>
  own.kind !== 'other' ||
  (!jest.test(own.text) &&
    (own.isSentence || (isComposed(own) && !shorthand.test(own.text.replace(code, '')))));

/** What is said with a wink is lost on the next reader. */
const jest =
  /(?<!\p{L})(?:^no è .*|giuro|eh eh|ah ?ah|boh|mica|chi (?:lo )?sa sa|lo so|come me|non me lo chiedete|alfisti|passate oltre|soprammobile|pianto|baratto)(?!\p{L})/iu;

/** "IMS", "PASM": who knows the car knows them. */
const code = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;

/** Words without a vowel, short ones that end in a consonant, halves of a word before a slash. */
const shorthand = new RegExp(
  [
    '(?<![\\p{L}\\d.-])(?!(?:[gk]ps|gpl|tdi|jtd|hdi|cdti|dci|tsi|tfsi|led|km|kw|kwh|cv|cm|mm|kg|lt|cc|nm|bt|bmw|vw|cd|dvd|usb|aux|hd|sd|tv|wc|abs|esp|asr|mb|dsg|dct|tct|dkg|dpf|pdc|hud|crs|tpms|obd|btt|rx|v)(?![\\p{L}]))[bcdfghjklmnpqrstvwxz]{2,}(?![\\p{L}\\d])',
    "(?<![\\p{L}\\d’'-])(?!(?:con|per|in|non|del|dal|nel|sul|col|al|il|un|ad|ed|bar|box|kit|set|gas|sport|touch|roll|top|clip|pad|bus|van|suv|air|car|fax|tom|web|app|stop|start|park|line|full|soft|hard|cup|bip|ac|dc|max|fast|soh|sig)(?![\\p{L}]))(?=[a-z]*[aeiouàèéìòù])[a-zàèéìòù]{2,4}(?<=[bcdfghlmnpqrstvz])(?![\\p{L}\\d’'-])(?=\\.| |$)",
    '(?<![\\p{L}\\d])\\p{L}/\\p{L}',
    // A warning is no thing the car has.
    '^attenzione(?!\\p{L})',
    '^\\(no',
  ].join('|'),
  'iu',
);
