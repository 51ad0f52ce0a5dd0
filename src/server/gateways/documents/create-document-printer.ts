import type { ReportDocument } from '#domain/analytics/describe-report.ts';
import type { PrintReport } from '#domain/analytics/get-report.ts';
import type { PrintReceipt } from '#domain/billing/get-receipt-pdf.ts';
import type { ReceiptDocument } from '#domain/billing/receipt-document.ts';
import { oneThread } from '../threads/one-thread.ts';

export type ToPrint = { receipt: ReceiptDocument } | { report: ReportDocument };
type Pdf = Uint8Array<ArrayBuffer>;

const limits = { milliseconds: 20_000, megabytes: 256 };

export interface DocumentPrinter {
  printReceipt: PrintReceipt;
  printReport: PrintReport;
  /** Ends the thread; what was under way is not printed. */
  close(): Promise<void>;
}

/**
 * Prints PDFs one after the other in a thread of its own, which starts with the first: each takes 30 ms or more of
 * CPU, so that forty at once would keep every other request waiting for a second.
 */
export function createDocumentPrinter(): DocumentPrinter {
  const file = new URL('./print-in-worker.ts', import.meta.url);
  const thread = oneThread<ToPrint, Pdf | undefined>(file, undefined, limits);
  const print = async (toPrint: ToPrint): Promise<Pdf> => {
    const pdf = await thread.ask(toPrint);
    if (!pdf) throw new Error('A document was not printed: it took too long, or the printer was closed');
    return pdf;
  };
  return {
    printReceipt: (receipt) => print({ receipt }),
    printReport: (report) => print({ report }),
    close: thread.close,
  };
}
