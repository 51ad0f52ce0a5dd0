import { useQueryClient } from '@tanstack/react-query';
import { retention } from '#domain/accounts/own-data/retention.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession, useSignedInUser } from '#web/api/session.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { ownDataMessages } from '#web/i18n/own-data-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ProofField } from './proof-field.tsx';

interface DeletionFormProps {
  hasPassword: boolean;
  onClose(): void;
}

/** Says what goes and what stays, and asks who he is before anything happens. */
export function DeletionForm({ hasPassword, onClose }: DeletionFormProps) {
  const { deletion } = ownDataMessages.use();
  const { faults, failures } = accountsMessages.use();
  const { isTeamMember, subscriptionPlan } = useSignedInUser();
  const client = useQueryClient();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: email.trim() ? undefined : deletion.emailMissing,
      password: hasPassword && !password ? faults.passwordMissing : undefined,
    }),
    send: (payload) => call('planDeletion', { payload }),
    async onSent() {
      showToast(deletion.planned);
      void client.invalidateQueries({ queryKey: queryKeys.subscription });
      onClose();
      await reloadSession();
    },
    failures,
  });
  const { deletionGraceDays, documentYears } = retention;
  return (
    <form {...form.formProps} className="grid gap-5">
      <ul className="grid list-disc gap-2 pl-5 marker:text-edge">
        <li>{deletion.texts}</li>
        <li>{deletion.renewals}</li>
        <li>{deletion.documents(documentYears)}</li>
        {isTeamMember && <li>{deletion.member}</li>}
        {!isTeamMember && subscriptionPlan === 'ELITE' && <li>{deletion.team}</li>}
      </ul>
      <Field label={deletion.email} error={form.errorOf('email')}>
        {(slot) => (
          <input {...slot} {...form.bind('email')} type="email" autoComplete="off" className="control" />
        )}
      </Field>
      <ProofField form={form} hasPassword={hasPassword} />
      {form.failure && <Notice>{form.failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="ink" disabled={form.isPending} onClick={onClose}>
          {deletion.keep}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {form.isPending ? deletion.pending : deletion.submit(deletionGraceDays)}
        </Button>
      </div>
    </form>
  );
}
