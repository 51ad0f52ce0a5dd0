import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AdminUserItem } from '#contract/administration.ts';
import { call } from '#web/api/call.ts';
import { reloadSession, useSignedInUser } from '#web/api/session.ts';
import { useForm } from '#web/api/use-form.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface DeleteUserDialogProps {
  user: AdminUserItem | undefined;
  onClose(): void;
  onDeleted(): void;
}

/** Asks twice: what goes with the account, then its e-mail, typed. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { asking } = administrationMessages.use();
  const [isSure, setSure] = useState(false);
  useEffect(() => setSure(false), [user]);
  return (
    <Dialog title={isSure ? asking.typeTitle : asking.delete} isOpen={user !== undefined} onClose={onClose}>
      {user && isSure && <TypedDeletion user={user} onClose={onClose} onDeleted={onDeleted} />}
      {user && !isSure && (
        <>
          <p className="font-medium [overflow-wrap:anywhere]">{user.email}</p>
          <p className="mt-2 text-muted">{asking.deleteText}</p>
          {user.paidPlan && <p className="mt-2 text-muted">{asking.deletePaid(user.paidPlan)}</p>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{asking.cancel}</Button>
            <Button look="ink" onClick={() => setSure(true)}>
              {asking.continue}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

interface TypedDeletionProps extends Omit<DeleteUserDialogProps, 'user'> {
  user: AdminUserItem;
}

function TypedDeletion({ user, onClose, onDeleted }: TypedDeletionProps) {
  const { asking, done } = administrationMessages.use();
  const { failures } = accountsMessages.use();
  const client = useQueryClient();
  const me = useSignedInUser();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => (isSame(email, user.email) ? {} : { email: asking.typeFault }),
    send: ({ email }) =>
      call('deleteUser', { params: { userId: user.id }, payload: { email: email.trim() } }),
    async onSent() {
      showToast({ title: done.deletion.title, description: done.deletion.text(user.email) });
      if (user.id === me.id) await reloadSession();
      // His messages are gone as well.
      await client.invalidateQueries();
      onDeleted();
    },
    failures,
  });
  return (
    <form {...form.formProps}>
      <Field
        label={asking.type(user.email)}
        error={form.errorOf('email')}
        className="[overflow-wrap:anywhere]"
      >
        {(slot) => (
          <input
            {...slot}
            {...form.bind('email')}
            // biome-ignore lint/a11y/noAutofocus: the button that led here is gone, and this is the next thing to do
            autoFocus
            type="email"
            autoComplete="off"
            className="control"
          />
        )}
      </Field>
      {form.failure && (
        <div className="mt-4">
          <Notice>{form.failure}</Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button disabled={form.isPending} onClick={onClose}>
          {asking.cancel}
        </Button>
        <Button type="submit" look="accent" isPending={form.isPending}>
          {form.isPending ? asking.deleting : asking.deleteSure}
        </Button>
      </div>
    </form>
  );
}

const isSame = (typed: string, email: string) => typed.trim().toLowerCase() === email.toLowerCase();
