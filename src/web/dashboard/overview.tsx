import { Link } from 'wouter';
import type { AnswerOf } from '#contract/endpoints.ts';
import { pagePaths } from '#contract/pages.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { RecentDescriptions } from './recent-descriptions.tsx';

export type Stats = AnswerOf<'getDashboardStats'>;

export function Overview({ stats }: { stats: Stats | undefined }) {
  return (
    <>
      <StatCards stats={stats} />
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RecentDescriptions />
        <UsageCard stats={stats} />
      </div>
    </>
  );
}

function StatCards({ stats }: { stats: Stats | undefined }) {
  const { dashboard } = appMessages.use();
  const formats = useFormats();
  const remaining = stats?.remainingUsage;
  const isUnlimited = remaining === 'Unlimited';
  const cards = [
    { label: dashboard.stats.month, value: stats && formats.number(stats.monthlyUsage) },
    {
      label: dashboard.stats.remaining,
      value: isUnlimited ? '∞' : remaining !== undefined && formats.number(remaining),
      spoken: isUnlimited ? dashboard.stats.unlimited : undefined,
    },
    { label: dashboard.stats.total, value: stats && formats.number(stats.totalGenerated) },
    {
      label: dashboard.stats.status,
      value: stats && dashboard.status[stats.subscriptionStatus ?? 'inactive'],
      tone: stats?.subscriptionStatus === 'active' ? 'text-good' : 'text-warning',
    },
  ];
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-line gap-px lg:grid-cols-4">
      {cards.map(({ label, value, spoken, tone }) => (
        <div key={label} className="bg-sheet p-4 md:p-6">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className={`display mt-2 min-h-10 text-3xl tabular-nums md:text-4xl ${tone ?? ''}`}>
            {spoken ? (
              <>
                <span aria-hidden="true">{value}</span>
                <span className="sr-only">{spoken}</span>
              </>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function UsageCard({ stats }: { stats: Stats | undefined }) {
  const { dashboard } = appMessages.use();
  const formats = useFormats();
  const user = useSignedInUser();
  if (!stats) return null;
  const { monthlyUsage, remainingUsage } = stats;
  const limit = remainingUsage === 'Unlimited' ? undefined : monthlyUsage + remainingUsage;
  const mayUpgrade = user.subscriptionPlan === 'FREE' || stats.subscriptionStatus !== 'active';
  return (
    <Card>
      <h2 className="font-semibold">{dashboard.usage}</h2>
      {limit === undefined ? (
        <p className="mt-2 text-muted">{dashboard.usageUnlimited}</p>
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
      {mayUpgrade && (
        <Link href={pagePaths.plans} className={buttonStyle('line', 'mt-5 w-full')}>
          {dashboard.upgrade}
        </Link>
      )}
    </Card>
  );
}
