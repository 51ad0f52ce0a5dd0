import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { isPrivateCustomer } from '#domain/billing/check-billing-details.ts';
import { billingFieldsOf, labelOf } from '#web/billing/billing-fields.ts';
import { dashboardMessages } from '#web/i18n/dashboard-messages.ts';

/** The billing details that are there, to be read. */
export function BillingView({ details }: { details: BillingDetails }) {
  const { billing } = dashboardMessages.use();
  const country = details.billingCountry;
  const isPrivate = isPrivateCustomer(details);
  const rows = [
    ...billingFieldsOf(country, isPrivate)
      .filter(([field]) => details[field] !== '')
      .map(([field]) => ({ label: labelOf(field, { country, isPrivate }, billing), value: details[field] })),
    { label: billing.country, value: billing.countries[country] },
  ];
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_1fr] sm:gap-y-2">
      {rows.map(({ label, value }) => (
        <div key={label} className="sm:contents">
          <dt className="text-muted text-sm sm:text-base">{label}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
