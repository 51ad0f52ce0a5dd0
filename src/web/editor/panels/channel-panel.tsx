import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId } from 'react';
import { type Channel, type ChannelId, channelIds } from '#domain/copywriting/channels/channel.ts';
import { channels } from '#domain/copywriting/channels/channels.ts';
import { formatForChannel } from '#domain/copywriting/channels/format-for-channel.ts';
import { shortenText } from '#domain/copywriting/channels/shorten-text.ts';
import { writeSearchPreview } from '#domain/copywriting/channels/write-search-preview.ts';
import { reportHappening } from '#web/documents/report-happening.ts';
import { useTextTools } from '#web/documents/use-text-tools.ts';
import { editorMessages } from '#web/i18n/editor-messages.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { useConfirmedText } from '../claims/use-confirmed-text.tsx';
import { useChannel } from './channel-store.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { TellExtension } from './tell-extension.tsx';
import { useChannelText } from './use-channel-text.ts';

/** How long a text for a notice board or a message may be, in characters. */
const shortVersion = 300;

/** The advertisement as a marketplace takes it: prose, lists and title in its length and syntax; a short version. */
export function ChannelPanel({ isChecked, ...props }: PanelProps & { isChecked: boolean }) {
  const { description, brief, language, style, draft, claims } = props;
  const words = editorMessages.use();
  const formats = useFormats();
  const [id, choose] = useChannel();
  const select = useId();
  const channel: Channel = channels[id];
  const { title, body, belowTitle, fit, isComplete } = useChannelText(props, id);
  const { confirmed, against, dialog } = useConfirmedText(draft.text, claims);
  const client = useQueryClient();
  const tools = useTextTools();
  const preview = writeSearchPreview(brief, draft.text, claims, language);
  const most = channel.snippet?.most ?? shortVersion;
  const name = `${brief.make} ${brief.model}`;
  const whole = formatForChannel(body, id);
  const exported = { id: description.id, style, channel: id };
  const shownCar = {
    ...{ name, place: channel.name, title, whole, against },
    belowTitle: formatForChannel(belowTitle, id),
  };
  const pieces = [
    [words.headline, title],
    [words.searchTitle, preview.title],
    [words.searchDescription, preview.description],
    [words.short, shortenText(draft.text, claims, Math.min(most, shortVersion), name)],
  ] as const;
  return (
    <section aria-label={words.channel}>
      <label htmlFor={select} className="mb-1.5 block font-semibold">
        {words.channel}
      </label>
      <Select id={select} value={id} onChange={(event) => choose(event.target.value as ChannelId)}>
        {channelIds.map((known) => (
          <option key={known} value={known}>
            {channels[known].name}
          </option>
        ))}
      </Select>
      <div className="mt-2 flex justify-between gap-2 text-sm">
        <span
          className={classNames(
            fit.verdict === 'fits' && 'text-good',
            fit.verdict === 'refused' && 'text-accent-text',
          )}
        >
          {words.channelVerdicts[fit.verdict]}
        </span>
        <span className="text-muted tabular-nums">
          {formats.number(fit.length)}
          {fit.most !== undefined && ` / ${formats.number(fit.most)}`}
        </span>
      </div>
      {fit.most !== undefined && (
        <div className="mt-1 h-1 rounded-full bg-sunken">
          <div
            className={classNames('h-1 rounded-full', fit.length > fit.most ? 'bg-accent' : 'bg-ink')}
            style={{ width: `${Math.min(100, (100 * fit.length) / fit.most)}%` }}
          />
        </div>
      )}
      <ul className="mt-2 grid gap-1 text-sm">
        {fit.misfits.map((misfit) => (
          <li key={misfit.rule}>
            {'by' in misfit
              ? words.misfits[misfit.rule](formats.number(misfit.by))
              : words.misfits[misfit.rule](misfit.excerpt)}
          </li>
        ))}
      </ul>
      <Button className="mt-2 w-full" onClick={() => confirmed(() => tools.copy(whole, exported))}>
        <Copy aria-hidden="true" className="size-4" />
        {words.copyFor(channel.name)}
      </Button>
      <p className="mt-2 text-muted text-sm">
        {words.verified[channel.text?.certainty ?? channel.title?.certainty ?? 'none']}{' '}
        {formats.date(channel.verifiedOn)}
      </p>
      <Panel title={words.advertisement(channel.name)}>
        <p lang={language} className="whitespace-pre-line break-words text-sm">
          {body}
        </p>
      </Panel>
      <Panel title={words.pieces}>
        <ul className="grid gap-3 text-sm">
          {pieces.map(([name, text]) => (
            <li key={name}>
              <div className="flex items-center justify-between gap-2">
                <p className="text-muted">
                  {name} · <span className="tabular-nums">{text.length}</span>
                </p>
                <Button
                  look="quiet"
                  className="px-2"
                  aria-label={words.copyPiece(name)}
                  onClick={() => confirmed(() => tools.copy(text))}
                >
                  <Copy aria-hidden="true" className="size-4" />
                </Button>
              </div>
              <p className="break-words">{text}</p>
            </li>
          ))}
        </ul>
      </Panel>
      {isChecked && isComplete && (
        <TellExtension car={shownCar} onTaken={() => reportHappening(client, 'exported', exported)} />
      )}
      {dialog}
    </section>
  );
}
