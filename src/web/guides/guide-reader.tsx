import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import { pagePaths } from '#contract/pages.ts';
import type { GuideId } from '#domain/guides/guide.ts';
import { sentenceOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { guidesMessages } from '#web/i18n/guides-messages.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { GuideChapters } from './guide-chapters.tsx';
import { GuideContents } from './guide-contents.tsx';
import { useTicks } from './use-ticks.ts';

const otherGuide = { training: 'strategy', strategy: 'training' } as const satisfies Record<GuideId, GuideId>;

/** The guide itself: contents beside it, chapters to read, lists to tick off. */
export function GuideReader({ guide }: { guide: GuideId }) {
  const messages = guidesMessages.use();
  const { common } = siteMessages.use();
  const language = useLanguage();
  const ticks = useTicks(guide);
  const read = useQuery({
    queryKey: queryKeys.guide(guide, language),
    queryFn: () => call('getGuide', { params: { guide } }),
    // The old words stay until those of the new language are there.
    placeholderData: keepPreviousData,
  });
  if (read.isError) {
    return (
      <Notice title={messages.failed}>
        <p>{sentenceOf(read.error)}</p>
        <Button look="line" className="mt-3" onClick={() => read.refetch()}>
          {common.retry}
        </Button>
      </Notice>
    );
  }
  if (!read.data) return <Loading />;
  const other = otherGuide[guide];
  return (
    <>
      <div className="max-w-[46rem]">
        <h1 className="display text-4xl md:text-5xl">{read.data.title}</h1>
        <p className="mt-4 text-lg text-muted leading-relaxed">{read.data.lead}</p>
        <Button look="line" className="mt-5 print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" />
          {messages.print}
        </Button>
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[15rem_minmax(0,42rem)] print:block">
        <GuideContents guide={read.data} ticks={ticks} />
        <GuideChapters guide={read.data} ticks={ticks} />
      </div>
      <p className="mt-14 border-line border-t pt-6 lg:ml-[18.5rem] print:hidden">
        {messages.readOther}:{' '}
        <Link href={pagePaths[other]} className="quiet-link inline-block py-2 font-medium">
          {messages.titles[other]}
        </Link>
      </p>
    </>
  );
}
