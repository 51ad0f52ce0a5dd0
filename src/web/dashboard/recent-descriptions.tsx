import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Eye } from 'lucide-react';
import { Link } from 'wouter';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { pagePaths } from '#contract/pages.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { carNameOf, descriptionDocument, textsOf } from '#web/documents/description-document.ts';
import { fileNameOf } from '#web/documents/file-name.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

const recentCount = 5;

export function RecentDescriptions() {
  const { dashboard } = appMessages.use();
  const { common } = siteMessages.use();
  const recent = useQuery({
    queryKey: queryKeys.recentDescriptions,
    queryFn: () => call('findDescriptions', { query: { limit: recentCount } }),
  });
  return (
    <Card className="py-5 md:py-6">
      <div className="flex items-baseline justify-between gap-4 px-5 md:px-6">
        <h2 className="font-semibold">{dashboard.recent}</h2>
        {recent.data?.length ? (
          <Link href={pagePaths.history} className="quiet-link shrink-0 text-sm">
            {dashboard.seeAll}
          </Link>
        ) : null}
      </div>
      {recent.isError && (
        <div className="px-5 pt-4 md:px-6">
          <p className="text-muted">{dashboard.failed}</p>
          <Button className="mt-3" onClick={() => recent.refetch()}>
            {common.retry}
          </Button>
        </div>
      )}
      {recent.data?.length === 0 && (
        <div className="px-5 pt-6 pb-4 text-center">
          <CarSilhouette isUnknown className="mx-auto w-44 text-edge" />
          <p className="mt-4 mb-5 text-muted">{dashboard.empty}</p>
          <ButtonLink href={pagePaths.generator} look="ink">
            {dashboard.emptyAction}
          </ButtonLink>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {recent.data?.slice(0, recentCount).map((item) => (
          <RecentRow key={item.id} item={item} />
        ))}
      </ul>
    </Card>
  );
}

function RecentRow({ item }: { item: DescriptionItem }) {
  const messages = appMessages.use();
  const formats = useFormats();
  const tools = useTextTools();
  const car = carNameOf(item);
  const [firstText] = Object.values(textsOf(item));
  return (
    <li className="flex items-center gap-3 py-1.5 pr-3 pl-5 md:pl-6">
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{car}</p>
        <p className="text-muted text-sm tabular-nums">
          {[item.year, formats.mediumDate(item.createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex shrink-0">
        <Link
          href={`${pagePaths.history}?open=${item.id}`}
          aria-label={messages.dashboard.open(car)}
          title={messages.dashboard.open(car)}
          className="quiet-icon"
        >
          <Eye aria-hidden="true" className="size-[1.125rem]" />
        </Link>
        <button
          type="button"
          aria-label={messages.dashboard.copyOf(car)}
          title={messages.documents.copy}
          disabled={!firstText}
          onClick={() => tools.copy(firstText ?? '')}
          className="quiet-icon"
        >
          <Copy aria-hidden="true" className="size-[1.125rem]" />
        </button>
        <button
          type="button"
          aria-label={messages.dashboard.downloadOf(car)}
          title={messages.documents.download}
          onClick={() => tools.download(fileNameOf(item), descriptionDocument(item, messages, formats))}
          className="quiet-icon"
        >
          <Download aria-hidden="true" className="size-[1.125rem]" />
        </button>
      </div>
    </li>
  );
}
