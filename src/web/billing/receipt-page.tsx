import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useSearch } from 'wouter';
import type { WholeReceipt } from '#contract/billing.ts';
import { pagePaths } from '#contract/pages.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReceiptDocument } from './receipt-document.tsx';

const billingTab = `${pagePaths.dashboard}?tab=billing`;

/** A receipt to read, to print and to keep. */
export function ReceiptPage() {
  const { receipt: messages } = dashboardMessages.use();
  const { common } = siteMessages.use();
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const receipt = useQuery({
    queryKey: queryKeys.receipt(id),
    queryFn: () => call('getReceipt', { params: { id } }),
  });
  const isMissing = receipt.error instanceof ApiError && [400, 404].includes(receipt.error.status);
  return (
    <Page
      title={messages.documentTitle}
      header={
        <div className="print:hidden">
          <Header start={<LogoLink />}>
            <BackLink href={billingTab} label={messages.back} />
          </Header>
        </div>
      }
      className="py-8 md:py-12 print:py-0"
    >
      <div className="mx-auto max-w-3xl">
        {receipt.isPending && <Spinner className="size-6" />}
        {receipt.isError && (
          <Notice>
            <p>{isMissing ? messages.missing : messages.failed}</p>
            {!isMissing && (
              <Button className="mt-3" onClick={() => receipt.refetch()}>
                {common.retry}
              </Button>
            )}
          </Notice>
        )}
        {receipt.data && (
          <>
            <ReceiptTools receipt={receipt.data} />
            <ReceiptDocument document={receipt.data.document} language={receipt.data.language} />
          </>
        )}
      </div>
    </Page>
  );
}

function ReceiptTools({ receipt }: { receipt: WholeReceipt }) {
  const { receipt: messages, receipts } = dashboardMessages.use();
  const { id, number, hasElectronicInvoice } = receipt;
  return (
    <div className="mb-5 flex flex-wrap gap-2 print:hidden">
      <Button look="quiet" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {messages.print}
      </Button>
      <a
        href={addresses.getReceiptPdf.replace('{id}', id)}
        download
        aria-label={receipts.pdfOf(number)}
        className={buttonStyle('quiet')}
      >
        <Download aria-hidden="true" className="size-4" />
        {receipts.pdf}
      </a>
      {hasElectronicInvoice && (
        <a
          href={addresses.getElectronicInvoice.replace('{id}', id)}
          download
          aria-label={receipts.xmlOf(number)}
          className={buttonStyle('quiet')}
        >
          <Download aria-hidden="true" className="size-4" />
          {receipts.xml}
        </a>
      )}
    </div>
  );
}
