import { BookOpen, Compass, Mail, MessageSquare } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { entitledPlanId } from '#domain/subscriptions/entitlements.ts';
import { plans } from '#domain/subscriptions/plans.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';
import { AnchorLink } from '#web/site/anchor-link.tsx';
import { Card } from '#web/ui/card.tsx';

/** Whom to write to; the form for plans that are answered first; for ELITE an address of its own and the two guides. */
export function SupportCard({ supportEmail }: { supportEmail: string }) {
  const { subscription: messages } = dashboardMessages.use();
  const plan = entitledPlanId(useSignedInUser());
  const isElite = plan === 'ELITE';
  const linkStyle = 'quiet-link inline-flex min-h-11 items-center gap-2 [overflow-wrap:anywhere]';
  return (
    <Card>
      <h2 className="font-semibold">{isElite ? messages.supportElite : messages.support}</h2>
      <a href={`mailto:${supportEmail}`} className={linkStyle}>
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        {supportEmail}
      </a>
      {plans[plan].hasPrioritySupport && (
        <>
          <p className="mt-2 text-muted text-sm">{messages.priority}</p>
          <AnchorLink to="contact" className={linkStyle}>
            <MessageSquare aria-hidden="true" className="size-4 shrink-0" />
            {messages.toForm}
          </AnchorLink>
        </>
      )}
      {isElite && (
        <>
          <h3 className="mt-4 border-line border-t pt-4 font-medium text-sm">{messages.guides}</h3>
          <ul>
            <li>
              <Link href={pagePaths.training} className={linkStyle}>
                <BookOpen aria-hidden="true" className="size-4 shrink-0" />
                {messages.training}
              </Link>
            </li>
            <li>
              <Link href={pagePaths.strategy} className={linkStyle}>
                <Compass aria-hidden="true" className="size-4 shrink-0" />
                {messages.strategy}
              </Link>
            </li>
          </ul>
        </>
      )}
    </Card>
  );
}
