import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { copyStyles } from '#domain/copywriting/copy.ts';
import { isRepriced } from '#domain/vehicles/advertised.ts';
import { call } from '#web/api/call.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { carNameOf, textsOf } from '#web/documents/description-document.ts';
import { keepAdvertised } from '#web/documents/keep-advertised.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';

/** The price that a car's advertisements still have, the text with the new one to copy, and the word that it is done. */
export function RepricedLine({ item }: { item: DescriptionItem }) {
  const { changing } = appMessages.use();
  const formats = useFormats();
  const tools = useTextTools();
  const client = useQueryClient();
  const { id, price, advertised, outcome = {} } = item;
  const done = useMutation({
    mutationFn: () => call('markAdvertised', { params: { id }, payload: { price } }),
    onSuccess: () => keepAdvertised(client, id),
    onError: (error) => tellFailure(error, changing.failed),
  });
  if (!advertised || !isRepriced(item) || outcome.soldOn || outcome.withdrawnOn) return null;
  const texts = textsOf(item);
  const style = [outcome.publishedStyle, ...copyStyles].find((one) => one && texts[one]);
  const car = carNameOf(item);
  const was = advertised.price === undefined ? changing.noPrice : formats.price(advertised.price);
  return (
    <div
      ref={handFocusOn}
      className="flex flex-wrap items-center gap-x-4 px-4 pb-3 text-sm lg:pb-1.5 lg:pl-12"
    >
      <p className="border-warning/60 border-l-2 pl-3">
        {changing.advertised(formats.shortDate(advertised.at), was)}
      </p>
      <div className="-ml-2 flex flex-wrap">
        {style && (
          <Button
            look="quiet"
            className="px-2!"
            aria-label={`${changing.copyRepriced}: ${car}`}
            onClick={() => tools.copy(texts[style] ?? '', { id, style })}
          >
            <Copy aria-hidden="true" className="size-4" />
            {changing.copyRepriced}
          </Button>
        )}
        <Button
          look="quiet"
          className="px-2!"
          aria-label={`${changing.advertisedAnew}: ${car}`}
          isPending={done.isPending}
          onClick={() => done.mutate()}
        >
          <Check aria-hidden="true" className="size-4" />
          {changing.advertisedAnew}
        </Button>
      </div>
    </div>
  );
}

/** The line goes with the click; whoever works by keyboard goes on at the car it belongs to. */
const handFocusOn = (line: HTMLDivElement) => () => {
  if (line.contains(document.activeElement)) line.closest('li')?.querySelector('button')?.focus();
};
