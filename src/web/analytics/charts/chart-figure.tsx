import { Download } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { HowItIsCounted } from '../figures/how-it-is-counted.tsx';
import { chartFileName } from './chart-file-name.ts';
import type { ChartSheet, Series } from './chart-sheet.ts';
import { csvOfSheet } from './csv-of-sheet.ts';
import { drawPng } from './draw-png.ts';
import { Legend } from './legend.tsx';
import { saveFile } from './save-file.ts';
import { SheetTable } from './sheet-table.tsx';

interface ChartFigureProps {
  title: string;
  how: string;
  over?: string;
  days: { from: string; to: string };
  /** The same as the chart, to be read; no lines where there is nothing to show. */
  sheet: ChartSheet;
  series?: readonly Series[];
  /** What is missing and what to do, where there is nothing to show. */
  empty: React.ReactNode;
  children: React.ReactNode;
}

/** A chart, the same as a table, both as a file, and how it is counted. */
export function ChartFigure(props: ChartFigureProps) {
  const { title, how, over, sheet, series = [], empty, children } = props;
  const [isTable, setTable] = useState(false);
  const chart = useRef<HTMLDivElement>(null);
  const heading = useId();
  const isEmpty = sheet.rows.length === 0;
  return (
    <section
      aria-labelledby={heading}
      className="flex min-w-0 flex-col rounded-lg border border-line bg-sheet px-4 pt-4 pb-1 md:px-6 md:pt-5"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="font-semibold text-lg leading-snug">
          {title}
        </h3>
        {!isEmpty && (
          <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
            <ViewChoice of={title} isTable={isTable} onChange={setTable} />
            <Exports {...props} chart={isTable ? undefined : chart} series={series} />
          </div>
        )}
      </div>
      {isEmpty && <div className="max-w-prose pb-3 text-muted">{empty}</div>}
      {!isEmpty && !isTable && series.length > 0 && <Legend series={series} />}
      {!isEmpty && !isTable && (
        <div ref={chart} aria-hidden="true">
          {children}
        </div>
      )}
      {!isEmpty && (
        <div className={isTable ? 'overflow-x-auto' : 'sr-only'}>
          <SheetTable caption={title} sheet={sheet} />
        </div>
      )}
      <div className="mt-auto pt-1">
        <HowItIsCounted of={title}>
          <p>{how}</p>
          {over && <p className="mt-1 tabular-nums">{over}</p>}
        </HowItIsCounted>
      </div>
    </section>
  );
}

interface ViewChoiceProps {
  of: string;
  isTable: boolean;
  onChange(isTable: boolean): void;
}

function ViewChoice({ of, isTable, onChange }: ViewChoiceProps) {
  const { charts } = analyticsMessages.use();
  const name = useId();
  const choices = [
    { label: charts.chart, is: false },
    { label: charts.table, is: true },
  ];
  return (
    <fieldset className="inline-flex overflow-hidden rounded-md border border-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <legend className="sr-only">{charts.viewOf(of)}</legend>
      {choices.map(({ label, is }) => (
        <label
          key={label}
          className="relative inline-flex min-h-11 items-center px-2 text-muted text-sm transition-colors hover:text-ink has-checked:bg-sunken has-checked:font-medium has-checked:text-ink"
        >
          <input
            type="radio"
            name={name}
            checked={is === isTable}
            onChange={() => onChange(is)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

interface ExportsProps extends Pick<ChartFigureProps, 'title' | 'days' | 'sheet'> {
  series: readonly Series[];
  /** Absent while only the table is shown. */
  chart: React.RefObject<HTMLDivElement | null> | undefined;
}

function Exports({ title, days, sheet, series, chart }: ExportsProps) {
  const { charts, range } = analyticsMessages.use();
  const { day } = useFormats();
  const decimalSign = useLanguage() === 'en' ? '.' : ',';
  const name = chartFileName(title, days.from, days.to);

  async function savePng() {
    const drawn = chart?.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    try {
      if (!drawn) throw new Error('Not drawn yet');
      const footer = `Autoscritto. ${range(day(days.from), day(days.to))}`;
      saveFile(`${name}.png`, await drawPng(drawn, { title, legend: series, footer }));
    } catch {
      showToast({ ...charts.failed, variant: 'destructive' });
    }
  }
  function saveCsv() {
    saveFile(`${name}.csv`, new Blob([csvOfSheet(sheet, decimalSign)], { type: 'text/csv;charset=utf-8' }));
  }
  const button = (format: string, onClick: () => void) => (
    <button
      type="button"
      onClick={onClick}
      aria-label={charts.download(title, format)}
      className="inline-flex min-h-11 items-center gap-1 rounded-md px-1.5 font-medium text-muted text-sm hover:bg-sunken hover:text-ink"
    >
      <Download aria-hidden="true" className="size-3.5" />
      {format}
    </button>
  );
  return (
    <span className="inline-flex">
      {chart && button('PNG', () => void savePng())}
      {button('CSV', saveCsv)}
    </span>
  );
}
