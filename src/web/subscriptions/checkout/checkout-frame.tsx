import { ArrowLeft } from 'lucide-react';
import { pagePaths } from '#contract/pages.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';

interface CheckoutFrameProps {
  title: string;
  /** Which step this is, where there are two. */
  step?: string;
  children: React.ReactNode;
}

/** The narrow page in which is paid; the way back is a full load, like the way in. */
export function CheckoutFrame({ title, step, children }: CheckoutFrameProps) {
  const { checkout } = checkoutMessages.use();
  return (
    <Page
      title={checkout.documentTitle}
      header={
        <Header start={<LogoLink />}>
          <LanguageSwitcher />
          <a href={pagePaths.plans} className={buttonStyle('quiet', '-mr-4')}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{checkout.back}</span>
          </a>
        </Header>
      }
      className="py-8 md:py-14"
    >
      <div className="mx-auto max-w-[30rem]">
        {step && <p className="text-muted text-sm">{step}</p>}
        <h1 className="display mt-1 text-[2rem] md:text-4xl">{title}</h1>
        <div className="mt-8 grid gap-6">{children}</div>
      </div>
    </Page>
  );
}
