import { Download } from 'lucide-react';
import { useState } from 'react';
import type { StockJobItem } from '#contract/stock.ts';
import { type ChannelId, channelIds } from '#domain/copywriting/channels/channel.ts';
import { channels } from '#domain/copywriting/channels/channels.ts';
import { addresses } from '#web/api/calls.ts';
import { stockMessages } from '#web/i18n/stock-messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

/** The approved cars for one place, as a table or as a text file for each text. */
export function ExportForm({ job }: { job: StockJobItem }) {
  const { job: words } = stockMessages.use();
  const [channel, setChannel] = useState<ChannelId>(channelIds[0]);
  const addressOf = (file: 'exportStockCars' | 'exportStockTexts') =>
    `${addresses[file].replace('{id}', job.id)}?channel=${channel}`;
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3 border-line border-t pt-4">
      <Field label={words.channel} className="w-full sm:w-60">
        {(slot) => (
          <Select {...slot} value={channel} onChange={({ target }) => setChannel(target.value as ChannelId)}>
            {channelIds.map((id) => (
              <option key={id} value={id}>
                {channels[id].name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <a href={addressOf('exportStockCars')} download className={buttonStyle('ink')}>
        <Download aria-hidden="true" className="size-4" />
        {words.export(job.counts.approved)}
      </a>
      <a href={addressOf('exportStockTexts')} download className={buttonStyle('line')}>
        {words.exportTexts}
      </a>
    </div>
  );
}
