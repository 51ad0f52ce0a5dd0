import type { AnswerOf } from '#contract/endpoints.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { UsageCard } from './subscription/usage-card.tsx';

export type Stats = AnswerOf<'getDashboardStats'>;

interface OverviewProps {
  stats: Stats | undefined;
  /** The plan is somebody else's business. */
  isTeamMember: boolean;
  /** The list of the last descriptions. */
  recent: React.ReactNode;
}

export function Overview({ stats, isTeamMember, recent }: OverviewProps) {
  const isLimited = stats !== undefined && stats.remainingUsage !== 'Unlimited';
  return (
    <>
      <StatCards stats={stats} />
      {isLimited ? (
        <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          {recent}
          <UsageCard stats={stats} hasUpgrade={!isTeamMember} />
        </div>
      ) : (
        <div className="mt-4">{recent}</div>
      )}
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
