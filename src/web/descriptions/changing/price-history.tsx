import type { WholeDescription } from '#contract/texts.ts';
import { appMessages } from '#web/i18n/app-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';

/** What a car was offered for, the newest price first; nothing as long as it has been one. */
export function PriceHistory({ changes }: Pick<WholeDescription, 'changes'>) {
  const { changing } = appMessages.use();
  const formats = useFormats();
  const prices = changes.filter(({ field }) => field === 'price');
  if (prices.length === 0) return null;
  const priceOf = (price: string | number | undefined) =>
    price === undefined ? changing.noPrice : formats.price(Number(price));
  return (
    <section className="text-sm">
      <h3 className="mb-1.5 text-muted">{changing.prices}</h3>
      <ol className="grid gap-1 tabular-nums">
        {prices.map(({ at, before, after }) => (
          <li key={at} className="flex flex-wrap gap-x-2">
            <time dateTime={at} className="text-muted">
              {formats.shortDate(at)}
            </time>
            <span>
              <s className="text-muted">{priceOf(before)}</s>{' '}
              <span className="font-medium">{priceOf(after)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
