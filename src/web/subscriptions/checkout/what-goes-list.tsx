import type { PlanId } from '#domain/subscriptions/plans.ts';
import { whatGoes } from '#domain/subscriptions/what-goes.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { checkoutMessages } from '#web/i18n/checkout-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

/** Names what a lower plan takes away, and what it leaves; nothing where nothing goes. */
export function WhatGoesList({ from, to }: { from: PlanId; to: PlanId }) {
  const { change: messages } = checkoutMessages.use();
  const { styles: styleNames } = appMessages.use();
  const formats = useFormats();
  const { styles, descriptionsPerMonth, analytics, prioritySupport, team, api, guides } = whatGoes(from, to);
  const gone = [
    styles.length > 0 && messages.goesStyles(styles.map((style) => styleNames[style][0]).join(', ')),
    descriptionsPerMonth !== undefined && messages.goesDescriptions(formats.number(descriptionsPerMonth)),
    analytics && messages.goesAnalytics[analytics],
    prioritySupport && messages.goesPrioritySupport,
    team && messages.goesTeam,
    api && messages.goesApi,
    guides && messages.goesGuides,
  ].filter((line) => typeof line === 'string');
  if (gone.length === 0) return null;
  return (
    <section className="mt-5 border-line border-t pt-4">
      <h2 className="font-medium">{messages.goes}</h2>
      <ul className="mt-2 grid gap-1.5">
        {gone.map((line) => (
          <li key={line} className="flex gap-2.5">
            <span aria-hidden="true" className="text-muted">
              –
            </span>
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{messages.stays}</p>
    </section>
  );
}
