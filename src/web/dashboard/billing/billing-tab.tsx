import { useState } from 'react';
import { useSignedInUser } from '#web/api/session.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { readBillingDraft } from './billing-draft.ts';
import { BillingForm } from './billing-form.tsx';
import { BillingView } from './billing-view.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** What invoices need to know, and what has been paid so far. */
export function BillingTab() {
  const { billing } = dashboardMessages.use();
  const user = useSignedInUser();
  const [editing, setEditing] = useState<'asked' | 'kept' | undefined>(() =>
    readBillingDraft(user.id) ? 'kept' : undefined,
  );
  const isEditing = editing !== undefined;
  const openButton = useFocusBack(isEditing);
  const hasDetails = user.companyName !== '';
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card>
        <div className="flex items-start justify-between gap-4">
          <div>
            <h2 className="font-semibold">{billing.title}</h2>
            <p className="text-muted text-sm">{user.isTeamMember ? billing.memberText : billing.text}</p>
          </div>
          {!isEditing && hasDetails && (
            <Button ref={openButton} look="quiet" className="-mt-2 -mr-3" onClick={() => setEditing('asked')}>
              {billing.edit}
            </Button>
          )}
        </div>
        {isEditing && <BillingForm takesFocus={editing === 'asked'} onDone={() => setEditing(undefined)} />}
        {!isEditing && hasDetails && <BillingView />}
        {!isEditing && !hasDetails && (
          <div className="mt-6">
            <p className="text-muted">{billing.none}</p>
            <Button ref={openButton} look="ink" className="mt-4" onClick={() => setEditing('asked')}>
              {billing.add}
            </Button>
          </div>
        )}
      </Card>
      <ReceiptList />
    </div>
  );
}
