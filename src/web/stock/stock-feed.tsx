import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { FeedAddresses } from './feed-addresses.tsx';

/** The private address at which other programs read the approved cars: made, renewed, ended. */
export function StockFeed() {
  const messages = stockMessages.use();
  const words = messages.feed;
  const formats = useFormats();
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const [isAsked, setIsAsked] = useState<'renew' | 'revoke'>();
  const stored = useQuery({ queryKey: queryKeys.stockFeed, queryFn: () => call('getStockFeed') });
  const onSettled = () => {
    setIsAsked(undefined);
    return client.invalidateQueries({ queryKey: queryKeys.stockFeed });
  };
  const renew = useMutation({
    mutationFn: () => call('renewStockFeed'),
    onSuccess: (answer) => setSecret(answer.secret),
    onSettled,
  });
  const revoke = useMutation({
    mutationFn: () => call('revokeStockFeed'),
    onSuccess: () => setSecret(undefined),
    onSettled,
  });
  const error = renew.error ?? revoke.error;
  const feed = stored.data?.feed;
  if (!stored.data) return null;

  return (
    <section className="mt-12 rounded-lg border border-line p-5 md:p-7">
      <h2 className="display text-xl">{words.title}</h2>
      <p className="mt-1 max-w-prose text-muted">{words.text}</p>
      {secret && <FeedAddresses secret={secret} />}
      {feed && (
        <p className="mt-4 text-muted text-sm tabular-nums">
          {words.endsIn} <span className="font-mono">{feed.lastCharacters}</span> ·{' '}
          {words.createdAt(formats.mediumDate(feed.createdAt))} ·{' '}
          {feed.lastReadAt ? words.lastRead(formats.dateAndTime(feed.lastReadAt)) : words.neverRead}
        </p>
      )}
      {isAsked && (
        <p role="alert" className="mt-4 max-w-prose text-warning">
          {words.stops}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!feed && (
          <Button isPending={renew.isPending} onClick={() => renew.mutate()}>
            {words.create}
          </Button>
        )}
        {feed && isAsked !== 'revoke' && (
          <Button
            look={isAsked ? 'ink' : 'line'}
            isPending={renew.isPending}
            onClick={() => (isAsked ? renew.mutate() : setIsAsked('renew'))}
          >
            {isAsked ? words.renewNow : words.renew}
          </Button>
        )}
        {feed && isAsked !== 'renew' && (
          <Button
            look={isAsked ? 'ink' : 'quiet'}
            isPending={revoke.isPending}
            onClick={() => (isAsked ? revoke.mutate() : setIsAsked('revoke'))}
          >
            {isAsked ? words.revokeNow : words.revoke}
          </Button>
        )}
        {isAsked && (
          <Button look="quiet" onClick={() => setIsAsked(undefined)}>
            {words.keep}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-accent-text">
          {failureOf(error, { ours: messages.notDone, offline: messages.offline })}
        </p>
      )}
    </section>
  );
}
