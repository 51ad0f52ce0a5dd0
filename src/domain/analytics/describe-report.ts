import { type Day, daysBetween } from '#domain/shared/days.ts';
import type { Language } from '#domain/shared/languages.ts';
import { locales } from '#domain/shared/locales.ts';
import type { MonthFigures, MonthlyReport } from './monthly-report.ts';
import type { ReportCar, ReportCars } from './report-store.ts';
import { type ReportWords, reportWords } from './report-words.ts';

/** What stands on a report, every word and number as its reader reads it. */
export interface ReportDocument {
  language: Language;
  title: string;
  /** The last day it tells of. */
  to: Day;
  /** Below the title. */
  lines: readonly string[];
  tables: readonly ReportTable[];
  notes: readonly string[];
  sample: string | undefined;
}

export interface ReportTable {
  title: string | undefined;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
  /** Instead of rows, or below them. */
  remark: string | undefined;
}

/** A report as its reader sees it in his language. */
export function describeReport(
  report: MonthlyReport,
  { language, reader, isSample }: { language: Language; reader: string; isSample: boolean },
): ReportDocument {
  const words: ReportWords = reportWords[language];
  const say = formatsIn(language, words);
  const { figures, before, published, sold, standing, to } = report;
  const names = Object.keys(words.figures) as (keyof MonthFigures)[];
  return {
    ...{ language, to, title: words.title(say.month(report.month)) },
    lines: [`${words.owner}: ${reader}`, ...(report.isOver ? [] : [words.until(say.day(to))])],
    tables: [
      {
        ...{ title: undefined, remark: undefined },
        columns: [words.figure, words.thisMonth, words.monthBefore],
        rows: names.map((name) => [words.figures[name], say.figure(name, figures), say.figure(name, before)]),
      },
      listOf(words.sold, sold, words, [words.soldOn, words.daysToSale], ({ publishedOn, soldOn }) => [
        soldOn ? say.day(soldOn) : words.unknown,
        publishedOn && soldOn ? say.days(daysBetween(publishedOn, soldOn)) : words.unknown,
      ]),
      listOf(words.standing, standing, words, [words.publishedOn, words.daysStanding], ({ publishedOn }) =>
        publishedOn ? [say.day(publishedOn), say.days(daysBetween(publishedOn, to))] : [words.unknown, ''],
      ),
      listOf(words.published, published, words, [words.publishedOn, ''], ({ publishedOn }) => [
        publishedOn ? say.day(publishedOn) : words.unknown,
        '',
      ]),
    ],
    notes: [words.howCounted],
    sample: isSample ? words.sample : undefined,
  };
}

function listOf(
  { title, none }: { title: string; none: string },
  { count, cars }: ReportCars,
  words: ReportWords,
  columns: [string, string],
  cells: (car: ReportCar) => [string, string],
): ReportTable {
  const cut = count - cars.length;
  return {
    title: `${title}: ${count}`,
    columns: [words.car, ...columns],
    rows: cars.map((car) => [nameOf(car), ...cells(car)]),
    remark: count === 0 ? none : cut > 0 ? words.more(cut) : undefined,
  };
}

const nameOf = ({ make, model, year }: ReportCar) => [make, model, year].filter(Boolean).join(' ');

/** Days and months are those of Italy already: they are written as they are. */
function formatsIn(language: Language, words: ReportWords) {
  const locale = locales[language];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const most = { maximumFractionDigits: 1 };
  const number = new Intl.NumberFormat(locale, most);
  const ofDays = new Intl.NumberFormat(locale, { ...most, style: 'unit', unit: 'day', unitDisplay: 'long' });
  // Narrow blanks are not in every type.
  const printable = (text: string) => text.replaceAll('\u202f', '\u00a0');
  const days = (count: number) => printable(ofDays.format(count));
  return {
    days,
    day: (of: Day) => day.format(new Date(of)),
    month: (of: string) => month.format(new Date(`${of}-01`)),
    figure(name: keyof MonthFigures, figures: MonthFigures): string {
      const value = figures[name];
      if (value === null) return words.tooLittle;
      if (name === 'avgSaleTime') return days(value);
      return `${printable(number.format(value))}${name === 'conversionRate' ? '\u00a0%' : ''}`;
    },
  };
}
