import { Check } from 'lucide-react';
import { pagePaths } from '#contract/pages.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** The parts of the analytics, and the plan that each comes with. */
export function AnalyticsUpsell({ isTeamMember }: { isTeamMember: boolean }) {
  const { title, upsell } = analyticsMessages.use();
  return (
    <div className="max-w-[38rem] py-4 md:py-10">
      <Badge>{upsell.badge}</Badge>
      <h1 className="display mt-4 text-4xl md:text-5xl">{title}</h1>
      <p className="mt-6 text-lg leading-relaxed">{upsell.text}</p>
      {(['PRO', 'ELITE'] as const).map((plan) => (
        <section key={plan} className="mt-6">
          <h2 className="font-semibold">{plan}</h2>
          <ul className="mt-2 grid gap-3">
            {upsell.points[plan].map((point) => (
              <li key={point} className="flex gap-3">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isTeamMember ? (
        <p className="mt-8 font-medium">{upsell.ofOwner}</p>
      ) : (
        <ButtonLink href={pagePaths.plans} look="accent" className="mt-8">
          {upsell.button}
        </ButtonLink>
      )}
    </div>
  );
}
