import { pagePaths } from '#contract/pages.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';

interface NoPaymentProps {
  title?: string;
  text: string;
  /** A way that leads further than back. */
  children?: React.ReactNode;
}

/** Why nothing can be paid here, with the way back to the plans. */
export function NoPayment({ title, text, children }: NoPaymentProps) {
  const { checkout } = checkoutMessages.use();
  return (
    <Notice {...(title && { title })}>
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {children}
        <a href={pagePaths.plans} className={buttonStyle('line')}>
          {checkout.back}
        </a>
      </div>
    </Notice>
  );
}
