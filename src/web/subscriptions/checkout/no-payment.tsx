import { pagePaths } from '#contract/pages.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Why nothing can be paid here, with the way back to the plans. */
export function NoPayment({ title, text }: { title?: string; text: string }) {
  const { checkout } = checkoutMessages.use();
  return (
    <Notice {...(title && { title })}>
      <p>{text}</p>
      <a href={pagePaths.plans} className={buttonStyle('line', 'mt-3')}>
        {checkout.back}
      </a>
    </Notice>
  );
}
