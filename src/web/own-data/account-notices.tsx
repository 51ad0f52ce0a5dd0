import { legalVersion } from '#domain/accounts/legal-version.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { KeepButton } from './keep-button.tsx';
import { NoticeBand } from './notice-band.tsx';

/** What stands above every page while it matters: that the account is to go, that terms are to be accepted. */
export function AccountNotices() {
  const { notices } = ownDataMessages.use();
  const { deletionDueAt, agreedVersion } = useSignedInUser();
  const formats = useFormats();
  if (deletionDueAt === undefined) {
    return agreedVersion === legalVersion ? null : <ConsentNotice agreedVersion={agreedVersion} />;
  }
  return (
    <NoticeBand>
      <p>
        <strong className="font-semibold">{notices.leaving(formats.date(deletionDueAt))}</strong>{' '}
        {notices.leavingText}
      </p>
      <KeepButton />
    </NoticeBand>
  );
}
