import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import type { ReportDocument } from '#domain/analytics/describe-report.ts';
import type { ReceiptDocument } from '#domain/billing/receipt-document.ts';
import { createDocumentPrinter } from './create-document-printer.ts';
import { printReceipt } from './print-receipt.ts';

const printer = createDocumentPrinter();
afterAll(printer.close);

const receipt: ReceiptDocument = {
  ...{ language: 'it', issuedAt: new Date('2026-11-21T10:00:00Z'), title: 'Ricevuta' },
  facts: [['Numero', '2026/17']],
  parties: [{ label: 'Cliente', lines: ['Automobili Łódź', 'Via Sparano 12'] }],
  columns: { description: 'Descrizione', period: 'Periodo', amount: 'Importo' },
  lines: [{ description: 'PRO', period: 'novembre', amount: '29,00 €' }],
  ...{ sums: [['IVA', '5,23 €']], total: ['Totale', '29,00 €'], notes: ['Grazie.'], sample: undefined },
};
const report: ReportDocument = {
  ...{ language: 'it', title: 'Novembre', to: '2026-11-30', lines: [], notes: [], sample: undefined },
  tables: [],
};
const beginningOf = (pdf: Uint8Array) => new TextDecoder('latin1').decode(pdf.slice(0, 7));

test('prints receipts and reports, the same as outside of the thread', { timeout: 30_000 }, async () => {
  const [first, second] = await Promise.all([printer.printReceipt(receipt), printer.printReport(report)]);
  expect(first).toEqual(await printReceipt(receipt));
  expect(beginningOf(second)).toBe('%PDF-1.');
});

test('forty at once keep nobody else waiting', { timeout: 60_000 }, async () => {
  await printer.printReceipt(receipt);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await Promise.all(Array.from({ length: 40 }, () => printer.printReceipt(receipt)));
  delay.disable();
  // The machine that runs the tests may be busy itself: printed inline they take a second in one go.
  expect(delay.percentile(90) / 1e6).toBeLessThan(60);
});

test('goes on after a document that cannot be printed', { timeout: 30_000 }, async () => {
  const broken = { ...receipt, lines: undefined } as unknown as ReceiptDocument;
  await expect(printer.printReceipt(broken)).rejects.toThrow();
  expect(beginningOf(await printer.printReceipt(receipt))).toBe('%PDF-1.');
});

test('closed it prints nothing, and nobody waits for it', async () => {
  const other = createDocumentPrinter();
  const asked = other.printReceipt(receipt);
  await other.close();
  await expect(asked).rejects.toThrow('not printed');
});
