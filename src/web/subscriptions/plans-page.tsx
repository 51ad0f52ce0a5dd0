import { useState } from 'react';
import { useSearch } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { useSession } from '#web/api/session.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { SiteFooter } from '#web/site/site-footer.tsx';
import { TestimonialSection } from '#web/testimonials/testimonial-section.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Header } from '#web/ui/header.tsx';
import { LineIcon } from '#web/ui/line-icon.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';
import { BillingToggle } from './billing-toggle.tsx';
import { findCycle, ownCycle } from './find-cycle.ts';
import { findPreselected } from './find-preselected.ts';
import { NotPayableHere } from './not-payable-here.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { Preselection } from './preselection.tsx';
import { useFailedPayment } from './use-failed-payment.ts';

export function PlansPage() {
  const { plans } = siteMessages.use();
  const { user, status } = useSession();
  const search = useSearch();
  const [chosen, setChosen] = useState<BillingCycle>();
  const cycle = chosen ?? findCycle(search) ?? ownCycle(user) ?? 'monthly';
  useFailedPayment();
  const preselected = findPreselected(search);
  const { offer } = checkoutMessages.use();
  return (
    <Page
      title={plans.documentTitle}
      header={
        <Header start={<LogoLink />}>
          <LanguageSwitcher />
          <BackLink href={pagePaths.home} label={plans.back} />
        </Header>
      }
      footer={<SiteFooter />}
      className="group/billing py-8 md:py-12"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h1 className="display text-4xl md:text-5xl">{plans.title}</h1>
          <p className="mt-3 max-w-xl text-muted">{plans.text}</p>
        </div>
        <BillingToggle value={cycle} onChange={setChosen} />
      </div>
      <NotPayableHere className="mt-8" />
      {preselected && status !== 'loading' && <Preselection plan={preselected} cycle={cycle} user={user} />}
      {user?.isTeamMember && (
        <p className="mt-8 rounded-lg border border-line bg-sheet px-5 py-4">{offer.member}</p>
      )}
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {planIds.map((id) => (
          <PlanCard
            key={id}
            id={id}
            isCurrent={user?.subscriptionPlan === id}
            isPreselected={id === preselected}
            action={<PlanAction id={id} cycle={cycle} user={user} />}
          />
        ))}
      </ul>
      <Guarantee />
      <TestimonialSection className="mt-16 md:mt-24" />
    </Page>
  );
}

function Guarantee() {
  const { offer } = checkoutMessages.use();
  return (
    <section className="mx-auto mt-12 flex max-w-2xl gap-4 border-line border-t pt-8">
      <LineIcon name="shield" className="mt-1 size-7 shrink-0 text-good" />
      <div>
        <h2 className="display text-2xl">{offer.guaranteeTitle}</h2>
        <p className="mt-1 text-muted">{offer.guaranteeText}</p>
      </div>
    </section>
  );
}
