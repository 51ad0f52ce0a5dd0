import { useEffect, useRef } from 'react';
import { pagePaths } from '#contract/pages.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { SentenceWithPapers } from '#web/legal/sentence-with-papers.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';

interface CheckoutFrameProps {
  title: string;
  /** Which step this is, where there are two. */
  step?: string;
  /** The title gets the focus as this changes: what had it is gone then. */
  stage?: string;
  children: React.ReactNode;
}

/** The narrow page in which is paid; the way back is a full load, like the way in. */
export function CheckoutFrame({ title, step, stage, children }: CheckoutFrameProps) {
  const { checkout } = checkoutMessages.use();
  const heading = useRef<HTMLHeadingElement>(null);
  const reached = useRef(stage);
  useEffect(() => {
    if (reached.current !== stage) heading.current?.focus();
    reached.current = stage;
  }, [stage]);
  return (
    <Page
      title={checkout.documentTitle}
      header={
        <Header start={<LogoLink />}>
          <LanguageSwitcher />
          <BackLink href={pagePaths.plans} label={checkout.back} isFullLoad />
        </Header>
      }
      className="py-8 md:py-14"
    >
      <div className="mx-auto max-w-[30rem]">
        {step && <p className="text-muted text-sm">{step}</p>}
        <h1 ref={heading} tabIndex={-1} className="display mt-1 text-[2rem] outline-none md:text-4xl">
          {title}
        </h1>
        <div className="mt-8 grid gap-6">{children}</div>
        <p className="mt-8 border-line border-t pt-4 text-muted text-sm">
          <SentenceWithPapers sentence={checkout.agreement.sentence} names={checkout.agreement} />
        </p>
      </div>
    </Page>
  );
}
