import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ChannelId } from '#domain/copywriting/channels/channel.ts';
import { composeForChannel, titleForChannel } from '#domain/copywriting/channels/compose-for-channel.ts';
import { type Fit, fitChannel } from '#domain/copywriting/channels/fit-channel.ts';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import type { PanelProps } from './panel-props.ts';

interface ChannelText {
  title: string;
  /** All of it with the title, not yet in the place's syntax. */
  body: string;
  /** The same without its first paragraph, which is the title. */
  belowTitle: string;
  fit: Fit;
  /** Whether the lists are there, or will not come. */
  isComplete: boolean;
}

/** The advertisement a draft becomes in a place, the present data of the car as lists in it. */
export function useChannelText(
  { description, brief, language, draft: { text }, claims }: PanelProps,
  id: ChannelId,
): ChannelText {
  const { data: sheet, isPending } = useQuery({
    queryKey: queryKeys.factSheet(description.id, language, brief),
    queryFn: ({ signal }) => call('getFactSheet', { params: { id: description.id, language }, signal }),
  });
  const composed = useMemo(() => {
    const parts = { brief, language, text, claims, sheet };
    const body = composeForChannel(parts, id);
    const belowTitle = body.slice(body.indexOf('\n\n') + 2);
    return { title: titleForChannel(parts, id), body, belowTitle, fit: fitChannel(body, id) };
  }, [brief, language, text, claims, sheet, id]);
  return { ...composed, isComplete: !isPending };
}
