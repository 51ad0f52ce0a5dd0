import type { SubscriptionView } from '#contract/subscriptions.ts';
import { priceOf } from '#domain/subscriptions/price-of.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What is charged besides the plan: nobody would look for it among his receipts. */
export function PaidBesides({ others }: Pick<SubscriptionView, 'others'>) {
  const { subscription: messages } = dashboardMessages.use();
  const formats = useFormats();
  return (
    <div className="mt-4">
      <Notice title={messages.othersTitle}>
        {others.map(({ plan, billingCycle }, index) => {
          const price = formats.price(priceOf({ plan, billingCycle }) / 100);
          const each = billingCycle === 'annual' ? messages.perYear : messages.perMonth;
          return <p key={`${plan} ${index}`}>{messages.other(plan, `${price} ${each}`)}</p>;
        })}
      </Notice>
    </div>
  );
}
