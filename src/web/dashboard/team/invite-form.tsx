import { type FormEvent, useState } from 'react';
import { fieldFaultsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useTeamAction } from './use-team-action.ts';

export function InviteForm() {
  const { team: messages } = dashboardMessages.use();
  const [email, setEmail] = useState('');
  const invite = useTeamAction(
    (address: string) => call('inviteMember', { payload: { email: address } }),
    (address) => {
      setEmail('');
      const { title, description } = messages.invitedToast;
      showToast({ title, description: description(address) });
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    invite.mutate(email.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-wrap items-start gap-3">
      <Field label={messages.email} error={fieldFaultsOf(invite.error).email} className="grow basis-64">
        {(slot) => (
          <input
            {...slot}
            type="email"
            name="email"
            autoComplete="off"
            className="control"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="ink" isPending={invite.isPending} className="sm:mt-[1.625rem]">
        {invite.isPending ? messages.inviting : messages.invite}
      </Button>
    </form>
  );
}
