import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { describeReport } from '#domain/analytics/describe-report.ts';
import type { MonthlyReport } from '#domain/analytics/monthly-report.ts';
import { type Language, languages } from '#domain/shared/languages.ts';
import { printReport } from './print-report.ts';

const nothing = {
  ...{ descriptions: 0, published: 0, leads: 0, sold: 0 },
  ...{ conversionRate: null, avgSaleTime: null, qualityScore: null },
};
const standing = (count: number) => ({
  count,
  cars: Array.from({ length: Math.min(count, 40) }, (_, n) => ({
    ...{ make: 'Škoda', model: `Kodiaq ${n + 1}`, year: 2020, publishedOn: '2026-10-04' },
  })),
});
const report: MonthlyReport = {
  ...{ month: '2026-10', to: '2026-10-31', isOver: true, before: nothing },
  figures: {
    ...{ descriptions: 1234, published: 4, leads: 1, sold: 2 },
    ...{ conversionRate: 75, avgSaleTime: 17.7, qualityScore: null },
  },
  published: { count: 0, cars: [] },
  sold: {
    count: 2,
    cars: [
      { make: 'Fiat', model: 'Panda', year: 2019, publishedOn: '2026-10-24', soldOn: '2026-10-25' },
      { make: 'Fiat', model: 'Punto', soldOn: '2026-10-27' },
    ],
  },
  standing: standing(1),
};

async function read(changes: Partial<MonthlyReport> = {}, language: Language = 'it', isSample = false) {
  const about = { language, reader: 'Auto Łódź S.r.l.', isSample };
  const data = await printReport(describeReport({ ...report, ...changes }, about));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { info } = await pdf.getMetadata();
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ disableNormalization: true });
    texts.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  return { pages, info, text: withoutBlanks(texts.join('')) };
}

/** Letters drawn closer or apart come in pieces. */
const withoutBlanks = (text: string) => text.replace(/\s+/g, '');

describe('a printed report', () => {
  test('is one page with its figures and cars', async () => {
    const { pages, text, info } = await read();
    expect(pages).toBe(1);
    expect(info).toMatchObject({ Title: 'Rapporto di ottobre 2026', Author: 'Autoscritto' });
    for (const expected of [
      ...['Per: Auto Łódź S.r.l.', 'Descrizioni create 1234 0', '75 % dati insufficienti', '17,7 giorni'],
      ...['Vendute nel mese: 2', 'Fiat Panda 2019 25 ottobre 2026 1 giorno'],
      ...['Fiat Punto 27 ottobre 2026 non indicata', 'Škoda Kodiaq 1 2020 4 ottobre 2026 27 giorni'],
      ...['Pubblicate nel mese: 0', 'Nessuna auto segnata come pubblicata.'],
    ]) {
      expect(text).toContain(withoutBlanks(expected));
    }
    expect(text).not.toMatch(/undefined|NaN|null/);
  });

  test('goes on to other pages for many cars, and says how many it leaves out', async () => {
    const { pages, text } = await read({ standing: standing(43) });
    expect(pages).toBeGreaterThan(1);
    expect(text).toContain('Ancorainvendita:43');
    expect(text).toContain('Kodiaq40');
    expect(text).toContain('Ealtre3auto.');
  });

  test('says that a month is not over, and that figures are made up', async () => {
    expect((await read()).text).not.toMatch(/Finoal|esempio/);
    const { text } = await read({ isOver: false, to: '2026-10-21' }, 'it', true);
    expect(text).toContain('Finoal21ottobre2026:');
    expect(text).toContain('Datidiesempio');
  });

  test('says it in five languages', async () => {
    const all = await Promise.all(languages.map((language) => read({}, language)));
    expect(all.map(({ info }) => (info as { Title: string }).Title)).toEqual([
      ...['Rapporto di ottobre 2026', 'Report for October 2026', 'Bericht für Oktober 2026'],
      ...['Rapport\u00a0: octobre 2026', 'Informe de octubre de 2026'],
    ]);
    const days = ['17,7 giorni', '17.7 days', '17,7 Tage', '17,7 jours', '17,7 días'];
    for (const [place, { text }] of all.entries()) expect(text).toContain(withoutBlanks(days[place] ?? '?'));
  });
});
