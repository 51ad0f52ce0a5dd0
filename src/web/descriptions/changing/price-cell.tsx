import { useQueryClient } from '@tanstack/react-query';
import { Check, Pencil, X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { fieldFaultsOf } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { tellFailure } from '#web/api/tell-failure.ts';
import { carNameOf } from '#web/documents/description-document.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { type ChangedVehicle, useChangeVehicle } from './use-change-vehicle.ts';

interface PriceCellProps {
  item: DescriptionItem;
  onChanged(changed: ChangedVehicle): void;
}

/** The price in its line of the list: a click, the new one, Enter. */
export function PriceCell({ item, onChanged }: PriceCellProps) {
  const { changing } = appMessages.use();
  const formats = useFormats();
  const [isTyping, setTyping] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const car = carNameOf(item);
  const price = item.price === undefined ? undefined : formats.price(item.price);

  function close() {
    setTyping(false);
    // The field that had the focus is gone.
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isTyping) return <PriceForm {...{ item, onChanged }} onClose={close} />;
  return (
    <button
      ref={opener}
      type="button"
      aria-label={price ? changing.changePriceOf(car, price) : changing.setPriceOf(car)}
      title={changing.changePrice}
      onClick={() => setTyping(true)}
      className="relative z-10 -mx-2 inline-flex min-h-11 items-center justify-self-start gap-1.5 rounded-md px-2 text-left tabular-nums transition-colors hover:bg-sunken"
    >
      <span className={price ? 'font-medium text-ink' : 'text-muted'}>{price ?? changing.setPrice}</span>
      <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
    </button>
  );
}

function PriceForm({ item, onChanged, onClose }: PriceCellProps & { onClose(): void }) {
  const { changing } = appMessages.use();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const [typed, setTyped] = useState(item.price === undefined ? '' : String(item.price));
  const changingIt = useChangeVehicle(item.id, {
    onChanged(changed) {
      onChanged(changed);
      onClose();
    },
    onFailed: (error) => fieldFaultsOf(error).price || tellFailure(error, changing.failed),
  });
  const fault = fieldFaultsOf(changingIt.error).price;
  const car = carNameOf(item);

  useEffect(() => input.current?.select(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (changingIt.isPending) return;
    const { id } = item;
    try {
      const { brief } = await client.fetchQuery({
        queryKey: queryKeys.description(id),
        queryFn: ({ signal }) => call('getDescription', { params: { id }, signal }),
      });
      changingIt.mutate({ vehicle: { ...brief, price: typed }, seen: brief });
    } catch (error) {
      tellFailure(error, changing.failed);
    }
  }

  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="relative z-10 flex w-full flex-wrap items-center max-lg:my-1"
    >
      <input
        ref={input}
        aria-label={changing.priceOf(car)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && faultId}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="control w-20 min-w-0 grow px-2! tabular-nums"
      />
      <button
        type="submit"
        aria-label={changing.save}
        aria-busy={changingIt.isPending}
        className="quiet-icon w-9!"
      >
        <Check aria-hidden="true" className="size-[1.125rem]" />
      </button>
      <button type="button" aria-label={changing.cancel} onClick={onClose} className="quiet-icon w-9!">
        <X aria-hidden="true" className="size-[1.125rem]" />
      </button>
      {fault && (
        <p id={faultId} role="alert" className="w-full text-accent-text text-sm">
          {fault}
        </p>
      )}
    </form>
  );
}
