import type { Localised } from '#domain/shared/localised.ts';
import { severalFigures, unreadable } from './figure-messages.ts';

interface Year {
  value: number;
  before: string;
  after: string;
}

const months =
  /(?<!\p{L})(?:gen(?:naio)?|feb(?:b?raio|ruar|rero)?|mar(?:zo|ch|s)?|apr(?:ile?|il)?|mag(?:gio)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|set(?:t(?:embre)?)?|ott(?:obre)?|nov(?:embr[ei]|ember)?|dic(?:embre|iembre)?|jan(?:uary|uar|vier)?|february|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember|embre|tembre|iembre)?|o[ck]t(?:ober|obre|ubre)?|dec(?:ember)?|dez(?:ember)?|märz|févr(?:ier)?|avr(?:il)?|juin|juil(?:let)?|août|déc(?:embre)?|enero|abr(?:il)?|mayo|junio|julio|noviembre)(?!\p{L})\.?/giu;
const month = '(?:0?[1-9]|1[0-2])';
const part = ' ?[/.-] ?';
/** `31/05/2019`, `05-2019`, `2019-05-31`, `2019/06`, `2019`. */
const whole = new RegExp(
  String.raw`(?<![\d/.-])(?:(?:(?:\d{1,2}${part})?${month}${part})?(\d{4})|(\d{4})${part}${month}(?:${part}\d{1,2})?)(?!\d|${part}\d)`,
  'u',
);
/** `'19`, `06/19`. */
const short = new RegExp(String.raw`(?<![\d/.-])(?:'|${month} ?/ ?)(\d\d)(?!\d|${part}\d)`, 'u');

/** Returns the year of a date as people type it; its month is not kept. Two years are refused. */
export function readYear(line: string): Year | Localised {
  const bare = line.replace(months, (name) => ' '.repeat(name.length));
  const match =
    whole.exec(bare) ?? short.exec(bare) ?? (bare === line ? null : /(?<!\d)(\d\d)(?!\d)/.exec(bare));
  const typed = match?.[1] ?? match?.[2];
  if (!match || !typed) return /\d{4}\D+\d{4}/.test(bare) ? severalFigures('year') : unreadable('year');
  const before = bare.slice(0, match.index);
  const after = bare.slice(match.index + match[0].length);
  if (/\d{2}/.test(before + after)) return severalFigures('year');
  return { value: typed.length === 2 ? ofCentury(Number(typed)) : Number(typed), before, after };
}

/** Cars of `'50` are of 1950. */
const ofCentury = (figures: number) => (figures < 50 ? 2000 : 1900) + figures;
