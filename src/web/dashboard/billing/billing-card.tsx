import { useState } from 'react';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { BillingForm } from '#web/billing/billing-form.tsx';
import type { FormDraft } from '#web/form-draft.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { BillingView } from './billing-view.tsx';

interface BillingCardProps {
  text: string;
  details: BillingDetails;
  /** Where what was typed is kept until it is saved. */
  draft?: FormDraft<BillingDetails>;
  save(details: BillingDetails): Promise<unknown>;
}

/** The billing details, to be read and to be changed. */
export function BillingCard({ text, details, draft, save }: BillingCardProps) {
  const { billing } = dashboardMessages.use();
  const [editing, setEditing] = useState<'asked' | 'kept' | undefined>(() =>
    draft?.read() ? 'kept' : undefined,
  );
  const isEditing = editing !== undefined;
  const openButton = useFocusBack(isEditing);
  const hasDetails = details.companyName !== '';
  return (
    <Card>
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="font-semibold">{billing.title}</h2>
          <p className="text-muted text-sm">{text}</p>
        </div>
        {!isEditing && hasDetails && (
          <Button ref={openButton} look="quiet" className="-mt-2 -mr-3" onClick={() => setEditing('asked')}>
            {billing.edit}
          </Button>
        )}
      </div>
      {isEditing && (
        <BillingForm
          {...{ details, draft, save }}
          takesFocus={editing === 'asked'}
          onDone={() => setEditing(undefined)}
        />
      )}
      {!isEditing && hasDetails && <BillingView details={details} />}
      {!isEditing && !hasDetails && (
        <div className="mt-6">
          <p className="text-muted">{billing.none}</p>
          <Button ref={openButton} look="ink" className="mt-4" onClick={() => setEditing('asked')}>
            {billing.add}
          </Button>
        </div>
      )}
    </Card>
  );
}
