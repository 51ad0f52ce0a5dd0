import { useSignedInUser } from '#web/api/session.ts';
import { detailsOf } from '#web/billing/billing-fields.ts';
import { useSaveBilling } from '#web/billing/use-save-billing.ts';
import { formDraftOf } from '#web/form-draft.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { BillingCard } from './billing-card.tsx';
import { ReceiptList } from './receipt-list.tsx';

/** What invoices need to know, and what has been paid so far. */
export function BillingTab() {
  const { billing } = dashboardMessages.use();
  const user = useSignedInUser();
  const save = useSaveBilling();
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <BillingCard
        text={user.isTeamMember ? billing.memberText : billing.text}
        details={detailsOf(user)}
        draft={formDraftOf(`autoscritto-billing-draft-${user.id}`)}
        save={save}
      />
      <ReceiptList />
    </div>
  );
}
