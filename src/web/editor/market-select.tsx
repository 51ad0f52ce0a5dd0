import { type Market, markets } from '#domain/copywriting/markets/market.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { Select } from '#web/ui/select.tsx';

interface MarketSelectProps {
  id: string;
  value: Market;
  onChange(market: Market): void;
}

/** The country a text is published in. */
export function MarketSelect({ id, value, onChange }: MarketSelectProps) {
  const words = editorMessages.use();
  return (
    <Select id={id} value={value} onChange={(event) => onChange(event.target.value as Market)}>
      {markets.map((code) => (
        <option key={code} value={code}>
          {words.markets[code]}
        </option>
      ))}
    </Select>
  );
}
