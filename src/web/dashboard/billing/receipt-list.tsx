import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'wouter';
import type { ReceiptItem } from '#contract/billing.ts';
import { pagePaths } from '#contract/pages.ts';
import { boughtLine } from '#domain/billing/bought-line.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** What was paid and given back, each with its documents. */
export function ReceiptList() {
  const { receipts: messages } = dashboardMessages.use();
  const { common } = siteMessages.use();
  const receipts = useQuery({ queryKey: queryKeys.receipts, queryFn: () => call('findReceipts') });
  return (
    <Card className="py-5 md:py-6">
      <h2 className="px-5 font-semibold md:px-6">{messages.title}</h2>
      {receipts.isError && (
        <div className="px-5 pt-4 md:px-6">
          <p className="text-muted">{messages.failed}</p>
          <Button className="mt-3" onClick={() => receipts.refetch()}>
            {common.retry}
          </Button>
        </div>
      )}
      {receipts.data?.length === 0 && <p className="px-5 pt-4 text-muted md:px-6">{messages.empty}</p>}
      <ul className="mt-2 divide-y divide-line">
        {receipts.data?.map((receipt) => (
          <ReceiptRow key={receipt.id} receipt={receipt} />
        ))}
      </ul>
    </Card>
  );
}

function ReceiptRow({ receipt }: { receipt: ReceiptItem }) {
  const { receipts: messages } = dashboardMessages.use();
  const formats = useFormats();
  const { id, number, kind, issuedAt, totalCents, lines } = receipt;
  const plan = boughtLine(lines)?.plan;
  const what = [kind === 'refund' && messages.refund, plan, formats.mediumDate(issuedAt)];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 md:px-6">
      <div className="min-w-0 grow">
        <Link
          href={`${pagePaths.receipt}?id=${id}`}
          aria-label={messages.open(number)}
          className="quiet-link font-medium tabular-nums"
        >
          {number}
        </Link>
        <p className="text-muted text-sm">{what.filter(Boolean).join(' · ')}</p>
      </div>
      <span className="font-medium tabular-nums">{formats.money(totalCents)}</span>
      <span className="flex gap-1">
        <FileLink
          href={addresses.getReceiptPdf.replace('{id}', id)}
          label={messages.pdfOf(number)}
          text={messages.pdf}
        />
        {receipt.hasElectronicInvoice && (
          <FileLink
            href={addresses.getElectronicInvoice.replace('{id}', id)}
            label={messages.xmlOf(number)}
            text={messages.xml}
          />
        )}
      </span>
    </li>
  );
}

function FileLink({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <a
      href={href}
      download
      aria-label={label}
      title={label}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm hover:bg-sunken"
    >
      <Download aria-hidden="true" className="size-4 text-muted" />
      {text}
    </a>
  );
}
