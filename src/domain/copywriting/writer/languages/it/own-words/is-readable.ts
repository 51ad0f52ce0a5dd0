import type { OwnWords } from '../../../../brief/notes/sort-notes.ts';
import { isComposed } from './compose-own.ts';

/**
 * Whether a buyer can read the seller's own words in a text. Shorthand that nobody wrote out ("tlc 360",
 * "UFF") and words that make no sentence are better named to the seller; damage and terms are told all the same.
 */
export const isReadable = (own: OwnWords): boolean =>
  own.kind !== 'other' ||
  own.isSentence ||
  /^versione /u.test(own.text) ||
  ((isComposed(own) || saysSomething.test(own.text)) && !shorthand.test(own.text.replace(code, '')));

/** "IMS", "PASM": who knows the car knows them. */
const code = /(?<![\p{L}\d])\p{Lu}{2,5}(?![\p{L}\d])/gu;

/** One word alone, or a thing with nothing said of it, is no note to a buyer. */
const saysSomething = /^(?!\d+ \p{L}+$|quell[oaie] )\S{2,} \S+/u;

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
