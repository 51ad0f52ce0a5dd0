import type { CurrentUser } from '#contract/accounts.ts';
import { detailsOf } from '#web/billing/billing-fields.ts';
import { BillingForm } from '#web/billing/billing-form.tsx';
import { useSaveBilling } from '#web/billing/use-save-billing.ts';
import { formDraftOf } from '#web/form-draft.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';

interface BillingStepProps {
  title: string;
  user: CurrentUser;
  /** Saved, or put off. */
  onDone(): void;
}

/** Asks whom the invoice is made out to before anything is paid: the VAT of a document follows from it. */
export function BillingStep({ title, user, onDone }: BillingStepProps) {
  const { billing } = checkoutMessages.use();
  const save = useSaveBilling();
  return (
    <CheckoutFrame title={title}>
      <section>
        <h2 className="font-semibold">{billing.title}</h2>
        <p className="mt-1 text-muted">{billing.text}</p>
        <Button look="line" className="mt-3" onClick={onDone}>
          {billing.skip}
        </Button>
        <BillingForm
          details={detailsOf(user)}
          draft={formDraftOf(`autoscritto-billing-draft-${user.id}`)}
          takesFocus={false}
          canCancel={false}
          {...{ save, onDone }}
        />
      </section>
    </CheckoutFrame>
  );
}
