import { Copy, Download, Eye } from 'lucide-react';
import { Link } from 'wouter';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { pagePaths } from '#contract/pages.ts';
import { carNameOf, descriptionDocument, textsOf } from '#web/documents/description-document.ts';
import { fileNameOf } from '#web/documents/file-name.ts';
import { textsToReport } from '#web/documents/texts-to-report.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CarSilhouette } from '#web/vehicles/car-silhouette.tsx';

export const recentCount = 5;

interface Opening {
  label(car: string): string;
  open(item: DescriptionItem): void;
}

interface RecentListProps {
  /** Undefined while they are on their way. */
  items: readonly DescriptionItem[] | undefined;
  hasFailed: boolean;
  onRetry(): void;
  /** How a description is opened where there is no history. */
  opening?: Opening;
}

/** The last descriptions, each to be opened, copied and downloaded. */
export function RecentList({ items, hasFailed, onRetry, opening }: RecentListProps) {
  const { dashboard } = appMessages.use();
  const { common } = siteMessages.use();
  return (
    <Card className="py-5 md:py-6">
      <div className="flex items-baseline justify-between gap-4 px-5 md:px-6">
        <h2 className="font-semibold">{dashboard.recent}</h2>
        {items?.length && !opening ? (
          <Link href={pagePaths.history} className="quiet-link shrink-0 text-sm">
            {dashboard.seeAll}
          </Link>
        ) : null}
      </div>
      {hasFailed && (
        <div className="px-5 pt-4 md:px-6">
          <p className="text-muted">{dashboard.failed}</p>
          <Button className="mt-3" onClick={onRetry}>
            {common.retry}
          </Button>
        </div>
      )}
      {items?.length === 0 && (
        <div className="px-5 pt-6 pb-4 text-center">
          <CarSilhouette isUnknown className="mx-auto w-44 text-edge" />
          <p className="mt-4 mb-5 text-muted">{dashboard.empty}</p>
          <ButtonLink href={pagePaths.generator} look="ink">
            {dashboard.emptyAction}
          </ButtonLink>
        </div>
      )}
      <ul className="mt-2 divide-y divide-line">
        {items?.slice(0, recentCount).map((item) => (
          <RecentRow key={item.id} item={item} {...(opening && { opening })} />
        ))}
      </ul>
    </Card>
  );
}

function RecentRow({ item, opening }: { item: DescriptionItem; opening?: Opening }) {
  const messages = appMessages.use();
  const formats = useFormats();
  const tools = useTextTools();
  const car = carNameOf(item);
  const [firstText] = Object.values(textsOf(item));
  // What the demo dashboard shows is no description of anybody's.
  const toReport = opening ? [] : textsToReport(item);
  return (
    <li className="flex items-center gap-3 py-1.5 pr-3 pl-5 md:pl-6">
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{car}</p>
        <p className="text-muted text-sm tabular-nums">
          {[item.year, formats.mediumDate(item.createdAt)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex shrink-0">
        {opening ? (
          <button
            type="button"
            aria-label={opening.label(car)}
            title={opening.label(car)}
            onClick={() => opening.open(item)}
            className="quiet-icon"
          >
            <Eye aria-hidden="true" className="size-[1.125rem]" />
          </button>
        ) : (
          <Link
            href={`${pagePaths.history}?open=${item.id}`}
            aria-label={messages.dashboard.open(car)}
            title={messages.dashboard.open(car)}
            className="quiet-icon"
          >
            <Eye aria-hidden="true" className="size-[1.125rem]" />
          </Link>
        )}
        <button
          type="button"
          aria-label={messages.dashboard.copyOf(car)}
          title={messages.documents.copy}
          disabled={!firstText}
          onClick={() => tools.copy(firstText ?? '', toReport[0])}
          className="quiet-icon"
        >
          <Copy aria-hidden="true" className="size-[1.125rem]" />
        </button>
        <button
          type="button"
          aria-label={messages.dashboard.downloadOf(car)}
          title={messages.documents.download}
          onClick={() =>
            tools.download(fileNameOf(item), descriptionDocument(item, messages, formats), toReport)
          }
          className="quiet-icon"
        >
          <Download aria-hidden="true" className="size-[1.125rem]" />
        </button>
      </div>
    </li>
  );
}
