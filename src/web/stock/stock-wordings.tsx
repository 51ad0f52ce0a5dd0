import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { StockJobItem, StockWordingItem } from '#contract/stock.ts';
import type { Language } from '#domain/shared/languages.ts';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { StockWordingRow } from './stock-wording-row.tsx';
import { useStockWordings } from './use-stock-wordings.ts';

/** So many are shown at first, and at most. */
const fewest = 5;
const most = 100;

interface StockWordingsProps {
  job: StockJobItem;
  /** Of the texts. */
  language: Language;
}

/** Words of the notes that are no sentence yet, asked once for all cars of a file that have them. */
export function StockWordings({ job, language }: StockWordingsProps) {
  const { wordings: words } = stockMessages.use();
  const { common } = siteMessages.use();
  const formats = useFormats();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const found = useStockWordings(job, language);
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const [isWhole, setIsWhole] = useState(false);
  const remembering = useRemember(language, found.markRemembered);

  const asked = found.wordings.filter(({ key, isRemembered }) => !isRemembered && !left.includes(key));
  const said = found.wordings.filter(({ isRemembered }) => isRemembered).length;
  const shown = asked.slice(0, isWhole ? most : fewest);
  const sentenceFor = ({ key, proposed }: StockWordingItem) => written[key] ?? proposed;
  const isLong = found.isReading && job.counts.ready > found.read;
  if (asked.length === 0 && said === 0 && !found.isError && !isLong) return null;

  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const use = (items: readonly StockWordingItem[]) =>
    remembering.mutate(
      items.map((item) => ({ ...item, sentence: sentenceFor(item).trim() })),
      { onSuccess: focusTitle },
    );
  return (
    <section aria-labelledby={titleId} className="mt-6 rounded-lg border border-line px-4 py-4 md:px-5">
      <h3 ref={title} id={titleId} tabIndex={-1} className="font-medium outline-none">
        {asked.length > 0 ? words.title(asked.length) : words.none}
      </h3>
      {asked.length > 0 && <p className="mt-1 max-w-prose text-muted text-sm">{words.hint}</p>}
      {isLong && (
        <p className="mt-1 text-muted text-sm tabular-nums">
          {words.reading(formats.number(found.read), formats.number(job.counts.ready))}
        </p>
      )}
      {said > 0 && (
        <p className="mt-1 text-good text-sm">
          {words.said(said)}{' '}
          <Link href={`${pagePaths.dashboard}?tab=profile`} className="quiet-link">
            {words.all}
          </Link>
        </p>
      )}
      {found.isError && (
        <div className="mt-3">
          <Notice title={words.failed}>
            <Button className="mt-3" onClick={found.retry}>
              {common.retry}
            </Button>
          </Notice>
        </div>
      )}
      <ul className="mt-3 grid gap-4 empty:hidden">
        {shown.map((item) => (
          <StockWordingRow
            key={item.key}
            item={item}
            sentence={sentenceFor(item)}
            isPending={remembering.isPending}
            onChange={(sentence) => setWritten((all) => ({ ...all, [item.key]: sentence }))}
            onUse={() => use([item])}
            onLeave={() => {
              setLeft((all) => [...all, item.key]);
              focusTitle();
            }}
          />
        ))}
      </ul>
      {asked.length > 1 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            isPending={remembering.isPending}
            onClick={() => use(shown.filter((item) => sentenceFor(item).trim() !== ''))}
          >
            {words.useAll(shown.length)}
          </Button>
          {!isWhole && asked.length > fewest && (
            <Button look="quiet" onClick={() => setIsWhole(true)}>
              {words.more(Math.min(asked.length, most) - fewest)}
            </Button>
          )}
          {isWhole && asked.length > most && (
            <p className="text-muted text-sm">{words.rest(asked.length - most)}</p>
          )}
        </div>
      )}
    </section>
  );
}

function useRemember(language: Language, onSaid: (keys: readonly string[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: (StockWordingItem & { sentence: string })[]) => {
      const wordings = said.map(({ typed, sentence }) => ({ typed, sentence }));
      return call('rememberWordings', { payload: { language, wordings } });
    },
    onSuccess(_, said) {
      onSaid(said.map(({ key }) => key));
      return client.invalidateQueries({ queryKey: queryKeys.wordings });
    },
    onError(error) {
      const { notDone: ours, offline, documentTitle: title } = stockMessages.now();
      showToast({ title, description: failureOf(error, { ours, offline }), variant: 'destructive' });
    },
  });
}
