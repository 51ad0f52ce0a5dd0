import type { AnswerOf } from '#contract/endpoints.ts';
import { daysBetween } from '#domain/shared/days.ts';
import { useSignedInUser } from '#web/api/session.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { RoiForm } from './roi-form.tsx';

interface RoiSectionProps {
  analytics: AnswerOf<'getAnalytics'>;
  basis: NonNullable<AnswerOf<'getAnalytics'>['basis']['roi']>;
}

/** How the return was worked out, step by step, and with what; the owner sets that. */
export function RoiSection({ analytics, basis }: RoiSectionProps) {
  const { roi: words, performance } = analyticsMessages.use();
  const { number, money, percent } = useFormats();
  const { isTeamMember } = useSignedInUser();
  const { totalDescriptions, roi } = analytics;
  const { inputs, isAssumed, timeValue, fasterSalesValue, planPrice } = basis;
  const days = daysBetween(analytics.basis.from, analytics.basis.to) + 1;
  const steps = [
    {
      name: words.time,
      how: words.timeHow(number(totalDescriptions), number(inputs.minutesPerText), money(inputs.hourCost)),
      value: money(timeValue),
    },
    {
      name: words.sales,
      how:
        inputs.usualDays === null
          ? words.salesUnset
          : words.salesHow(
              number(inputs.dayCost === 0 ? 0 : fasterSalesValue / inputs.dayCost),
              money(inputs.dayCost),
            ),
      value: money(fasterSalesValue),
    },
    { name: words.price, how: words.priceHow(number(days)), value: `− ${money(planPrice)}` },
  ];
  const missing = totalDescriptions === 0 ? performance.roi.noTexts : performance.roi.noPrice;
  return (
    <section className="min-w-0 rounded-lg border border-line bg-sheet p-4 md:p-6">
      <h3 className="font-semibold text-lg leading-snug">{words.title}</h3>
      <p className="mt-1 text-muted text-sm">{words.formula}</p>
      <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <dl>
          {steps.map(({ name, how, value }) => (
            <div
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2"
            >
              <dt className="min-w-0">
                <span className="font-medium">{name}</span>
                <span className="block text-muted text-sm tabular-nums">{how}</span>
              </dt>
              <dd className="ml-auto font-medium tabular-nums">{value}</dd>
            </div>
          ))}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <dt className="font-semibold">{words.result}</dt>
            <dd className={roi === null ? 'text-muted text-sm' : 'display ml-auto text-2xl tabular-nums'}>
              {roi === null ? missing : percent(roi)}
            </dd>
          </div>
        </dl>
        <div>
          <p className={`text-sm ${isAssumed ? 'rounded-md bg-warning-wash px-3 py-2' : 'text-muted'}`}>
            {isAssumed ? words.assumed : words.own}
          </p>
          {isTeamMember ? (
            <p className="mt-3 text-muted text-sm">{words.ofOwner}</p>
          ) : (
            <RoiForm inputs={inputs} />
          )}
        </div>
      </div>
    </section>
  );
}
