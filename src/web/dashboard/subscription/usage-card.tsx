import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import type { Stats } from '../overview.tsx';

interface UsageCardProps {
  stats: Stats;
  /** Where no other button near by leads to the plans. */
  hasUpgrade: boolean;
}

/** How much of the month is used, and how much is left. */
export function UsageCard({ stats, hasUpgrade }: UsageCardProps) {
  const { dashboard } = appMessages.use();
  const formats = useFormats();
  const { monthlyUsage, remainingUsage } = stats;
  const limit = remainingUsage === 'Unlimited' ? undefined : monthlyUsage + remainingUsage;
  const mayUpgrade = stats.subscriptionPlan === 'FREE' || stats.subscriptionStatus !== 'active';
  return (
    <Card>
      <h2 className="font-semibold">{dashboard.usage}</h2>
      {limit === undefined ? (
        <>
          <p className="mt-3 font-medium">{dashboard.usedThisMonth(monthlyUsage)}</p>
          <p className="mt-2 text-muted">{dashboard.usageUnlimited}</p>
        </>
      ) : (
        <>
          <div className="mt-4 flex items-baseline justify-between gap-4">
            <span className="font-medium tabular-nums">
              {dashboard.usageOf(formats.number(monthlyUsage), formats.number(limit))}
            </span>
          </div>
          <progress
            value={monthlyUsage}
            max={Math.max(limit, 1)}
            aria-label={dashboard.usage}
            className="meter mt-2"
          />
          <p className="mt-3 text-muted text-sm">
            {remainingUsage === 0 ? dashboard.usageNone : dashboard.usageLeft(Number(remainingUsage))}
          </p>
        </>
      )}
      {hasUpgrade && mayUpgrade && (
        <Link href={pagePaths.plans} className={buttonStyle('line', 'mt-5 w-full')}>
          {dashboard.upgrade}
        </Link>
      )}
    </Card>
  );
}
