import { useEffect, useRef, useState } from 'react';
import type { AdminUserItem } from '#contract/administration.ts';
import { failureOf } from '#web/api/api-error.ts';
import { accountsMessages } from '#web/i18n/accounts-messages.ts';
import { administrationMessages } from '#web/i18n/administration-messages.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { moveAmongRows } from './move-among-rows.ts';
import { useUserChange } from './use-user-change.ts';
import type { UserChange } from './user-change.ts';
import { UserRow } from './user-row.tsx';

/** A dense table on a desk, cards on a phone; every change is asked about first. */
export function UserTable({ users }: { users: readonly AdminUserItem[] }) {
  const { users: words } = administrationMessages.use();
  const { failures } = accountsMessages.use();
  const [asked, setAsked] = useState<UserChange>();
  const [toDelete, setToDelete] = useState<AdminUserItem>();
  const change = useUserChange();
  const { heading, remember } = useFocusReturn(change.isPending);
  const { id, email, role, plan, status, actions } = words;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {words.title}
      </h2>
      <table className="w-full max-xl:block">
        <thead className="border-line border-b text-left text-muted text-sm max-xl:sr-only">
          <tr>
            {[id, email, role, plan, status, actions].map((name) => (
              <th key={name} scope="col" className="px-3 pb-2 font-medium first:pl-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveAmongRows} className="max-xl:grid max-xl:gap-3">
          {users.map((user) => {
            const isOwn = change.variables?.user.id === user.id;
            return (
              <UserRow
                key={user.id}
                user={user}
                pending={change.isPending && isOwn ? change.variables : undefined}
                isLocked={change.isPending}
                refusal={change.isError && isOwn ? failureOf(change.error, failures) : undefined}
                onAsk={(next) => {
                  remember();
                  setAsked(next);
                }}
                onDelete={() => setToDelete(user)}
              />
            );
          })}
        </tbody>
      </table>
      <ChangeDialog
        change={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={(confirmed) => {
          setAsked(undefined);
          change.mutate(confirmed);
        }}
      />
      <DeleteUserDialog
        user={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => {
          setToDelete(undefined);
          heading.current?.focus();
        }}
      />
    </>
  );
}

/** All controls rest during a change: the one that began it gets the focus back, or the heading if it is gone. */
function useFocusReturn(isPending: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) {
      const control = opener.current?.isConnected ? opener.current : heading.current;
      (control as HTMLElement | null)?.focus();
    }
    wasPending.current = isPending;
  }, [isPending]);
  return {
    heading,
    remember() {
      opener.current = document.activeElement;
    },
  };
}
