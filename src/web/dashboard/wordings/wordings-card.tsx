import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { siteMessages } from '#web/i18n/site-messages.ts';
import { wordingsMessages } from '#web/i18n/wordings-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ForgetAllWordings } from './forget-all-wordings.tsx';
import { WordingRow } from './wording-row.tsx';

/** So many more are shown at a time; more than that are searched. */
const portion = 10;

/** The remembered sentences of the account: searched, changed, deleted. */
export function WordingsCard() {
  const messages = wordingsMessages.use();
  const { common } = siteMessages.use();
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(portion);
  const wordings = useQuery({
    queryKey: queryKeys.wordings,
    queryFn: ({ signal }) => call('findWordings', { signal }),
    refetchOnMount: 'always',
  });
  const all = wordings.data ?? [];
  const words = plain(search).split(' ');
  const found = all.filter(({ typed, sentence }) =>
    words.every((word) => plain(`${typed} ${sentence}`).includes(word)),
  );
  const shown = found.slice(0, most);
  const focusHeading = () => heading.current?.focus();
  return (
    <Card>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {messages.title}
        </h2>
        {all.length > 1 && <ForgetAllWordings count={all.length} onForgotten={focusHeading} />}
      </div>
      <p className="mt-1 text-muted text-sm">
        {wordings.isSuccess && all.length === 0 ? messages.empty : messages.text}
      </p>
      {wordings.isError && (
        <Notice title={messages.failed}>
          <Button className="mt-3" onClick={() => wordings.refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {all.length > portion && (
        <Field label={messages.search} className="mt-4">
          {(slot) => (
            <input
              {...slot}
              type="search"
              value={search}
              maxLength={100}
              onChange={({ target }) => setSearch(target.value)}
              className="control"
            />
          )}
        </Field>
      )}
      {all.length > 0 && found.length === 0 && <p className="mt-4 text-muted">{messages.notFound}</p>}
      {shown.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-t">
          {shown.map((wording) => (
            <WordingRow key={wording.id} wording={wording} onForgotten={focusHeading} />
          ))}
        </ul>
      )}
      {found.length > shown.length && (
        <Button look="quiet" className="mt-3" onClick={() => setMost(most + portion)}>
          {messages.more(Math.min(portion, found.length - shown.length))}
        </Button>
      )}
    </Card>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
