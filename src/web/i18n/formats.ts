import type { Language } from '#domain/shared/languages.ts';

/** Region of each language for numbers and dates: prices are in euro everywhere. */
const locales = {
  it: 'it-IT',
  en: 'en-IE',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
} satisfies Record<Language, string>;

export interface Formats {
  number(value: number): string;
  /** Whole euro. */
  price(euro: number): string;
  /** Euro cents, always with two decimals. */
  money(cents: number): string;
  mileage(km: number): string;
  /** Day, month in words, year. */
  date(iso: string): string;
  /** Day, month cut short and time of day. */
  dateAndTime(iso: string): string;
  /** The same with the month cut short, for lists. */
  mediumDate(iso: string): string;
  /** Day and month in figures, for tables. */
  shortDate(iso: string): string;
  /** The same with the time of day. */
  shortDateAndTime(iso: string): string;
  /** Of a figure in percent, one decimal at most. */
  percent(value: number): string;
  /** With its sign, one decimal at most. */
  change(value: number): string;
  /** A calendar day, `2026-11-21`: day, month cut short and year. */
  day(day: string): string;
  /** The same without the year, for the axis of a chart. */
  dayOfMonth(day: string): string;
  /** A month, `2026-11`, in words. */
  month(month: string): string;
  /** The same cut short, for the axis of a chart. */
  shortMonth(month: string): string;
}

const made: Partial<Record<Language, Formats>> = {};

export function formatsOf(language: Language): Formats {
  made[language] ??= createFormats(locales[language]);
  return made[language];
}

export function createFormats(locale: string): Formats {
  const number = new Intl.NumberFormat(locale, { useGrouping: true });
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
    useGrouping: true,
  });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: true });
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const dateAndTime = new Intl.DateTimeFormat(locale, {
    ...{ day: 'numeric', month: 'short' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const mediumDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const shortDate = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
  const shortDateAndTime = new Intl.DateTimeFormat(locale, {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  // Days and months are no instants: read as UTC they stay what they are.
  const timeZone = 'UTC';
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone });
  const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone });
  const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone });
  return {
    number: (value) => number.format(value),
    price: (euro) => price.format(euro),
    money: (cents) => money.format(cents / 100),
    mileage: (km) => `${number.format(km)} km`,
    date: (iso) => date.format(new Date(iso)),
    dateAndTime: (iso) => dateAndTime.format(new Date(iso)),
    mediumDate: (iso) => mediumDate.format(new Date(iso)),
    shortDate: (iso) => shortDate.format(new Date(iso)),
    shortDateAndTime: (iso) => shortDateAndTime.format(new Date(iso)),
    percent: (value) => percent.format(value / 100),
    change: (value) => change.format(value),
    day: (iso) => day.format(new Date(iso)),
    dayOfMonth: (iso) => dayOfMonth.format(new Date(iso)),
    month: (iso) => month.format(new Date(iso)),
    shortMonth: (iso) => shortMonth.format(new Date(iso)),
  };
}

/** Picks the word form a count asks for. */
export function pluralOf(language: Language, forms: { one: string; other: string }) {
  const rules = new Intl.PluralRules(language);
  return (count: number) => (rules.select(count) === 'one' ? forms.one : forms.other);
}
