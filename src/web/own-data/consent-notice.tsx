import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePaths } from '#contract/pages.ts';
import { legalDate, legalNoticeDays, legalVersion } from '#domain/accounts/legal-version.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession } from '#web/api/session.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { NoticeBand } from './notice-band.tsx';

const day = 24 * 60 * 60_000;
const countsFrom = new Date(new Date(legalDate).getTime() + legalNoticeDays * day).toISOString();
/** Until the application is loaded anew. */
let isPutOff = false;

/** Asks who has not agreed to the present terms; he may go on without an answer. */
export function ConsentNotice({ agreedVersion }: { agreedVersion: string | undefined }) {
  const { notices } = ownDataMessages.use();
  const formats = useFormats();
  const client = useQueryClient();
  const [isHidden, setHidden] = useState(isPutOff);
  const agreeing = useMutation({
    mutationFn: () => call('agreeToTerms', { payload: { version: legalVersion } }),
    async onSuccess() {
      showToast(notices.accepted);
      void client.invalidateQueries({ queryKey: queryKeys.ownAccount });
      await reloadSession();
      document.getElementById('content')?.focus();
    },
    onError: (error) => tellFailure(error, notices.acceptFailed),
  });
  if (isHidden) return null;
  const sentence =
    agreedVersion === undefined
      ? notices.consentFirst
      : notices.consentChanged(legalVersion, formats.date(countsFrom));

  function putOff() {
    isPutOff = true;
    setHidden(true);
    document.getElementById('content')?.focus();
  }
  return (
    <NoticeBand>
      <p>
        {sentence.split(/\{(terms|privacy)\}/).map((piece) =>
          piece === 'terms' || piece === 'privacy' ? (
            <a key={piece} href={pagePaths[piece]} target="_blank" rel="noopener" className="quiet-link">
              {notices[piece]}
            </a>
          ) : (
            piece
          ),
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="ink" isPending={agreeing.isPending} onClick={() => agreeing.mutate()}>
          {agreeing.isPending ? notices.accepting : notices.accept}
        </Button>
        <Button look="quiet" disabled={agreeing.isPending} onClick={putOff}>
          {notices.later}
        </Button>
      </div>
    </NoticeBand>
  );
}
