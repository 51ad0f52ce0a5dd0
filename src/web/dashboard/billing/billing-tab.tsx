import { useQueryClient } from '@tanstack/react-query';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { reloadSession, useSignedInUser } from '#web/api/session.ts';
import { formDraftOf } from '#web/form-draft.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { BillingCard } from './billing-card.tsx';
import { detailsOf } from './billing-fields.ts';
import { ReceiptList } from './receipt-list.tsx';

/** What invoices need to know, and what has been paid so far. */
export function BillingTab() {
  const { billing } = dashboardMessages.use();
  const client = useQueryClient();
  const user = useSignedInUser();

  async function save(payload: BillingDetails) {
    await call('updateBilling', { payload });
    await reloadSession();
    // A receipt that had no customer has one now, and with him an electronic invoice.
    await client.invalidateQueries({ queryKey: queryKeys.receipts });
  }
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
