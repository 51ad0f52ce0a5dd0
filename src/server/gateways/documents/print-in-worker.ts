import { answerInWorker } from '../threads/answer-in-worker.ts';
import type { ToPrint } from './create-document-printer.ts';
import { printReceipt } from './print-receipt.ts';
import { printReport } from './print-report.ts';

answerInWorker((toPrint: ToPrint) =>
  'receipt' in toPrint ? printReceipt(toPrint.receipt) : printReport(toPrint.report),
);
