import { legalVersion } from '#domain/accounts/legal-version.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { KeepButton } from './keep-button.tsx';

/** What stands above every page while it matters: that the account is to go, that terms are to be accepted. */
export function AccountNotices() {
  const { notices } = ownDataMessages.use();
  const { deletionDueAt, agreedVersion } = useSignedInUser();
  const formats = useFormats();
  return (
    <section
      aria-label={notices.label}
      className="border-line border-b bg-warning-wash text-ink print:hidden"
    >
      {deletionDueAt !== undefined && (
        <div className="frame flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
          <p>
            <strong className="font-semibold">{notices.leaving(formats.date(deletionDueAt))}</strong>{' '}
            {notices.leavingText}
          </p>
          <KeepButton />
        </div>
      )}
      {deletionDueAt === undefined && agreedVersion !== legalVersion && (
        <ConsentNotice agreedVersion={agreedVersion} />
      )}
    </section>
  );
}
