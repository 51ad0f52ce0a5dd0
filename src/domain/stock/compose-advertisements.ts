import type { ChannelId } from '../copywriting/channels/channel.ts';
import { channels } from '../copywriting/channels/channels.ts';
import { composeForChannel } from '../copywriting/channels/compose-for-channel.ts';
import { formatForChannel } from '../copywriting/channels/format-for-channel.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import { loadFactChecker } from '../copywriting/facts/load-fact-checker.ts';
import { listFacts } from '../copywriting/writer/plain/list-facts.ts';
import { stateDetails } from '../vehicles/details/state-details.ts';
import type { ReviewedCar } from './stock-job.ts';

/** Returns the advertisement of each style a car has been written in, in the channel's syntax and length. */
export async function composeAdvertisements(
  { description: { copy, language, brief } }: NonNullable<ReviewedCar['text']>,
  { channel, styles, thisYear }: { channel: ChannelId; styles: readonly CopyStyle[]; thisYear: number },
): Promise<(readonly [CopyStyle, string])[]> {
  const stated = stateDetails(brief);
  const isShort = (channels[channel].layout as readonly string[]).includes('short');
  const check = isShort ? await loadFactChecker(language, { thisYear }) : undefined;
  const sheet = await listFacts(stated, language, thisYear);
  return styles.flatMap((style) => {
    const text = copy[style];
    if (text === undefined) return [];
    const parts = { brief: stated, language, text, claims: check?.(text, stated) ?? [], sheet };
    return [[style, formatForChannel(composeForChannel(parts, channel), channel)] as const];
  });
}
