import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { WholeDescription } from '#contract/texts.ts';
import type { CopyStyle } from '#domain/copywriting/copy.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

type Rating = NonNullable<NonNullable<WholeDescription['ratings']>[CopyStyle]>;

/** Whether a text is any good, in one click; why, if one cares to say. */
export function TextRating({ description, style }: { description: WholeDescription; style: CopyStyle }) {
  const { rating: words } = editorMessages.use();
  const client = useQueryClient();
  const rated = description.ratings?.[style];
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState(rated?.reason ?? '');
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLButtonElement>(null);
  const { id } = description;

  const rating = useMutation({
    // The later opinion is the one that stays.
    scope: { id: `rateText ${id} ${style}` },
    mutationFn: (next: Rating) => call('rateText', { params: { id, style }, payload: next }),
    onSuccess(_, next) {
      client.setQueriesData<WholeDescription>({ queryKey: [queryKeys.description(id)[0]] }, (cached) =>
        cached?.id === id ? { ...cached, ratings: { ...cached.ratings, [style]: next } } : cached,
      );
    },
    onError: (error) => tellFailure(error, words.failed),
  });

  function rate(isGood: boolean) {
    if (rating.isPending) return;
    // The reason belonged to the other opinion.
    const kept = rated?.isGood === isGood ? rated.reason : '';
    setReason(kept);
    setIsAsked(true);
    if (rated?.isGood !== isGood) rating.mutate({ isGood, reason: kept });
  }
  function close() {
    const hadFocus = input.current?.form?.contains(document.activeElement);
    setIsAsked(false);
    // By the time it is saved the caret may be back in the text.
    if (hadFocus) chosen.current?.focus();
  }
  function saveReason(event: FormEvent) {
    event.preventDefault();
    if (!rated || rating.isPending) return;
    const onSuccess = (_: unknown, sent: Rating) => input.current?.value === sent.reason && close();
    rating.mutate({ isGood: rated.isGood, reason }, { onSuccess });
  }

  const thumbs = [
    [true, words.good, ThumbsUp],
    [false, words.bad, ThumbsDown],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-line border-t px-3 py-1">
      <fieldset className="flex items-center">
        <legend className="sr-only">{words.label}</legend>
        <span aria-hidden="true" className="pl-2 text-muted text-sm sm:pl-3">
          {words.label}
        </span>
        {thumbs.map(([isGood, name, Thumb]) => (
          <button
            key={name}
            ref={rated?.isGood === isGood ? chosen : undefined}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={rated?.isGood === isGood}
            onClick={() => rate(isGood)}
            className={classNames('quiet-icon', rated?.isGood === isGood && 'text-ink')}
          >
            <Thumb
              aria-hidden="true"
              className={classNames('size-[1.125rem]', rated?.isGood === isGood && 'fill-current')}
            />
          </button>
        ))}
      </fieldset>
      {isAsked && rated && (
        <form
          onSubmit={saveReason}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          className="appear flex min-w-56 grow flex-wrap items-center gap-2 py-1"
        >
          <label htmlFor={field} className="sr-only">
            {words.reason}
          </label>
          <input
            ref={input}
            id={field}
            value={reason}
            maxLength={500}
            autoComplete="off"
            placeholder={words.reason}
            onChange={(event) => setReason(event.target.value)}
            className="control w-auto min-w-0 grow basis-48"
          />
          <Button type="submit" isPending={rating.isPending}>
            {words.saveReason}
          </Button>
        </form>
      )}
      <span role="status" className="sr-only">
        {isAsked && rated ? words.thanks : ''}
      </span>
    </div>
  );
}
