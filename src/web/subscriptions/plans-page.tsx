import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { BillingCycle } from '#domain/accounts/user.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import { useSession } from '#web/api/session.ts';
import { LanguageSwitcher } from '#web/i18n/language-switcher.tsx';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Header } from '#web/ui/header.tsx';
import { LogoLink } from '#web/ui/logo.tsx';
import { Page } from '#web/ui/page.tsx';
import { BillingToggle } from './billing-toggle.tsx';
import { PlanCard } from './plan-card.tsx';

export function PlansPage() {
  const { plans } = siteMessages.use();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  const { user } = useSession();
  return (
    <Page
      title={plans.documentTitle}
      header={
        <Header start={<LogoLink />}>
          <LanguageSwitcher />
          <Link href={pagePaths.home} className={buttonStyle('quiet', '-mr-4')}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{plans.back}</span>
          </Link>
        </Header>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div>
          <h1 className="display text-4xl md:text-5xl">{plans.title}</h1>
          <p className="mt-3 max-w-xl text-muted">{plans.text}</p>
        </div>
        <BillingToggle value={cycle} onChange={setCycle} />
      </div>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {planIds.map((id) => (
          <PlanCard key={id} id={id} cycle={cycle} user={user} />
        ))}
      </ul>
    </Page>
  );
}
