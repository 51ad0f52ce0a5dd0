import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import { vehicleFields } from '#domain/vehicles/vehicle.ts';
import { ApiError, fieldFaultsOf, sentenceOf } from '#web/api/api-error.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { listingsMessages } from '#web/i18n/listings-messages.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Why nothing was written, in the server's own words where the seller can do something about it. */
export function GenerateFault({ error }: { error: Error }) {
  const { fields, generator } = appMessages.use();
  const { failure } = listingsMessages.use();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'center' });
  }, [error]);

  const faults = fieldFaultsOf(error);
  const faultyFields = vehicleFields.filter((field) => faults[field]);
  const isMatterOfPlan = error instanceof ApiError && (error.status === 402 || error.status === 403);
  return (
    <div ref={place} className="mt-8">
      <Notice title={generator.failed.description}>
        {faultyFields.length > 0 ? (
          <ul className="mt-1">
            {faultyFields.map((field) => (
              <li key={field}>
                <span className="font-medium">{fields[field]}:</span> {faults[field]}
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-1">{error instanceof ApiError ? sentenceOf(error) : failure.offline}</p>
        )}
        {isMatterOfPlan && (
          <Link href={pagePaths.plans} className="quiet-link mt-1 inline-flex min-h-11 items-center">
            {generator.upgradeHint}
          </Link>
        )}
      </Notice>
    </div>
  );
}
