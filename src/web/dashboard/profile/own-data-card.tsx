import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { DownloadForm } from './download-form.tsx';

/** What the user agreed to, and everything that is kept of him as a file. */
export function OwnDataCard() {
  const { download } = ownDataMessages.use();
  const { common } = siteMessages.use();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const openButton = useFocusBack(isOpen);
  const account = useQuery({ queryKey: queryKeys.ownAccount, queryFn: () => call('getOwnAccount') });
  return (
    <Card>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 className="font-semibold">{download.title}</h2>
        {!isOpen && account.data && (
          <Button ref={openButton} onClick={() => setOpen(true)}>
            {download.open}
          </Button>
        )}
      </div>
      <p className="mt-1 text-muted text-sm">{download.text}</p>
      {account.isError && (
        <Notice title={download.failed}>
          <Button className="mt-3" onClick={() => account.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {isOpen && account.data && (
        <DownloadForm hasPassword={account.data.hasPassword} onClose={() => setOpen(false)} />
      )}
      {account.data && (
        <ul className="mt-4 grid gap-1 border-line border-t pt-3 text-muted text-sm">
          {account.data.consents.map(({ document, version, givenAt }) => (
            <li key={`${document} ${version}`}>
              {download.agreed[document](version, formats.date(givenAt))}
            </li>
          ))}
          {account.data.consents.length === 0 && <li>{download.notAgreed}</li>}
        </ul>
      )}
    </Card>
  );
}
