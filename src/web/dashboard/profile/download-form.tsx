import { useEffect, useRef } from 'react';
import { call } from '#web/api/call.ts';
import { addresses } from '#web/api/calls.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ProofField } from './proof-field.tsx';

interface DownloadFormProps {
  hasPassword: boolean;
  onClose(): void;
}

/** Who shows that he is himself is sent to the file, which the browser keeps as it comes. */
export function DownloadForm({ hasPassword, onClose }: DownloadFormProps) {
  const { download } = ownDataMessages.use();
  const { faults, failures } = accountsMessages.use();
  const first = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => (first.current ?? submit.current)?.focus(), []);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({
      password: hasPassword && !password ? faults.passwordMissing : undefined,
    }),
    send: (payload) => call('askForExport', { payload }),
    onSent(_, { token }) {
      showToast(download.started);
      location.assign(`${addresses.downloadExport}?token=${token}`);
      onClose();
    },
    failures,
  });
  return (
    <form {...form.formProps} className="mt-5 grid gap-5">
      <ProofField form={form} hasPassword={hasPassword} hint={download.passwordHint} ref={first} />
      {form.failure && <Notice>{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button ref={submit} type="submit" look="ink" isPending={form.isPending}>
          {form.isPending ? download.pending : download.submit}
        </Button>
        <Button disabled={form.isPending} onClick={onClose}>
          {download.cancel}
        </Button>
      </div>
    </form>
  );
}
