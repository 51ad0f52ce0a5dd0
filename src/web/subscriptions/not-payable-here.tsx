import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useOperator } from '#web/legal/use-operator.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Says that nobody can pay on this site, where its operator has connected no payments. */
export function NotPayableHere({ className }: { className?: string }) {
  const { offer } = checkoutMessages.use();
  const operator = useOperator();
  if (typeof operator !== 'object' || operator.payments !== 'none') return null;
  return (
    <div className={className}>
      <Notice title={offer.notPayable.title}>
        <p>{offer.notPayable.description}</p>
      </Notice>
    </div>
  );
}
