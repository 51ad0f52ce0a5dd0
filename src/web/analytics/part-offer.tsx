import { pagePaths } from '#contract/pages.ts';
import type { AnalyticsPart } from '#domain/analytics/analytics-part.ts';
import { analyticsMessages } from '#web/i18n/analytics-messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

/** A part that PRO does not give. */
export type OfferedPart = Exclude<AnalyticsPart, 'performance'>;

/** Stands where a part of the analytics would be that only ELITE gives: what it tells, and the way to the plans. */
export function PartOffer({ part }: { part: OfferedPart }) {
  const { offer } = analyticsMessages.use();
  const { title, text } = offer.parts[part];
  return (
    <section className="rounded-lg border border-line bg-sheet p-4 md:p-6">
      <Badge>{offer.badge}</Badge>
      <h2 className="mt-3 font-semibold text-lg leading-snug">{title}</h2>
      <p className="mt-1 max-w-prose text-muted">{text}</p>
      <ButtonLink href={pagePaths.plans} look="line" className="mt-4">
        {offer.button}
      </ButtonLink>
    </section>
  );
}
