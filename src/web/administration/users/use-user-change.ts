import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '#web/api/api-error.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession, useSignedInUser } from '#web/api/session.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { sendChange, type UserChange } from './user-change.ts';

/** Changes a user; list, figures and log are read again. */
export function useUserChange() {
  const client = useQueryClient();
  const me = useSignedInUser();
  return useMutation({
    mutationFn: sendChange,
    async onSuccess(_answer, change) {
      showToast(doneOf(change));
      // Whoever changed himself may be no administrator any longer.
      if (change.user.id === me.id) await reloadSession();
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.adminUsers }),
        client.invalidateQueries({ queryKey: queryKeys.auditEntries }),
      ]);
    },
    onError(error, { kind }) {
      const title = administrationMessages.now().failures[kind];
      tellFailure(error, { title, description: failureOf(error, accountsMessages.now().failures) });
    },
  });
}

function doneOf(change: UserChange) {
  const { done, roles } = administrationMessages.now();
  const { email } = change.user;
  const { title } = done[change.kind];
  switch (change.kind) {
    case 'role':
      return { title, description: done.role.text(email, roles[change.to]) };
    case 'status':
      return { title, description: done.status[change.to](email) };
    case 'plan':
      return { title, description: done.plan.text(email, change.to) };
  }
}
