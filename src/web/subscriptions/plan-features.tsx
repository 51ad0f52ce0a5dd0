import type { PlanId } from '#domain/subscriptions/plans.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { LineIcon } from '#web/ui/line-icon.tsx';

/** What a plan gives, ticked. */
export function PlanFeatures({ plan, className }: { plan: PlanId; className: string }) {
  const { plans } = siteMessages.use();
  return (
    <ul className={`grid text-[0.9375rem] ${className}`}>
      {plans.features[plan].map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <LineIcon name="check" className="mt-1 size-4 shrink-0 text-good" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
